-- What is known of backups: which process makes the daily one and until when it is believed to live, how the last one ended, and since when
-- this database is being restored. A start refuses a database whose restoring has not ended. None of it is part of a backup.
create table backup_state (
  is_only boolean primary key default true check (is_only),
  token text,
  held_until timestamptz,
  tried_at timestamptz,
  done_at timestamptz,
  done_bytes bigint,
  done_place text,
  failed_at timestamptz,
  failure text,
  restoring_since timestamptz
);
alter table backup_state enable row level security;

-- Backups under way. While there is one, no file is deleted: the rows it has read may name it.
create table backup_holds (
  token text primary key,
  held_until timestamptz not null
);
alter table backup_holds enable row level security;
