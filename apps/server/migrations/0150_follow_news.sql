-- Whether a person hears of what the authors they follow publish, and until which picture of each they have been told.
alter table user_preferences add column follow_notifications_enabled boolean not null default true;
alter table author_follows add column told_until timestamptz not null default now();
update author_follows set told_until = coalesce(
  (select max(published_at) from gallery_pictures where gallery_pictures.author_id = author_follows.author_id), now()
);
grant update (told_until) on author_follows to authenticated;

-- Who is to look for news when the caller publishes: authors themselves are told the number alone.
create function own_followers() returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select follow.user_id from user_preferences own
    join author_follows follow on follow.author_id = own.author_id
    left join user_preferences wish on wish.user_id = follow.user_id
    where own.user_id = (select easel_user_id()) and own.gallery_name <> ''
      and coalesce(wish.notifications_enabled and wish.follow_notifications_enabled, true)
  $$;
revoke all on function own_followers from public;
grant execute on function own_followers to authenticated;
