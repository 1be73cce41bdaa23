-- Attempts to prove who one is, counted once for all processes. `key` is a digest: no e-mail address is kept of somebody who has no account.
-- Each attempt moves `counted_until` on by what one costs in time; how far it may lie ahead of now is the limit.
create table attempts (
  key text primary key,
  counted_until timestamptz not null
);
create index attempts_counted_until_idx on attempts (counted_until);
alter table attempts enable row level security;
