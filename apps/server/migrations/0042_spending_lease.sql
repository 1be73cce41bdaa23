-- A hold ends by itself when its process died: until then a call may still settle it.
alter table spending_holds
  add column lease_until timestamptz not null default now() + interval '30 minutes';
create index spending_holds_lease_idx on spending_holds (lease_until);
