-- The personal library: labels of pictures, collections, the trash, search, and what was made from what.
alter table generations
  -- The prompt as search compares it: lower case, without accents, one space between words. The server writes it.
  add column search_text text not null default '',
  add column is_favorite boolean not null default false,
  add column tags text[] not null default '{}',
  add column collection_ids text[] not null default '{}',
  -- Since when it lies in the trash; housekeeping deletes it after thirty days.
  add column trashed_at timestamptz,
  add column is_trashed boolean not null generated always as (trashed_at is not null) stored,
  -- The picture it was made from, which may be gone by now.
  add column parent_id text,
  add column relation text check (relation in ('variation', 'remix', 'reference', 'edit', 'upscale')),
  -- US dollars; null when nobody knows.
  add column cost double precision check (cost >= 0),
  -- What was asked for, where what was made differs.
  add column requested jsonb;

update generations set search_text = trim(regexp_replace(
  lower(regexp_replace(normalize(prompt, NFKD), E'[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g'));

-- Search reads this text of many rows: it stays inside the row, and long prompts move out before it does.
alter table generations alter column search_text set storage main;

-- Deleting an account looks for its pictures by the first column alone, so this index leaves no row out.
drop index generations_history_idx;
create index generations_history_idx on generations (user_id, is_trashed, created_at desc, id desc);
create index generations_style_idx on generations (user_id, style, created_at desc, id desc) where not is_trashed;
create index generations_favorite_idx on generations (user_id, created_at desc, id desc) where is_favorite and not is_trashed;
create index generations_public_idx on generations (user_id, created_at desc, id desc) where is_public and not is_trashed;
create index generations_prompt_idx on generations (user_id, (left(search_text, 60) collate "C"), id) where not is_trashed;
create index generations_trashed_idx on generations (trashed_at) where is_trashed;
create index generations_parent_idx on generations (parent_id) where parent_id is not null;

grant update (is_favorite, tags, collection_ids, trashed_at) on generations to authenticated;
grant select (is_trashed) on generations to anon;

-- What is in the trash is public no longer.
drop policy public_generations on generations;
create policy public_generations on generations for select to anon using (is_public and not is_trashed);

-- Parts of a folded text, three characters each, as numbers: an index over them finds any substring in any language without an extension.
create function easel_gram_keys(grams text[]) returns integer[]
  language sql immutable strict parallel safe
  as $$ select coalesce(array_agg(distinct hashtext(gram)), '{}') from unnest(grams) gram $$;
create function easel_grams(folded text) returns integer[]
  language sql immutable strict parallel safe
  as $$ select coalesce(array_agg(distinct hashtext(substr(folded, at, 3))), '{}') from generate_series(1, length(folded) - 2) at $$;

create table collections (
  id text primary key check (id ~ '^col_[0-9a-hjkmnp-tv-z]{26}$'),
  user_id text not null references "user" ("id") on delete cascade,
  parent_id text,
  name text not null,
  created_at timestamptz not null,
  unique (user_id, id),
  -- Both columns: nobody's collection lies in somebody else's.
  foreign key (user_id, parent_id) references collections (user_id, id) on delete cascade,
  check (parent_id <> id)
);
create index collections_parent_idx on collections (user_id, parent_id);

-- Which pictures outside of the trash carry a label, in the order of the history: `tag:…` or `collection:col_…`.
create table generation_labels (
  user_id text not null references "user" ("id") on delete cascade,
  label text not null,
  created_at timestamptz not null,
  generation_id text not null,
  primary key (user_id, label, created_at, generation_id)
);

-- How many pictures there are of each kind: `total`, `favorite`, `public`, `trash`, and each label.
create table library_counts (
  user_id text not null references "user" ("id") on delete cascade,
  key text not null,
  n integer not null,
  primary key (user_id, key)
);

create function library_keys(
  trashed boolean, favorite boolean, published boolean, tags text[], collection_ids text[]
) returns table (key text)
  language sql immutable parallel safe
  as $$
    select 'trash' where trashed
    union all select 'total' where not trashed
    union all select 'favorite' where favorite and not trashed
    union all select 'public' where published and not trashed
    union all select 'tag:' || tag from unnest(tags) tag where not trashed
    union all select 'collection:' || id from unnest(collection_ids) id where not trashed
  $$;

-- Labels and counts follow the pictures in the statement that changes them, whoever changes them. Three triggers, since an inserted row has
-- no old version and a deleted one no new; they differ in nothing else.
do $do$
declare
  operation text;
  parts constant text := 'select user_id, id, created_at, key, %s as change from %s, '
    'library_keys(is_trashed, is_favorite, is_public, tags, collection_ids)';
  was constant text := format(parts, '-1', 'old_rows');
  becomes constant text := format(parts, '1', 'new_rows');
begin
  foreach operation in array array['insert', 'update', 'delete'] loop
    execute format($body$
      create function follow_%1$s_in_library() returns trigger
        language plpgsql security definer set search_path = public, pg_temp
        as $$
      begin
        with changes as (
          select user_id, id, created_at, key, sum(change) as change
          from (%2$s) parts group by user_id, id, created_at, key having sum(change) <> 0
        ), unlabelled as (
          delete from generation_labels using changes
          where change < 0 and generation_labels.user_id = changes.user_id and label = key
            and generation_labels.created_at = changes.created_at and generation_id = changes.id
        ), labelled as (
          insert into generation_labels (user_id, label, created_at, generation_id)
          select user_id, key, created_at, id from changes where change > 0 and key like '%%:%%'
        )
        insert into library_counts (user_id, key, n)
        select user_id, key, sum(change) from changes
        where exists (select from "user" where "user"."id" = changes.user_id)
        group by user_id, key order by user_id, key
        on conflict (user_id, key) do update set n = library_counts.n + excluded.n;
        return null;
      end
      $$
    $body$, operation, case operation when 'insert' then becomes when 'delete' then was else was || ' union all ' || becomes end);
    execute format(
      'create trigger generations_%1$s_in_library after %1$s on generations referencing %2$s for each statement execute function follow_%1$s_in_library()',
      operation,
      case operation when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
        else 'old table as old_rows new table as new_rows' end);
  end loop;
end
$do$;
insert into library_counts (user_id, key, n)
select user_id, key, count(*) from generations, library_keys(is_trashed, is_favorite, is_public, tags, collection_ids)
group by user_id, key;

-- A download that was asked for and not yet fetched: a browser follows a plain link, which carries no session.
create table downloads (
  -- SHA-256 of the token in the link.
  token_hash text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  request jsonb not null,
  expires_at timestamptz not null
);
create index downloads_user_idx on downloads (user_id);
create index downloads_expires_idx on downloads (expires_at);

-- The picture that a task starts from.
alter table tasks
  add column parent_id text,
  add column relation text check (relation in ('variation', 'remix', 'reference', 'edit', 'upscale'));

alter table collections enable row level security;
alter table generation_labels enable row level security;
alter table library_counts enable row level security;
alter table downloads enable row level security;
create policy own_collections on collections to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_labels on generation_labels for select to authenticated using (user_id = (select easel_user_id()));
create policy own_counts on library_counts for select to authenticated using (user_id = (select easel_user_id()));
create policy own_downloads on downloads to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, update, delete on collections to authenticated;
grant select on generation_labels, library_counts to authenticated;
grant insert on downloads to authenticated;

-- News that is still kept tells of pictures without the new fields: clients read everything anew instead.
update user_event_counters set pruned_seq = last_seq;
delete from user_events;
