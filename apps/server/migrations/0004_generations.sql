-- Stored pictures: the specification's columns, and what made them.
create table generations (
  id text primary key check (id ~ '^gen_[0-9a-hjkmnp-tv-z]{26}$'),
  user_id text not null references "user" ("id") on delete cascade,
  prompt text not null,
  negative_prompt text not null,
  style text not null,
  quality text not null check (quality in ('standard', 'high', 'ultra')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  seed bigint,
  -- Path on this server, without the signature.
  image_url text not null,
  is_public boolean not null default false,
  created_at timestamptz not null,
  provider text not null,
  model text not null,
  read_as text[] not null,
  unknown_words text[] not null,
  file_key text not null unique,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null
);
create index generations_history_idx on generations (user_id, created_at desc, id desc);

-- Files to delete: written with the row's end, emptied after it, so that a crash between the two leaves nothing behind.
create table file_deletions (
  file_key text primary key,
  created_at timestamptz not null default now()
);

-- However a row ends, also with its account, its file is on the list.
create function list_file_for_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into file_deletions (file_key) values (old.file_key) on conflict do nothing;
  return null;
end
$$;
create trigger generations_file_deletion after delete on generations
  for each row execute function list_file_for_deletion();

-- The work that makes pictures. `source` form: somebody waits for the answer. `source` queue: it is shown in the queue card.
create table tasks (
  user_id text not null references "user" ("id") on delete cascade,
  -- The client may choose it, so it is the user's own and nobody else's.
  id text not null,
  -- Order of arrival.
  position bigint generated always as identity,
  source text not null check (source in ('form', 'queue')),
  status text not null check (status in ('queued', 'running', 'done', 'error')),
  function text not null,
  prompt text not null,
  negative_prompt text not null,
  style text not null,
  quality text not null check (quality in ('standard', 'high', 'ultra')),
  model text not null,
  width integer not null,
  height integer not null,
  seed bigint not null,
  -- Where the reference picture is kept until the task ends.
  reference_key text,
  -- How often it was started.
  attempts integer not null default 0,
  -- Fencing token of the run that may write the result, and until when it is believed to live.
  lease_token text,
  lease_until timestamptz,
  -- The request that made it, which picture of the request it is, and what the request asked for.
  request_key text,
  request_index integer not null default 0,
  request_hash text,
  generation_id text references generations (id) on delete set null,
  error_code text,
  error_message text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, id),
  unique (user_id, request_key, request_index),
  check ((status = 'running') = (lease_token is not null)),
  check ((status = 'running') = (lease_until is not null)),
  check ((status in ('done', 'error')) = (finished_at is not null))
);
-- 'form' sorts before 'queue': who waits is served first.
create index tasks_queued_idx on tasks (user_id, source, position) where status = 'queued';
create index tasks_running_idx on tasks (user_id) where status = 'running';
create index tasks_lease_idx on tasks (lease_until) where status = 'running';
create index tasks_shown_idx on tasks (user_id, position) where source = 'queue';
create index tasks_finished_form_idx on tasks (finished_at) where source = 'form';
create index tasks_reference_idx on tasks (reference_key) where reference_key is not null;
create index tasks_generation_idx on tasks (generation_id) where generation_id is not null;

create table queue_settings (
  user_id text primary key references "user" ("id") on delete cascade,
  -- How many of the user's tasks may run at once.
  concurrency integer not null check (concurrency between 1 and 4)
);

alter table generations enable row level security;
alter table file_deletions enable row level security;
alter table tasks enable row level security;
alter table queue_settings enable row level security;

create policy own_generations on generations to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy public_generations on generations for select to anon using (is_public);
create policy own_tasks on tasks to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_queue_settings on queue_settings to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));

grant select, insert, delete on generations to authenticated;
grant select (id, is_public, file_key, media_type, sha256) on generations to anon;
grant select, insert, update, delete on tasks to authenticated;
grant select, insert, update on queue_settings to authenticated;
