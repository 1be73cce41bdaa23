-- News for users. The counter row gives a user's events their numbers; locking it orders that user's writers, and nobody else's.
create table user_event_counters (
  user_id text primary key references "user" ("id") on delete cascade,
  last_seq bigint not null,
  -- Events up to this number are no longer kept.
  pruned_seq bigint not null default 0
);

create table user_events (
  user_id text not null references "user" ("id") on delete cascade,
  seq bigint not null,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);
create index user_events_created_at_idx on user_events (created_at);

alter table user_event_counters enable row level security;
alter table user_events enable row level security;
create policy own_counter on user_event_counters to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_events on user_events to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, update on user_event_counters to authenticated;
grant select, insert on user_events to authenticated;

-- Answers to state-changing requests, by the key their sender chose. No role of a request may read or write here.
create table idempotency_keys (
  user_id text not null references "user" ("id") on delete cascade,
  key text not null,
  -- SHA-256 of method, path and body: the same key with another request is refused.
  request_hash text not null,
  status text not null check (status in ('running', 'done', 'failed')),
  -- Counts the runs; only the run that holds the present number may finish the row.
  attempt integer not null default 1,
  -- A running row whose process has died is taken over after this moment.
  lease_until timestamptz not null,
  response_status integer,
  response_body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
