-- The file that a picture was imported from, by its hash: the same file is imported once.
alter table generations add column imported_sha256 text check (imported_sha256 ~ '^[0-9a-f]{64}$');
create unique index generations_imported_idx on generations (user_id, imported_sha256)
  where imported_sha256 is not null;
