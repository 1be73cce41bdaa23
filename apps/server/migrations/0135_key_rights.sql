-- What an API key may do, and how much of it a day. Keys that are there keep every right.
alter table api_keys
  -- Null: everything that a key may do.
  add column scopes text[] check (cardinality(scopes) > 0),
  -- Pictures and sounds from midnight to midnight UTC; null: as many as the account may.
  add column daily_limit integer check (daily_limit > 0),
  -- Those made, or being made, on the day (UTC) that began at `made_since`.
  add column made integer not null default 0 check (made >= 0),
  add column made_since timestamptz;
grant update (made, made_since) on api_keys to authenticated;

-- The key that asked, and the day on which its place counts: a task that fails gives it back.
alter table tasks add column key_id text, add column key_day timestamptz;
alter table audio_tasks add column key_id text, add column key_day timestamptz;
-- The key that began it last.
alter table batches add column key_id text;
