-- Signed addresses of pictures and sounds open while their owner's epoch is the one they were made in; 0 is that of an account whose
-- access was never ended. `valid_from` says when it began.
alter table account_access add column epoch integer not null default 0;

-- Every process looks for what ended lately.
create index account_access_valid_from_idx on account_access (valid_from);
