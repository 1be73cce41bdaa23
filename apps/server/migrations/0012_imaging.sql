-- Who draws, seen by the operator: what each provider did by the hour, how it is now, and what was spent.
create table provider_hours (
  provider text not null,
  hour timestamptz not null,
  successes integer not null default 0,
  failures integer not null default 0,
  -- Milliseconds of the successes: all together, and the slowest.
  total_ms bigint not null default 0,
  slowest_ms integer not null default 0,
  -- Millionths of a US dollar.
  cost_micros bigint not null default 0,
  primary key (provider, hour)
);
create index provider_hours_hour_idx on provider_hours (hour);

create table provider_health (
  provider text primary key,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  -- Kind of the last failure.
  last_failure text,
  circuit text not null default 'closed' check (circuit in ('closed', 'open', 'half-open'))
);

-- The operator's books by UTC day, in millionths of a US dollar: what pictures have cost, and what those under way may cost.
create table spending_days (
  day date primary key,
  held bigint not null default 0 check (held >= 0),
  spent bigint not null default 0 check (spent >= 0)
);
-- What a picture under way may cost. One whose process died stays held: its vendor may have charged for it.
create table spending_holds (
  id text primary key,
  day date not null references spending_days (day) on delete cascade,
  micros bigint not null check (micros > 0)
);
create index spending_holds_day_idx on spending_holds (day);

alter table tasks
  -- Written before a provider that charges is asked, and again with the vendor's own id of the job once there is one: a process that takes
  -- the task over goes on with that job and asks for no second one.
  add column vendor_job jsonb,
  -- How long the provider asked to wait, in seconds, where that made the task fail.
  add column error_wait integer;

alter table provider_hours enable row level security;
alter table provider_health enable row level security;
alter table spending_days enable row level security;
alter table spending_holds enable row level security;
