-- The newest moment that housekeeping believes. A clock that jumps ahead of it is not believed at once, so that nothing is pruned by mistake.
create table known_time (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
