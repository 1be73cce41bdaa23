-- A person orders their own tasks by `sort_order`; a move writes a number between two others. `position` stays the order of arrival among
-- everybody's tasks, so that nobody overtakes other users by moving their own.
create sequence tasks_sort_order_seq;
alter table tasks
  add column sort_order double precision,
  -- Counts the changes of state, so that whoever hears of two knows which came later.
  add column revision integer not null default 0,
  -- The request that queued it again after it failed: the same request sent twice does so once.
  add column retry_key text,
  -- It does not start earlier: whoever draws it asked to wait.
  add column not_before timestamptz,
  add column started_at timestamptz,
  -- How long the run that made the picture took.
  add column seconds double precision;
update tasks set sort_order = position;
select setval('tasks_sort_order_seq', coalesce(max(position), 0) + 1) from tasks;
alter table tasks
  alter column sort_order set not null,
  alter column sort_order set default nextval('tasks_sort_order_seq');
alter sequence tasks_sort_order_seq owned by tasks.sort_order;
grant usage on sequence tasks_sort_order_seq to authenticated;

drop index tasks_queued_idx;
drop index tasks_shown_idx;
-- 'form' sorts before 'queue': who waits is served first.
create index tasks_queued_idx on tasks (user_id, source, sort_order) where status = 'queued';
create index tasks_arrival_idx on tasks (user_id, source, position) where status = 'queued';
create index tasks_shown_idx on tasks (user_id, sort_order) where source = 'queue';
create index tasks_seconds_idx on tasks (finished_at) where seconds is not null;
create index tasks_own_seconds_idx on tasks (user_id, finished_at) where seconds is not null;

create function count_task_revision() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger tasks_revision before update of status on tasks
  for each row execute function count_task_revision();

-- While paused no queued task of the user's queue card starts.
alter table queue_settings add column paused boolean not null default false;

-- News that is still kept tells of tasks and settings without the new fields: clients read everything anew instead.
update user_event_counters set pruned_seq = last_seq;
delete from user_events;
