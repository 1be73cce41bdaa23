-- Sounds are put in order by hand as pictures are: by `sort_order`, while `position` stays the order of arrival among everybody's.
create sequence audio_tasks_sort_order_seq;
alter table audio_tasks add column sort_order double precision;
update audio_tasks set sort_order = position;
select setval('audio_tasks_sort_order_seq', coalesce(max(position), 0) + 1) from audio_tasks;
alter table audio_tasks
  alter column sort_order set not null,
  alter column sort_order set default nextval('audio_tasks_sort_order_seq');
alter sequence audio_tasks_sort_order_seq owned by audio_tasks.sort_order;
grant usage on sequence audio_tasks_sort_order_seq to authenticated;

drop index audio_tasks_own_idx;
drop index audio_tasks_queued_idx;
create index audio_tasks_own_idx on audio_tasks (user_id, sort_order);
create index audio_tasks_queued_idx on audio_tasks (user_id, position) where status = 'queued';
