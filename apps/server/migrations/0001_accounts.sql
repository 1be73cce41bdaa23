-- Roles belong to the whole cluster and this file runs once in every database of it, perhaps in several at the same moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise exception 'The role "%" does not exist and this login may not create it.', wanted
            using hint = 'Let an administrator run: create role anon nologin; create role authenticated nologin; '
              || format('grant anon, authenticated to %I;', current_user);
      end;
    end if;
    -- A login that is no superuser needs membership to take the role on.
    for attempt in 1..5 loop
      exit when pg_has_role(current_user, wanted, 'member');
      begin
        execute format('grant %I to %I', wanted, current_user);
      exception
        when internal_error or unique_violation then null; -- the same grant from another database, at the same moment
      end;
    end loop;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated;

-- Whom a transaction acts for; null outside of one.
create function easel_user_id() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('easel.user_id', true), '') $$;

-- The sign-in library owns the names of these tables and columns. Only the product itself reads them: row-level security without a
-- policy, and no grant, keep the roles of requests out.
create table "user" (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table "session" (
  "id" text primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references "user" ("id") on delete cascade
);
create index "session_userId_idx" on "session" ("userId");

create table "account" (
  "id" text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create index "account_userId_idx" on "account" ("userId");

create table "verification" (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index "verification_identifier_idx" on "verification" ("identifier");

create table "rateLimit" (
  "id" text primary key,
  "key" text not null unique,
  "count" integer not null,
  "lastRequest" bigint not null
);

alter table "user" enable row level security;
alter table "session" enable row level security;
alter table "account" enable row level security;
alter table "verification" enable row level security;
alter table "rateLimit" enable row level security;
