-- Which installation this database belongs to. The same id lies beside its files, so that files are never judged by another's rows.
create table installation (
  is_only boolean primary key default true check (is_only),
  id text not null,
  made_at timestamptz not null default now()
);
alter table installation enable row level security;

-- The hourly search for files without a row: which process is at it and until when it is believed to live, when the last one ended, and what
-- it found.
create table file_sweep (
  is_only boolean primary key default true check (is_only),
  token text,
  held_until timestamptz,
  ended_at timestamptz,
  found jsonb
);
alter table file_sweep enable row level security;

-- Storages list their keys in the order of bytes, and files are compared with rows in that order.
create index generations_file_key_idx on generations (file_key collate "C");
create index recordings_wav_key_idx on recordings (wav_key collate "C");
create index recordings_ogg_key_idx on recordings (ogg_key collate "C");

-- A reference picture is on the list of files to delete when a row that named it goes, and is deleted once no other row names it.
create or replace function list_file_for_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into file_deletions (file_key)
    select key from unnest(array[old.file_key, old.reference_key]) key where key is not null
    on conflict do nothing;
  return null;
end
$$;
create function list_reference_for_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into file_deletions (file_key) values (old.reference_key) on conflict do nothing;
  return null;
end
$$;
create trigger tasks_reference_deletion after delete on tasks
  for each row when (old.reference_key is not null) execute function list_reference_for_deletion();
