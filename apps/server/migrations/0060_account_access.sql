-- From when on signed permissions of a person open anything: those issued before were ended with their sessions.
create table account_access (
  user_id text primary key references "user" ("id") on delete cascade,
  valid_from timestamptz not null
);
alter table account_access enable row level security;

-- Reset links that were stored in clear, of the last hour; new ones are stored as hashes.
delete from verification where identifier like 'reset-password:%';

-- Failures are counted by account and source together, so that no stranger keeps an owner out. What was counted by account alone is void.
delete from attempts;
alter table attempts
  -- Digest of the account alone: a new password clears what was counted for it, from wherever it came.
  add column account text not null,
  add column failures integer not null;
create index attempts_account_idx on attempts (account);
