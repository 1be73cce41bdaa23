-- Who an account is at the payment provider.
create table billing_customers (
  user_id text primary key references "user" ("id") on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null default now()
);

-- What the provider said last of the account's subscription. `revision` counts the writings: who read the provider's state before another
-- wrote it must read again.
create table billing_subscriptions (
  user_id text primary key references "user" ("id") on delete cascade,
  revision integer not null,
  -- Null when there never was one.
  status text check (status in ('active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused')),
  tier text not null check (tier in ('free', 'pro', 'premium')),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null
);

-- Events of the provider that were dealt with: one that comes again changes nothing.
create table billing_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index billing_events_received_at_idx on billing_events (received_at);

alter table billing_customers enable row level security;
alter table billing_subscriptions enable row level security;
alter table billing_events enable row level security;
create policy own_customer on billing_customers for select to authenticated
  using (user_id = (select easel_user_id()));
create policy own_subscription on billing_subscriptions for select to authenticated
  using (user_id = (select easel_user_id()));
-- Requests read; only what the provider says writes.
grant select on billing_customers, billing_subscriptions to authenticated;
