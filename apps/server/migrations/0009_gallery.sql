-- What the public sees: pictures that their owners published, share links, likes, reports, and what moderators do.
alter table user_preferences add column gallery_name text not null default '';

alter table generations
  -- When it was first shown; kept when it is taken back, so that publishing it again does not bring it to the front.
  add column published_at timestamptz,
  -- Set by a moderator: nobody but the owner sees it.
  add column hidden_at timestamptz;
create index generations_hidden_idx on generations (hidden_at desc, id desc) where hidden_at is not null;
grant update (is_public, published_at) on generations to authenticated;

drop policy public_generations on generations;
create policy public_generations on generations for select to anon
  using (is_public and hidden_at is null and not is_trashed);

-- The published pictures and nothing else, kept in step with `generations` by triggers alone: a query of the gallery cannot come across a
-- private row, and its indexes are as large as the gallery is.
create table gallery_pictures (
  generation_id text primary key references generations (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  author text,
  prompt text not null,
  negative_prompt text not null,
  style text not null,
  ratio text not null,
  quality text not null check (quality <> ''),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  seed bigint,
  provider text not null,
  image_url text not null,
  -- To the millisecond, as cursors say it.
  published_at timestamptz not null,
  search_text text not null,
  likes integer not null default 0 check (likes >= 0)
);
create index gallery_pictures_user_idx on gallery_pictures (user_id);
-- One for each list. Every row meets every one of these conditions; a query that names one can use these two indexes and no other. Left to
-- choose, the planner sometimes walks the index of another list and throws most of what it reads away.
create index gallery_newest_idx on gallery_pictures (published_at desc, generation_id desc) where likes >= 0;
create index gallery_likes_idx on gallery_pictures (likes desc, published_at desc, generation_id desc) where likes >= 0;
create index gallery_style_newest_idx on gallery_pictures (style, published_at desc, generation_id desc) where width > 0;
create index gallery_style_likes_idx on gallery_pictures (style, likes desc, published_at desc, generation_id desc) where width > 0;
create index gallery_ratio_newest_idx on gallery_pictures (ratio, published_at desc, generation_id desc) where height > 0;
create index gallery_ratio_likes_idx on gallery_pictures (ratio, likes desc, published_at desc, generation_id desc) where height > 0;
create index gallery_both_newest_idx on gallery_pictures (style, ratio, published_at desc, generation_id desc) where quality <> '';
create index gallery_both_likes_idx on gallery_pictures (style, ratio, likes desc, published_at desc, generation_id desc) where quality <> '';

create index gallery_search_idx on gallery_pictures using gin (easel_grams(search_text)) with (fastupdate = off);
-- Search reads this text of many rows: it stays inside the row, and long prompts move out before it does.
alter table gallery_pictures alter column search_text set storage main;

create table gallery_likes (
  user_id text not null references "user" (id) on delete cascade,
  generation_id text not null references generations (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, generation_id)
);
create index gallery_likes_generation_idx on gallery_likes (generation_id);

create function reflect_in_gallery() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not (new.is_public and new.hidden_at is null and new.trashed_at is null) then
    delete from gallery_pictures where generation_id = new.id;
    return null;
  end if;
  insert into gallery_pictures
  select new.id, new.user_id,
    (select nullif(gallery_name, '') from user_preferences where user_id = new.user_id),
    new.prompt, new.negative_prompt, new.style,
    case when new.width > new.height then '16:9' when new.width < new.height then '9:16' else '1:1' end,
    new.quality, new.width, new.height, new.seed, new.provider, new.image_url,
    date_trunc('milliseconds', coalesce(new.published_at, new.created_at)),
    new.search_text,
    (select count(*) from gallery_likes where generation_id = new.id)
  on conflict (generation_id) do nothing;
  return null;
end
$$;
create trigger generations_gallery_insert after insert on generations
  for each row when (new.is_public) execute function reflect_in_gallery();
create trigger generations_gallery_update after update of is_public, hidden_at, trashed_at on generations
  for each row execute function reflect_in_gallery();

-- A picture that comes back from the trash is private.
create function unpublish_trashed() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  new.is_public := false;
  return new;
end
$$;
create trigger generations_trashed before update of trashed_at on generations
  for each row when (new.trashed_at is not null and new.is_public) execute function unpublish_trashed();

-- Whoever leaves the gallery leaves it with every picture; another name stands beside all of them at once.
create function reflect_gallery_preferences() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not new.public_gallery_opt_in then
    update generations set is_public = false where user_id = new.user_id and is_public;
  elsif new.gallery_name <> old.gallery_name then
    update gallery_pictures set author = nullif(new.gallery_name, '') where user_id = new.user_id;
  end if;
  return null;
end
$$;
create trigger user_preferences_gallery after update of public_gallery_opt_in, gallery_name on user_preferences
  for each row execute function reflect_gallery_preferences();

-- Likes are counted where they change, also when an account goes with all of its own. The lock keeps a publication, which counts them
-- anew, from overlapping.
create function count_gallery_like() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  liked text := case tg_op when 'INSERT' then new.generation_id else old.generation_id end;
begin
  perform from generations where id = liked for share;
  update gallery_pictures set likes = likes + case tg_op when 'INSERT' then 1 else -1 end where generation_id = liked;
  return null;
end
$$;
create trigger gallery_likes_count after insert or delete on gallery_likes
  for each row execute function count_gallery_like();

create table share_links (
  token text primary key,
  user_id text not null references "user" (id) on delete cascade,
  generation_id text not null references generations (id) on delete cascade,
  -- Whether the page shows prompts and seed.
  show_prompt boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index share_links_own_idx on share_links (user_id, created_at desc, token desc);
create index share_links_generation_idx on share_links (generation_id);
create index share_links_expires_idx on share_links (expires_at) where expires_at is not null;

-- The only way in for whoever has a link: with its token, one picture, and of it no more than the owner shows.
create function find_shared_picture(wanted text, moment timestamptz)
  returns table (
    token text, generation_id text, prompt text, negative_prompt text, style text, quality text, width integer, height integer,
    seed bigint, created_at timestamptz, provider text, image_url text, file_key text, sha256 text
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.token, g.id, case when l.show_prompt then g.prompt end, case when l.show_prompt then g.negative_prompt end, g.style,
      g.quality, g.width, g.height, case when l.show_prompt then g.seed end, g.created_at, g.provider, g.image_url, g.file_key, g.sha256
    from share_links l join generations g on g.id = l.generation_id
    where l.token = wanted and (l.expires_at is null or l.expires_at > moment) and g.hidden_at is null and g.trashed_at is null
  $$;
revoke all on function find_shared_picture from public;
grant execute on function find_shared_picture to anon;

create table gallery_reports (
  generation_id text not null references generations (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  reason text not null check (reason in ('sexual', 'violence', 'hate', 'person', 'copyright', 'spam', 'other')),
  note text not null,
  created_at timestamptz not null,
  -- Set by the moderator's decision.
  resolved_at timestamptz,
  primary key (generation_id, user_id)
);
create index gallery_reports_open_idx on gallery_reports (generation_id, created_at) where resolved_at is null;

-- Who decided what, when and why. It outlives the picture and the moderator's account, and nothing in it changes.
create table moderation_log (
  id bigint generated always as identity primary key,
  generation_id text not null,
  moderator_id text not null,
  moderator_email text not null,
  action text not null check (action in ('hide', 'restore', 'dismiss')),
  reason text not null,
  created_at timestamptz not null
);
create index moderation_log_generation_idx on moderation_log (generation_id, id desc);
create function refuse_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'the moderation log only grows';
end
$$;
create trigger moderation_log_is_final before update or delete on moderation_log
  for each row execute function refuse_change();

alter table gallery_pictures enable row level security;
alter table gallery_likes enable row level security;
alter table share_links enable row level security;
alter table gallery_reports enable row level security;
alter table moderation_log enable row level security;

create policy everybody_sees_the_gallery on gallery_pictures for select to anon, authenticated using (true);
create policy own_likes on gallery_likes to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
create policy own_share_links on share_links to authenticated
  using (user_id = (select easel_user_id()))
  with check (
    user_id = (select easel_user_id())
    and exists (select from generations where id = generation_id and generations.user_id = (select easel_user_id()))
  );
create policy own_reports on gallery_reports to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));

grant select (
  generation_id, author, prompt, negative_prompt, style, ratio, quality, width, height, seed, provider, image_url, published_at,
  search_text, likes
) on gallery_pictures to anon;
grant select on gallery_pictures to authenticated;
grant select, insert, delete on gallery_likes to authenticated;
grant select, insert, delete on share_links to authenticated;
grant select, insert on gallery_reports to authenticated;

-- News that is still kept tells of pictures and preferences without the new fields: clients read everything anew instead.
update user_event_counters set pruned_seq = last_seq;
delete from user_events;
