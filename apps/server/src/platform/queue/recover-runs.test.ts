import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Queue } from './queue.table.ts'
import { recoverRuns } from './recover-runs.ts'

const TASKS: Queue = { table: 'tasks', channel: 'easel_tasks' }
const NOW = new Date('2026-06-10T10:00:00Z')
let database: OpenDatabase
let told: string[] = []
let givenUp: string[] = []
let logged: { level: string; said: unknown[] }[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`delete from "user"`.execute(database.handle)
  told = []
  givenUp = []
  logged = []
  await insertUsers(database, 'ada')
})

const recover = (everyone: boolean) =>
  recoverRuns({
    database,
    queue: TASKS,
    clock: { now: () => NOW },
    endings: {
      tell: async (_tx, { id }) => {
        told.push(id)
      },
      giveUp: async (tx, { id }) => {
        givenUp.push(id)
        await sql`
          update tasks set status = 'error', finished_at = now(), lease_token = null, lease_until = null,
            error_code = 'server_error', error_message = 'Generation failed' where id = ${id}`.execute(tx)
      },
    },
    logger: {
      warn: (...said: unknown[]) => logged.push({ level: 'warn', said }),
      error: (...said: unknown[]) => logged.push({ level: 'error', said }),
    },
  })(everyone)

/** A task whose process runs it, or died while it did so. */
async function run(
  id: string,
  { takeovers = 0, leaseMs = -1_000, job = null as object | null } = {},
): Promise<void> {
  await sql`
    insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
      request_index, created_at, attempts, takeovers, lease_token, lease_until, vendor_job)
    values ('ada', ${id}, 'queue', 'running', 'generate-image', 'a boat', '', 'none', 'standard', 'm', 64, 64, 1, 0, now(), 1,
      ${takeovers}, ${`token of ${id}`}, now() + ${leaseMs} * interval '1 millisecond', ${job && JSON.stringify(job)}::jsonb)`.execute(
    database.handle,
  )
}

async function read(id: string) {
  const { rows } = await sql<{
    status: string
    attempts: number
    takeovers: number
    waits: number | null
    set_aside_at: Date | null
    vendor_job: object | null
  }>`
    select status, attempts, takeovers, set_aside_at, vendor_job,
      round(extract(epoch from not_before - clock_timestamp()))::integer as waits
    from tasks where id = ${id}`.execute(database.handle)
  return rows[0]
}

const AGAIN = { status: 'queued', attempts: 0, set_aside_at: null }

test('a task whose lease has run out waits again, at once and without an attempt that counts; one that is alive runs on', async () => {
  await run('dead')
  await run('alive', { leaseMs: 60_000 })
  await recover(false)
  expect(await read('dead')).toEqual({ ...AGAIN, takeovers: 1, waits: null, vendor_job: null })
  expect(await read('alive')).toMatchObject({ status: 'running', attempts: 1, takeovers: 0 })
  expect([told, givenUp]).toEqual([['dead'], []])
  expect(logged).toEqual([
    { level: 'warn', said: [{ task: 'dead', takeovers: 1 }, 'a task was left behind by a dead process'] },
  ])
})

test('the workers hear that there is work again, once for each task', async () => {
  const heard: string[] = []
  const stopListening = await database.listen(TASKS.channel, (payload) => heard.push(payload))
  await run('one')
  await run('two')
  await recover(false)
  await expect.poll(() => heard).toEqual(['{"kind":"work"}', '{"kind":"work"}'])
  await stopListening()
})

test('where no other process can be running, every task that runs is taken over', async () => {
  await run('one', { leaseMs: 60_000 })
  await run('two', { leaseMs: 60_000 })
  await recover(true)
  expect(told).toEqual(['one', 'two'])
  expect([await read('one'), await read('two')]).toMatchObject([AGAIN, AGAIN])
})

test.each([
  [1, 2],
  [2, 4],
  [3, 8],
])('after %i processes that died it waits %i seconds', async (takeovers, seconds) => {
  await run('deadly', { takeovers })
  await recover(false)
  expect(await read('deadly')).toMatchObject({ ...AGAIN, takeovers: takeovers + 1, waits: seconds })
})

test('the fifth process that dies of a task sets it aside, and it is given up', async () => {
  await run('deadly', { takeovers: 4, job: { provider: 'replicate', hold: 'h' } })
  await recover(false)
  expect(await read('deadly')).toMatchObject({ status: 'error', takeovers: 5, set_aside_at: NOW })
  expect([told, givenUp]).toEqual([[], ['deadly']])
  expect(logged).toEqual([
    {
      level: 'error',
      said: [{ queue: 'tasks', task: 'deadly', takeovers: 5 }, 'a task was set aside: processes die of it'],
    },
  ])
})

test('a job that its vendor works on is waited for twenty times, at most five minutes each, and kept', async () => {
  const job = { provider: 'replicate', hold: 'h', job: 'named' }
  await run('slow', { takeovers: 18, job })
  await recover(false)
  expect(await read('slow')).toMatchObject({ ...AGAIN, takeovers: 19, waits: 300, vendor_job: job })
  await run('lost', { takeovers: 19, job })
  await recover(false)
  expect(givenUp).toEqual(['lost'])
})
