-- Sounds wait in the same kind of queue as pictures: with a cap a user, tasks that are told to wait, and crashes counted apart.
alter table audio_tasks
  add column source text not null default 'queue' check (source in ('form', 'queue')),
  add column takeovers integer not null default 0,
  add column set_aside_at timestamptz,
  add column not_before timestamptz,
  add column started_at timestamptz,
  -- Of a paid call under way, as in `tasks`.
  add column vendor_job jsonb;
update audio_tasks set vendor_job = jsonb_build_object('provider', 'voices', 'hold', vendor_hold) where vendor_hold is not null;
alter table audio_tasks drop column vendor_hold;

drop index audio_tasks_queued_idx;
create index audio_tasks_queued_idx on audio_tasks (user_id, source, sort_order) where status = 'queued';
create index audio_tasks_arrival_idx on audio_tasks (user_id, source, position) where status = 'queued';
create index audio_tasks_running_idx on audio_tasks (user_id) where status = 'running';
create index audio_tasks_later_idx on audio_tasks (user_id, not_before) where status = 'queued' and not_before is not null;
create index audio_tasks_set_aside_idx on audio_tasks (set_aside_at) where set_aside_at is not null;

select create_queue('audio_tasks');
