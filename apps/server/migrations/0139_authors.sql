-- Who published a picture, as the public may know them: an id that says nothing of the account, and only beside a chosen name. Without a
-- name, or while the account is suspended, a picture names no author.
alter table user_preferences
  add column author_id text not null unique default substr(replace(gen_random_uuid()::text, '-', ''), 1, 16);

create function public_author_id(account text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select author_id from user_preferences
    where user_id = account and gallery_name <> ''
      and not exists (select from account_access where user_id = account and suspended_at is not null)
  $$;
revoke all on function public_author_id from public;

alter table gallery_pictures add column author_id text;
update gallery_pictures set author_id = public_author_id(user_id);
create index gallery_author_idx on gallery_pictures (author_id, published_at desc, generation_id desc) where author_id is not null;
grant select (author_id) on gallery_pictures to anon;

create or replace function reflect_in_gallery() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not (new.is_public and new.hidden_at is null and new.trashed_at is null) then
    delete from gallery_pictures where generation_id = new.id;
    return null;
  end if;
  insert into gallery_pictures (
    generation_id, user_id, author, prompt, negative_prompt, style, ratio, quality, width, height, seed, provider, image_url,
    published_at, search_text, likes, author_id
  )
  select new.id, new.user_id,
    (select nullif(gallery_name, '') from user_preferences where user_id = new.user_id),
    new.prompt, new.negative_prompt, new.style,
    case when new.width > new.height then '16:9' when new.width < new.height then '9:16' else '1:1' end,
    new.quality, new.width, new.height, new.seed, new.provider, new.image_url,
    date_trunc('milliseconds', coalesce(new.published_at, new.created_at)),
    new.search_text,
    (select count(*) from gallery_likes where generation_id = new.id),
    public_author_id(new.user_id)
  on conflict (generation_id) do nothing;
  return null;
end
$$;

create or replace function reflect_gallery_preferences() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not new.public_gallery_opt_in then
    update generations set is_public = false where user_id = new.user_id and is_public;
  elsif new.gallery_name <> old.gallery_name then
    update gallery_pictures set author = nullif(new.gallery_name, ''), author_id = public_author_id(new.user_id)
      where user_id = new.user_id;
  end if;
  return null;
end
$$;

create function reflect_suspension() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update gallery_pictures set author_id = public_author_id(new.user_id) where user_id = new.user_id;
  return null;
end
$$;
create trigger account_access_gallery after update of suspended_at on account_access
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function reflect_suspension();
