import { LIMITS } from '@easel/contract/limits'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { Tx } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createClaimsRepository } from './claims.repository.ts'
import type { Queue } from './queue.table.ts'

const TASKS: Queue = { table: 'tasks', channel: 'easel_tasks' }
const USERS = ['ada', 'bob', 'cyd']
const EACH = 30

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => emptyTables(database))

type Claim = (tx: Tx, token: string) => Promise<{ user_id: string; id: string } | undefined>

const claimNow: Claim = async (tx, token) =>
  (await createClaimsRepository(tx, TASKS).claimNext(token, 60_000)).task

/** The statement that workers sent before claims became a database function (0090). */
const claimBefore: Claim = async (tx, token) => {
  const { rows: turns } = await sql<{ user_id: string }>`
    select turn.user_id from (
      select user_id, running, waits_since from queue_users where queue = 'tasks' and is_ready order by running, waits_since limit 64
    ) seen cross join lateral (
      select same.user_id from queue_users same
      where same.queue = 'tasks' and same.user_id = seen.user_id
        and same.is_ready and same.running = seen.running and same.waits_since = seen.waits_since
      for update skip locked
    ) turn limit 1`.execute(tx)
  if (!turns[0]) return undefined
  const { rows } = await sql<{ user_id: string; id: string }>`
    with head as (
      select id from tasks where user_id = ${turns[0].user_id} and status = 'queued'
      order by source, sort_order limit 1 for update skip locked
    )
    update tasks set status = 'running', attempts = attempts + 1, lease_token = ${token}, lease_until = clock_timestamp() + interval '1 minute',
      started_at = clock_timestamp(), not_before = null
    from head where tasks.user_id = ${turns[0].user_id} and tasks.id = head.id returning tasks.user_id, tasks.id`.execute(
    tx,
  )
  return rows[0]
}

test('workers of this version and of the one before, side by side, pass no cap and start every task once', {
  timeout: 120_000,
}, async () => {
  await insertUsers(database, ...USERS)
  await sql`
    insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
      request_index, created_at)
    select name, n::text, 'queue', 'queued', 'generate-image', 'a boat', '', 'none', 'standard', 'm', 64, 64, 1, 0, now()
    from jsonb_array_elements_text(${JSON.stringify(USERS)}::jsonb) as given (name), generate_series(1, ${EACH}::integer) n`.execute(
    database.handle,
  )
  const total = USERS.length * EACH
  const started: string[] = []
  async function work(claim: Claim, worker: number): Promise<void> {
    for (let round = 0; started.length < total; round += 1) {
      const task = await database.asSystem((tx) => claim(tx, `${worker}-${round}`))
      if (!task) continue
      started.push(`${task.user_id}/${task.id}`)
      const { rows } = await sql<{ busy: number }>`
        select max(busy)::integer as busy from (select count(*) as busy from tasks where status = 'running' group by user_id) each_user`.execute(
        database.handle,
      )
      expect(rows[0]?.busy ?? 0).toBeLessThanOrEqual(LIMITS.concurrency.default)
      await sql`update tasks set status = 'done', lease_token = null, lease_until = null, finished_at = now()
        where user_id = ${task.user_id} and id = ${task.id}`.execute(database.handle)
    }
  }
  const versions = [claimNow, claimBefore, claimNow, claimBefore]
  await Promise.all(versions.map(work))
  expect(new Set(started).size).toBe(total)
  expect(started).toHaveLength(total)
})
