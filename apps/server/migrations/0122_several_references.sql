-- A picture may have several references: `reference_key` is the first, here are the others in their order, and what each of all of them is
-- for; an empty text where nothing was said.
alter table generations
  add column more_reference_keys text[] not null default '{}',
  add column reference_roles text[] not null default '{}';
alter table tasks
  add column more_reference_keys text[] not null default '{}',
  add column reference_roles text[] not null default '{}';
create index generations_more_references_idx on generations using gin (more_reference_keys)
  where more_reference_keys <> '{}';
create index tasks_more_references_idx on tasks using gin (more_reference_keys) where more_reference_keys <> '{}';

create or replace function list_file_for_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into file_deletions (file_key)
    select distinct key from unnest(array[old.file_key, old.reference_key] || old.more_reference_keys) key
    where key is not null
    on conflict do nothing;
  return null;
end
$$;
create or replace function list_reference_for_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into file_deletions (file_key)
    select distinct key from unnest(array[old.reference_key] || old.more_reference_keys) key
    on conflict do nothing;
  return null;
end
$$;
