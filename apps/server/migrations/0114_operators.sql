-- Who operates the installation, by account: as for moderators, which is another right.
create table operators (
  user_id text primary key references "user" ("id") on delete cascade,
  email text unique,
  since timestamptz not null default now()
);
alter table operators enable row level security;

-- What operators did to people. Names and addresses are kept as they were then: the accounts may be gone.
create table operator_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for the command line.
  actor_id text,
  actor text not null,
  action text not null,
  subject_id text,
  subject text not null,
  detail text not null default ''
);
alter table operator_log enable row level security;
create index operator_log_by_age on operator_log (created_at);
