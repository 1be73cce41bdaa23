-- Invitations to sign up. The token is in the link alone; here is its SHA-256.
create table invitations (
  id text primary key,
  token_hash text not null unique,
  -- The only address that may use it; null: any.
  email text,
  note text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- A sign-up under way holds it: for this address, since then.
  claimed_at timestamptz,
  claimed_email text,
  used_at timestamptz,
  used_by text references "user" ("id") on delete set null
);
alter table invitations enable row level security;
create index invitations_by_user on invitations (used_by) where used_by is not null;
create index invitations_by_end on invitations (expires_at);
