-- Who moderates, by account: named by the operator on the command line (no address), or the first account with a verified address of
-- MODERATOR_EMAILS, for as long as it has that address.
create table moderators (
  user_id text primary key references "user" ("id") on delete cascade,
  email text unique,
  since timestamptz not null default now()
);
alter table moderators enable row level security;
