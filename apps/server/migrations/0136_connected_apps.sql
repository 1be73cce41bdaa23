-- Apps that registered themselves; no one has verified what they say. Those with a metadata document elsewhere have no row.
create table oauth_clients (
  id text primary key,
  name text not null,
  website text,
  redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
  created_at timestamptz not null,
  -- When it was last allowed; null: never.
  allowed_at timestamptz
);
alter table oauth_clients enable row level security;
create index oauth_clients_by_age on oauth_clients (coalesce(allowed_at, created_at));

-- What a person allowed. Of tokens only the SHA-256 is kept: they have 256 random bits.
create table oauth_grants (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  -- An id of `oauth_clients`, or the address of a metadata document.
  client_id text not null,
  name text not null,
  returns_to text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  last_used_at timestamptz,
  access_hash text not null unique,
  access_ends_at timestamptz not null,
  refresh_hash text not null unique,
  -- The refresh token before: if it comes again, one of its two holders is a thief.
  earlier_hash text unique,
  -- Moves on with each refresh.
  expires_at timestamptz not null
);
create index oauth_grants_by_user on oauth_grants (user_id, created_at desc);
create index oauth_grants_by_client on oauth_grants (client_id);
create index oauth_grants_by_end on oauth_grants (expires_at);
alter table oauth_grants enable row level security;
create policy own_oauth_grants on oauth_grants to authenticated
  using (user_id = (select easel_user_id())) with check (user_id = (select easel_user_id()));
grant select, delete on oauth_grants to authenticated;

-- Codes by which apps fetch what was allowed; kept until they end, so that a second use is noticed.
create table oauth_codes (
  hash text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  client_id text not null,
  name text not null,
  redirect_uri text not null,
  challenge text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  expires_at timestamptz not null,
  -- What it was exchanged for; null: not used yet.
  grant_id text
);
create index oauth_codes_by_user on oauth_codes (user_id);
create index oauth_codes_by_end on oauth_codes (expires_at);
alter table oauth_codes enable row level security;
