-- Passkeys: keys of which the private half never leaves its owner's device or password manager.
create table passkeys (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  -- As the device calls it, base64url.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  -- Signatures that the device has counted; 0 where it counts none.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at desc);

alter table passkeys enable row level security;
create policy own_passkeys on passkeys to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select on passkeys to authenticated;
grant update (name) on passkeys to authenticated;
