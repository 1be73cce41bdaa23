-- A sound of which a file waits on a worker's own disk until the storage takes it.
alter table recordings add column waits_for_storage boolean not null default false;
