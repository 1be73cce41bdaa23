-- Programs that wait to be given an API key. Their codes are in the answer alone; here are their SHA-256.
create table device_codes (
  device_hash text primary key,
  user_hash text not null unique,
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the program last asked.
  polled_at timestamptz,
  denied_at timestamptz,
  -- Who allowed it.
  user_id text references "user" ("id") on delete cascade
);
alter table device_codes enable row level security;
create index device_codes_by_user on device_codes (user_id) where user_id is not null;
create index device_codes_by_end on device_codes (expires_at);
