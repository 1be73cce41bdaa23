-- What has happened to a person's things while they may have been elsewhere. The newest hundred of an account are kept, for ninety days.
create table notifications (
  id text primary key check (id ~ '^ntf_[0-9a-hjkmnp-tv-z]{26}$'),
  user_id text not null references "user" ("id") on delete cascade,
  kind text not null,
  title text not null,
  detail text not null default '',
  -- The page it leads to.
  path text not null check (path like '/%'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_own_idx on notifications (user_id, id desc);
create index notifications_age_idx on notifications (created_at);

alter table notifications enable row level security;
create policy own_notifications on notifications to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, update, delete on notifications to authenticated;

-- When the last of a person's waiting work ended: what a notification counts begins there.
alter table queue_settings add column pictures_rested_at timestamptz;
alter table queue_settings add column sounds_rested_at timestamptz;
update queue_settings set pictures_rested_at = now(), sounds_rested_at = now();

-- The page that waited for a picture of the form went away, so its end is told otherwise.
alter table tasks add column caller_left boolean not null default false;
