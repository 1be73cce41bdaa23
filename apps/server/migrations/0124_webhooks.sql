-- Addresses that hear of an account's events, and what is on its way to them.
create table webhooks (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  url text not null,
  events text[] not null,
  -- What signs: encrypted with the installation's secret, each under the webhook's own id.
  sealed_secret bytea not null,
  earlier_secret bytea,
  earlier_until timestamptz,
  created_at timestamptz not null,
  -- Null: it is on.
  off text check (off in ('owner', 'gone', 'failing', 'access')),
  -- Every attempt has failed since then.
  failing_since timestamptz,
  -- The receiver asked for quiet until then.
  not_before timestamptz,
  -- Events that were not written down because so many waited.
  missed integer not null default 0
);
create index webhooks_by_user on webhooks (user_id, created_at);

-- One row an event and webhook: what waits, and the log.
create table webhook_deliveries (
  -- The order in which things happened.
  seq bigint generated always as identity,
  -- Of the event: the same for every webhook that hears of it.
  id text not null,
  -- Named first: a row waits here for an account that is being deleted, before it holds the webhook.
  user_id text not null references "user" ("id") on delete cascade,
  webhook_id text not null references webhooks (id) on delete cascade,
  type text not null,
  -- Pictures, tasks and the like that it is about: what shares one is sent one after the other.
  subjects text[] not null,
  -- Signed and sent letter by letter.
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  -- It is not tried after that.
  expires_at timestamptz not null,
  -- The process that sends it now, and until when it may.
  lease_token text,
  lease_until timestamptz,
  ended_at timestamptz,
  answered integer,
  failure text check (failure in ('blocked', 'unreachable', 'timeout', 'broken', 'expired')),
  took_ms integer,
  primary key (webhook_id, id)
);
create index webhook_deliveries_due on webhook_deliveries (next_at, seq) where status = 'waiting';
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, seq) where status = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, seq);
create index webhook_deliveries_leased on webhook_deliveries (user_id) where lease_token is not null;
create index webhook_deliveries_ended on webhook_deliveries (ended_at) where status <> 'waiting';
create index webhook_deliveries_by_user on webhook_deliveries (user_id);

alter table webhooks enable row level security;
alter table webhook_deliveries enable row level security;
create policy own_webhooks on webhooks to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_webhook_deliveries on webhook_deliveries to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, delete on webhooks to authenticated;
grant update (name, url, events, sealed_secret, earlier_secret, earlier_until, off, failing_since, not_before, missed)
  on webhooks to authenticated;
grant select, insert on webhook_deliveries to authenticated;
grant update (status, attempts, next_at, expires_at, ended_at) on webhook_deliveries to authenticated;
