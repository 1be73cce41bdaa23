-- An account that an operator has suspended: nothing opens it, and all of it is kept.
alter table account_access
  add column suspended_at timestamptz,
  add column suspended_reason text,
  add column suspended_by text;
create index user_by_age on "user" ("createdAt" desc, id desc);
