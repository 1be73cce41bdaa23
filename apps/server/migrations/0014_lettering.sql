-- What words in a picture were drawn from, so that they can be opened and changed again.
create table letterings (
  generation_id text primary key references generations (id) on delete cascade,
  user_id text not null references "user" ("id") on delete cascade,
  settings jsonb not null
);
create index letterings_user_idx on letterings (user_id);

alter table letterings enable row level security;
create policy own_letterings on letterings to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert on letterings to authenticated;
