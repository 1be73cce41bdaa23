-- Who lets news of authors come again is told of what comes from then on: what was published meanwhile is no news, read or not.
create function begin_follow_news() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update author_follows set told_until = newest
    from (select author_id, max(published_at) as newest from gallery_pictures
      where author_id in (select author_id from author_follows where user_id = new.user_id) group by author_id) shown
    where user_id = new.user_id and author_follows.author_id = shown.author_id and newest > told_until;
  return null;
end
$$;
create trigger user_preferences_follow_news after update of notifications_enabled, follow_notifications_enabled on user_preferences
  for each row when (
    new.notifications_enabled and new.follow_notifications_enabled
    and not (old.notifications_enabled and old.follow_notifications_enabled)
  )
  execute function begin_follow_news();

-- Only those for whom there is news: what is public already may be published again and again.
create or replace function own_followers() returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select follow.user_id from user_preferences own
    join author_follows follow on follow.author_id = own.author_id
    left join user_preferences wish on wish.user_id = follow.user_id
    where own.user_id = (select easel_user_id()) and own.gallery_name <> ''
      and coalesce(wish.notifications_enabled and wish.follow_notifications_enabled, true)
      and follow.told_until < (select max(published_at) from gallery_pictures where author_id = own.author_id)
  $$;
