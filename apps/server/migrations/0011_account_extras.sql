-- Keys for programs. Of the key itself only the SHA-256 is kept: it has 256 random bits, so a slow hash would add nothing.
create table api_keys (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  -- Its first characters, to tell keys apart.
  start text not null,
  hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz
);
create index api_keys_user_id_idx on api_keys (user_id, created_at desc);

-- Pictures made, in quarters of an hour: every time zone's midnight lies between two of them, so a day can be counted wherever its person
-- lives, and a picture that is deleted stays counted.
create table usage_quarters (
  user_id text not null references "user" ("id") on delete cascade,
  quarter timestamptz not null,
  generations integer not null check (generations > 0),
  primary key (user_id, quarter)
);
insert into usage_quarters (user_id, quarter, generations)
select user_id, date_bin('15 minutes', created_at, '2000-01-01'), count(*) from generations group by 1, 2;

alter table api_keys enable row level security;
alter table usage_quarters enable row level security;
create policy own_api_keys on api_keys to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_usage on usage_quarters to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, delete on api_keys to authenticated;
grant select, insert, update on usage_quarters to authenticated;
