-- Whose turn it is, for every queue: one row a user who has work that waits or runs. A claim takes the first row of an index instead of looking
-- at everybody. Triggers keep the rows, in the transaction that changes the work.
create table queue_users (
  -- The table of the tasks.
  queue text not null,
  user_id text not null,
  running integer not null,
  -- Arrival of the oldest task of the kind that is next: of the form before the queue.
  waits_since bigint,
  -- A task may start now: one waits that is neither paused nor told to wait, and the user's cap leaves room.
  is_ready boolean not null,
  -- When a task that was told to wait may start at the earliest: the row is looked at again then.
  looked_at_again timestamptz,
  primary key (queue, user_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);
create index queue_users_turn_idx on queue_users (queue, running, waits_since) where is_ready;
create index queue_users_later_idx on queue_users (queue, looked_at_again) where looked_at_again is not null;
alter table queue_users enable row level security;

alter table tasks
  -- How often a process died while it ran the task. It is no failure of the task.
  add column takeovers integer not null default 0,
  -- It was running each time when too many processes died: an operator looks at it.
  add column set_aside_at timestamptz;
create index tasks_set_aside_idx on tasks (set_aside_at) where set_aside_at is not null;
create index tasks_later_idx on tasks (user_id, not_before) where status = 'queued' and not_before is not null;

-- Makes a queue of a table that has the common columns. Its functions name the table, so that their plans are kept.
create function create_queue(name text) returns void language plpgsql as $create$
begin
  execute replace($sql$
    create function refresh_QUEUE_user(turn_user text) returns void
      language plpgsql security definer set search_path = public, pg_temp
      as $body$
    declare
      turn_running integer;
      turn_cap integer;
      turn_paused boolean;
      turn_source text;
      turn_since bigint;
      turn_later timestamptz;
    begin
      -- The lock comes first: what is read after it includes all that others have committed.
      perform from queue_users where queue = 'QUEUE' and user_id = turn_user for update;
      if not found then
        insert into queue_users as kept (queue, user_id, running, is_ready) values ('QUEUE', turn_user, 0, false)
        on conflict (queue, user_id) do update set running = kept.running;
      end if;
      select count(*) into turn_running from QUEUE where user_id = turn_user and status = 'running';
      select concurrency, paused into turn_cap, turn_paused from queue_settings where user_id = turn_user;
      select source into turn_source from QUEUE
        where user_id = turn_user and status = 'queued'
          and source <= case when turn_paused then 'form' else 'queue' end
          and (not_before is null or not_before <= clock_timestamp())
        order by source, sort_order limit 1;
      if turn_source is not null then
        select position into turn_since from QUEUE
          where user_id = turn_user and status = 'queued' and source = turn_source order by position limit 1;
      end if;
      select not_before into turn_later from QUEUE
        where user_id = turn_user and status = 'queued' and not_before > clock_timestamp() order by not_before limit 1;
      if turn_running = 0 and turn_source is null and turn_later is null
        and not exists (select from QUEUE where user_id = turn_user and status = 'queued')
      then
        delete from queue_users where queue = 'QUEUE' and user_id = turn_user;
      else
        update queue_users set running = turn_running, waits_since = turn_since, looked_at_again = turn_later,
          -- The product's own cap, as in the contract's limits.
          is_ready = turn_source is not null and turn_running < coalesce(turn_cap, 2)
        where queue = 'QUEUE' and user_id = turn_user;
      end if;
    end
    $body$;

    create function QUEUE_changed() returns trigger
      language plpgsql security definer set search_path = public, pg_temp
      as $body$
    declare
      turn_user text;
    begin
      if tg_op = 'INSERT' then
        for turn_user in select distinct user_id from after_rows where finished_at is null order by user_id loop
          perform refresh_QUEUE_user(turn_user);
        end loop;
      elsif tg_op = 'DELETE' then
        for turn_user in select distinct user_id from before_rows where finished_at is null order by user_id loop
          perform refresh_QUEUE_user(turn_user);
        end loop;
      else
        for turn_user in
          select distinct user_id from before_rows b join after_rows a using (user_id, id)
          where (b.status, b.source, b.position, b.not_before) is distinct from (a.status, a.source, a.position, a.not_before)
          order by user_id
        loop
          perform refresh_QUEUE_user(turn_user);
        end loop;
      end if;
      return null;
    end
    $body$;

    create trigger QUEUE_inserted after insert on QUEUE referencing new table as after_rows
      for each statement execute function QUEUE_changed();
    create trigger QUEUE_deleted after delete on QUEUE referencing old table as before_rows
      for each statement execute function QUEUE_changed();
    create trigger QUEUE_updated after update on QUEUE referencing old table as before_rows new table as after_rows
      for each statement execute function QUEUE_changed();

    create function QUEUE_settings_changed() returns trigger
      language plpgsql security definer set search_path = public, pg_temp
      as $body$
    begin
      perform refresh_QUEUE_user(new.user_id);
      return null;
    end
    $body$;
    create trigger QUEUE_settings after insert or update on queue_settings
      for each row execute function QUEUE_settings_changed();

    revoke all on function refresh_QUEUE_user(text) from public;
    do $fill$
    declare
      turn_user text;
    begin
      for turn_user in select distinct user_id from QUEUE where finished_at is null order by user_id loop
        perform refresh_QUEUE_user(turn_user);
      end loop;
    end
    $fill$;
  $sql$, 'QUEUE', name);
end
$create$;
revoke all on function create_queue(text) from public;

select create_queue('tasks');
