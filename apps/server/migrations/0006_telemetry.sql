create table app_events (
  id bigint generated always as identity primary key,
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  metadata jsonb not null,
  created_at timestamptz not null default now()
);
create index app_events_user_id_idx on app_events (user_id, created_at);

create table web_vitals (
  id bigint generated always as identity primary key,
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  value double precision not null,
  meta jsonb not null,
  created_at timestamptz not null default now()
);
create index web_vitals_user_id_idx on web_vitals (user_id, created_at);

alter table app_events enable row level security;
alter table web_vitals enable row level security;
create policy own_app_events on app_events to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_web_vitals on web_vitals to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert on app_events, web_vitals to authenticated;
