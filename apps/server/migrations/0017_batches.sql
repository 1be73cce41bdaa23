-- Batches: sheets, comparisons and prompts with wildcards. Their pictures enter the queue a few at a time.
create table batches (
  id text primary key check (id ~ '^bat_[0-9a-hjkmnp-tv-z]{26}$'),
  user_id text not null references "user" ("id") on delete cascade,
  kind text not null check (kind in ('compare', 'wildcards', 'sheet')),
  title text not null,
  grid jsonb,
  state text not null check (state in ('running', 'paused', 'cancelled')),
  -- Why it stands still although it runs, and when it is looked at again.
  waits_for text check (waits_for in ('allowance', 'provider')),
  next_try_at timestamptz,
  -- Whose midnight brings the next allowance.
  time_zone text not null,
  created_at timestamptz not null,
  unique (user_id, id)
);
create index batches_own_idx on batches (user_id, created_at desc);
create index batches_running_idx on batches (user_id) where state = 'running';

create table batch_pictures (
  -- The batch's id and the place in it.
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  batch_id text not null,
  position integer not null,
  row_index integer not null,
  prompt text not null,
  negative_prompt text not null,
  style text not null,
  quality text not null check (quality in ('standard', 'high', 'ultra')),
  aspect_ratio text not null check (aspect_ratio in ('1:1', '16:9', '9:16')),
  seed bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'queued', 'done', 'error', 'cancelled')),
  -- Grows when it is asked for again. It is part of the task's id, so that one attempt never becomes two tasks.
  attempt integer not null default 1,
  generation_id text,
  error text,
  unique (user_id, batch_id, position),
  foreign key (user_id, batch_id) references batches (user_id, id) on delete cascade
);
create index batch_pictures_open_idx on batch_pictures (user_id, batch_id, position) where status in ('waiting', 'queued');

alter table batches enable row level security;
alter table batch_pictures enable row level security;
create policy own_batches on batches to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_batch_pictures on batch_pictures to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, update, delete on batches, batch_pictures to authenticated;
