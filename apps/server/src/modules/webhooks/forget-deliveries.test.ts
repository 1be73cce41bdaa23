import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsRead } from '../../../test/harness/rows-read.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { webhookCalls } from '../../../test/webhooks/webhook-calls.ts'
import type { Database } from '../../platform/database/database.ts'
import { forgetDeliveries } from './delivery-turns.repository.ts'

let app: TestApp
let ada: TestUser
const { make, log } = webhookCalls(() => app)

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

it('housekeeping ends what waited too long, and removes what ended a week ago', async () => {
  const { item } = await make(ada, 'https://receiver.invalid/')
  const { handle } = app.database
  const add = (id: string, ended: string | null, expires: string) =>
    sql`insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, status, next_at, expires_at, ended_at)
      values (${id}, ${ada.id}, ${item.id}, 'picture.deleted', '{}', '{}', ${ended === null ? 'waiting' : 'failed'},
        now() + interval '1 hour', now() + ${expires}::interval, now() + ${ended}::interval)`.execute(handle)
  await sql`update webhooks set off = 'owner' where id = ${item.id}`.execute(handle)
  await add('old', '-8 days', '-8 days')
  await add('ended', '-6 days', '-6 days')
  await add('late', null, '-1 second')
  await add('due', null, '1 hour')
  for (let n = 0; n < 205; n += 1) await add(`late ${n}`, null, '-1 second')
  await forgetDeliveries(app.database, 7)
  const rows = await sql<{ id: string; status: string; failure: string | null }>`
    select id, status, failure from webhook_deliveries where webhook_id = ${item.id} order by seq`.execute(
    handle,
  )
  expect(rows.rows[0]).toEqual({ id: 'due', status: 'waiting', failure: null })
  expect(rows.rows.slice(1)).toHaveLength(200)
  expect(rows.rows.at(-1)).toEqual({ id: 'late 204', status: 'failed', failure: 'expired' })
  await sql`delete from webhook_deliveries where id like 'late%' and webhook_id = ${item.id}`.execute(handle)
  await add('old', '-8 days', '-8 days')
  await add('ended', '-6 days', '-6 days')
  await forgetDeliveries(app.database, 7)
  expect((await log(ada, item.id)).map(({ id }) => id)).toEqual(['ended', 'due'])
})

it('housekeeping that finds nothing to do reads next to nothing of the log, however long it is', async () => {
  const { item } = await make(ada, 'https://receiver.invalid/')
  const { handle } = app.database
  await sql`insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, status, expires_at, ended_at)
    select 'read ' || n, ${ada.id}, ${item.id}, 'picture.deleted', '{}', '{}', 'delivered', now(), now() from generate_series(1, 5000) n`.execute(
    handle,
  )
  await sql`analyze webhook_deliveries`.execute(handle)
  let read = 0
  const counting: Pick<Database, 'asSystem'> = {
    asSystem: (run) =>
      app.database.asSystem(async (tx) => {
        const answer: { is?: Awaited<ReturnType<typeof run>> } = {}
        const { byIndex, without } = await rowsRead(tx, 'webhook_deliveries', async () => {
          answer.is = await run(tx)
        })
        read += byIndex + without
        return answer.is as Awaited<ReturnType<typeof run>>
      }),
  }
  await forgetDeliveries(counting, 7)
  expect(read).toBeLessThan(100)
})
