-- Prompts a person keeps for later, newest first. The same text is kept once.
create table saved_prompts (
  id text primary key check (id ~ '^prm_[0-9a-hjkmnp-tv-z]{26}$'),
  user_id text not null references "user" ("id") on delete cascade,
  prompt text not null,
  style text,
  aspect_ratio text check (aspect_ratio in ('1:1', '16:9', '9:16')),
  created_at timestamptz not null
);
create unique index saved_prompts_once_idx on saved_prompts (user_id, md5(prompt));
create index saved_prompts_own_idx on saved_prompts (user_id, id desc);

alter table saved_prompts enable row level security;
create policy own_saved_prompts on saved_prompts to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, insert, update, delete on saved_prompts to authenticated;
