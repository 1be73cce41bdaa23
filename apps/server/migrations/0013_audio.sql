-- Sounds that were made, and the work that makes them. Files lie in the storage, once as WAV and once compressed.
create table recordings (
  id text primary key check (id ~ '^rec_[0-9a-hjkmnp-tv-z]{26}$'),
  user_id text not null references "user" ("id") on delete cascade,
  prompt text not null,
  -- What was asked for: length, seed, mood, tempo, loop.
  settings jsonb not null,
  seconds real not null check (seconds > 0),
  -- Beats a minute of what came out; null without a beat.
  bpm real,
  read_as text[] not null,
  unknown_words text[] not null,
  waveform smallint[] not null,
  wav_key text not null unique,
  ogg_key text not null unique,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index recordings_own_idx on recordings (user_id, id desc);

create function list_recording_for_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into file_deletions (file_key) values (old.wav_key), (old.ogg_key) on conflict do nothing;
  return null;
end
$$;
create trigger recordings_file_deletion after delete on recordings
  for each row execute function list_recording_for_deletion();

create table audio_tasks (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  position bigint generated always as identity,
  status text not null check (status in ('queued', 'running', 'done', 'error')),
  prompt text not null,
  settings jsonb not null,
  attempts integer not null default 0,
  -- Fencing token of the run that may write the result, and until when it is believed to live.
  lease_token text,
  lease_until timestamptz,
  recording_id text references recordings (id) on delete cascade,
  error_code text,
  error_message text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'running') = (lease_token is not null)),
  check ((status = 'running') = (lease_until is not null)),
  check ((status in ('done', 'error')) = (finished_at is not null))
);
create index audio_tasks_own_idx on audio_tasks (user_id, position);
create index audio_tasks_queued_idx on audio_tasks (position) where status = 'queued';
create index audio_tasks_lease_idx on audio_tasks (lease_until) where status = 'running';
create index audio_tasks_recording_idx on audio_tasks (recording_id) where recording_id is not null;

alter table recordings enable row level security;
alter table audio_tasks enable row level security;
create policy own_recordings on recordings to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_audio_tasks on audio_tasks to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, delete on recordings to authenticated;
grant select, insert, update, delete on audio_tasks to authenticated;
