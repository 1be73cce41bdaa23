-- What an account stores is added up when it asks for more, where STORAGE_PER_ACCOUNT_MB is set: from these, without the rows.
create index generations_stored_idx on generations (user_id) include (bytes);
create index recordings_stored_idx on recordings (user_id) include (bytes);

-- A batch also waits for room in the library. The contract says which words there are.
alter table batches drop constraint batches_waits_for_check;
