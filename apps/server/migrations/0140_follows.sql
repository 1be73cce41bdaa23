-- Who follows which author. It is the follower's to see; of the author's side only the number is told.
create table author_follows (
  user_id text not null references "user" (id) on delete cascade,
  author_id text not null references user_preferences (author_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, author_id)
);
create index author_follows_author_idx on author_follows (author_id);
alter table author_follows enable row level security;
create policy own_follows on author_follows to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, delete on author_follows to authenticated;

create function count_followers(author text) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$ select count(*)::int from author_follows where author_id = author $$;
revoke all on function count_followers from public;
grant execute on function count_followers to anon, authenticated;
