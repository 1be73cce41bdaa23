-- The books of the daily allowance: used + reserved + remaining = what the tier allows. The browser never writes here; the server does so
-- for the signed-in user, in the transaction that makes or ends a picture.
create table user_daily_limits (
  user_id text primary key references "user" ("id") on delete cascade,
  subscription_tier text not null check (subscription_tier in ('free', 'pro', 'premium')),
  -- Pictures made since the last reset.
  generations_today integer not null default 0 check (generations_today >= 0),
  -- Places held by pictures that wait or are being made.
  reserved integer not null default 0 check (reserved >= 0),
  -- When the count became 0 last, and in which time zone that was asked for.
  last_reset_at timestamptz not null,
  time_zone text not null,
  -- When it becomes 0 next for a caller in that time zone: local midnight.
  reset_at timestamptz not null
);

alter table user_daily_limits enable row level security;
create policy own_limits on user_daily_limits to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert on user_daily_limits to authenticated;
-- A tier is never raised by what a request can do.
grant update (generations_today, reserved, last_reset_at, time_zone, reset_at) on user_daily_limits to authenticated;
