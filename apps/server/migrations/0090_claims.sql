-- A claim is one statement, whose plans are kept: sent as two, most of its time went into planning them. After `create_queue`.
-- A plan that is kept may have been made while the table was empty, when reading it whole was the cheapest: neither function ever does.
create function create_claims(name text) returns void language plpgsql as $create$
begin
  execute replace($sql$
    create function claim_from_QUEUE(token text, lease interval, out task QUEUE, out others_wait boolean)
      language plpgsql set enable_seqscan = off as $body$
    declare
      turn_user text;
      passed_over text[] := '{}';
    begin
      -- A user all of whose tasks others have locked is passed over; after so many the claim gives up until it is asked again.
      while cardinality(passed_over) <= 5 loop
        -- A turn that has changed since it was seen is not taken: another may be before it now.
        select turn.user_id into turn_user from (
          select user_id, running, waits_since from queue_users
          where queue = 'QUEUE' and is_ready and user_id <> all (passed_over)
          order by running, waits_since limit 64
        ) seen cross join lateral (
          select same.user_id from queue_users same
          where same.queue = 'QUEUE' and same.user_id = seen.user_id
            and same.is_ready and same.running = seen.running and same.waits_since = seen.waits_since
          for update skip locked
        ) turn limit 1;
        exit when not found;
        with head as (
          select id from QUEUE
          where user_id = turn_user and status = 'queued'
            and source <= case when (select paused from queue_settings where user_id = turn_user) then 'form' else 'queue' end
            and (not_before is null or not_before <= clock_timestamp())
          order by source, sort_order limit 1 for update skip locked
        )
        update QUEUE as started set
          status = 'running', attempts = attempts + 1, lease_token = token, lease_until = clock_timestamp() + lease,
          started_at = clock_timestamp(), not_before = null
        from head where started.user_id = turn_user and started.id = head.id
        returning started.* into task;
        exit when found;
        passed_over := passed_over || turn_user;
      end loop;
      select exists (select from QUEUE where status = 'queued') into others_wait;
    end
    $body$;
    revoke all on function claim_from_QUEUE(text, interval) from public;
    alter function refresh_QUEUE_user(text) set enable_seqscan = off;
  $sql$, 'QUEUE', name);
end
$create$;
revoke all on function create_claims(text) from public;

select create_claims('tasks');
select create_claims('audio_tasks');
