create table user_preferences (
  user_id text primary key references "user" ("id") on delete cascade,
  default_style text not null,
  default_quality text not null check (default_quality in ('standard', 'high', 'ultra')),
  default_aspect_ratio text not null check (default_aspect_ratio in ('1:1', '16:9', '9:16')),
  notifications_enabled boolean not null,
  public_gallery_opt_in boolean not null
);

alter table user_preferences enable row level security;
create policy own_preferences on user_preferences to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, update on user_preferences to authenticated;
