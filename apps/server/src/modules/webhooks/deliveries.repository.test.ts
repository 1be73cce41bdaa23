import { WEBHOOK_LIMITS } from '@easel/contract/programs/webhooks'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { createDeliveryTurns, forgetDeliveries } from './delivery-turns.repository.ts'
import { createWebhooksRepository } from './webhooks.repository.ts'

const DAY_SECONDS = 86_400
const DAYS = WEBHOOK_LIMITS.days * DAY_SECONDS

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
  await add('one', 'ada', '{picture.finished}', 2)
  await add('two', 'ada', '{picture.finished,picture.failed}', 1)
  await add('bobs', 'bob', '{picture.finished}', 0)
})

const add = (id: string, user: string, events: string, minute: number) =>
  sql`insert into webhooks (id, user_id, name, url, events, sealed_secret, created_at)
    values (${id}, ${user}, 'name', 'https://example.org/', ${events}::text[], '\\x01', ${new Date(minute * 60_000)})`.execute(
    database.handle,
  )
const fill = (webhook: string, status: string, count: number, ended = 0, prefix = status) =>
  sql`insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, status, attempts, expires_at, ended_at)
    select ${prefix} || n, 'ada', ${webhook}, 'picture.finished', '{}', '{}', ${status}, 3, now() + interval '1 hour',
      case when ${status} <> 'waiting' then now() - ${ended} * interval '1 second' end
    from generate_series(1, ${count}::int) n`.execute(database.handle)
const set = (columns: string, id = 'one') =>
  sql`update webhooks set ${sql.raw(columns)} where id = ${id}`.execute(database.handle)

/** As `system`, which row-level security does not restrict. */
const deliveries = <T>(question: (of: ReturnType<typeof createDeliveriesRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createDeliveriesRepository(tx)))
const webhooks = <T>(question: (of: ReturnType<typeof createWebhooksRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createWebhooksRepository(tx)))
async function rows(): Promise<{ id: string; webhook_id: string; status: string; left: number }[]> {
  const { rows } = await sql<{ id: string; webhook_id: string; status: string; left: number }>`
    select id, webhook_id, status, round(extract(epoch from expires_at - now()))::int as left
    from webhook_deliveries order by seq`.execute(database.handle)
  return rows
}
const message = (id: string, type: string, place: number) =>
  ({ id, type, subjects: [id], body: '{}', place }) as never

describe('what is to be sent', () => {
  test('is heard by a webhook of the user that is on and wants it', async () => {
    const isHeard = (types: string[]) => deliveries((of) => of.isHeard('ada', types))
    expect(await isHeard(['picture.failed', 'sound.deleted'])).toBe(true)
    expect(await isHeard(['sound.deleted'])).toBe(false)
    await set("off = 'owner'", 'two')
    expect(await isHeard(['picture.failed'])).toBe(false)
    await set("off = 'owner'")
    expect(await isHeard(['picture.finished'])).toBe(false)
  })

  test('is written down in its order for each of them, for as many days as it is tried', async () => {
    await add('off', 'ada', '{picture.finished}', 3)
    await set("off = 'owner'", 'off')
    await deliveries((of) =>
      of.insert('ada', [message('a', 'picture.finished', 1), message('b', 'picture.failed', 0)]),
    )
    expect((await rows()).map(({ id, webhook_id: webhook }) => [id, webhook]).sort()).toEqual([
      ['a', 'one'],
      ['a', 'two'],
      ['b', 'two'],
    ])
    expect((await rows())[0]).toMatchObject({ id: 'b', status: 'waiting', left: DAYS })
  })

  test('is missed beyond what may wait, of that webhook alone, the last of it first', async () => {
    await fill('one', 'waiting', WEBHOOK_LIMITS.waiting - 1)
    await fill('one', 'delivered', 5)
    await fill('two', 'waiting', 1)
    await deliveries((of) =>
      of.insert('ada', [message('b', 'picture.finished', 2), message('a', 'picture.finished', 1)]),
    )
    const waiting = async (id: string) => (await webhooks((of) => of.find('ada', id)))?.waiting
    expect([await waiting('one'), await waiting('two')]).toEqual([WEBHOOK_LIMITS.waiting, 3])
    expect(await webhooks((of) => of.find('ada', 'one'))).toMatchObject({ missed: 1 })
    expect(await webhooks((of) => of.find('ada', 'two'))).toMatchObject({ missed: 0 })
    expect(await deliveries((of) => of.find('ada', 'one', 'a'))).toBeDefined()
    expect(await deliveries((of) => of.find('ada', 'one', 'b'))).toBeUndefined()
  })
})

describe('the log', () => {
  test('of one webhook is read the newest first, page by page', async () => {
    await fill('two', 'delivered', 1)
    await fill('one', 'delivered', 3)
    const page = (before: number | null, limit: number) =>
      deliveries((of) => of.findPage('ada', 'one', before, limit))
    const all = await page(null, 10)
    expect(all.map(({ id }) => id)).toEqual(['delivered3', 'delivered2', 'delivered1'])
    expect((await page(null, 2)).map(({ id }) => id)).toEqual(['delivered3', 'delivered2'])
    expect((await page(all[0]?.seq ?? 0, 10)).map(({ id }) => id)).toEqual(['delivered2', 'delivered1'])
    expect(await deliveries((of) => of.find('ada', 'two', 'delivered2'))).toBeUndefined()
  })

  test('keeps the newest that have ended, of one webhook, and all that wait', async () => {
    await fill('two', 'delivered', WEBHOOK_LIMITS.log + 1)
    await fill('one', 'waiting', 1)
    await fill('one', 'delivered', WEBHOOK_LIMITS.log + 2)
    await fill('one', 'waiting', 1, 0, 'late')
    await database.asSystem((tx) => createDeliveryTurns(tx).trimLog('one'))
    const left = await rows()
    const of = (webhook: string, status: string) =>
      left.filter((row) => row.webhook_id === webhook && row.status === status)
    expect(of('one', 'waiting')).toHaveLength(2)
    expect(of('one', 'delivered')).toHaveLength(WEBHOOK_LIMITS.log)
    expect(of('one', 'delivered')[0]?.id).toBe('delivered3')
    expect(of('two', 'delivered')).toHaveLength(WEBHOOK_LIMITS.log + 1)
  })

  test('begins anew with what is sent again, and one that waits is only due at once', async () => {
    await fill('one', 'failed', 2)
    await fill('one', 'waiting', 1)
    await sql`update webhook_deliveries set next_at = now() + interval '1 hour'`.execute(database.handle)
    for (const id of ['failed1', 'waiting1'])
      expect(await deliveries((of) => of.replay('ada', 'one', id))).toBe(true)
    const read = (id: string) => deliveries((of) => of.find('ada', 'one', id))
    expect(await read('failed1')).toMatchObject({ status: 'waiting', attempts: 0, ended_at: null })
    expect(await read('waiting1')).toMatchObject({ status: 'waiting', attempts: 3 })
    expect(await read('failed2')).toMatchObject({ status: 'failed' })
    expect((await read('waiting1'))?.next_at.getTime()).toBeLessThanOrEqual(Date.now())
    expect((await rows())[0]?.left).toBe(DAYS)
  })
})

test('housekeeping ends what has expired and is not being sent, and removes what ended days ago', async () => {
  await fill('one', 'waiting', 4)
  await fill('one', 'delivered', 1, 8 * DAY_SECONDS, 'old')
  await fill('one', 'delivered', 1, 6 * DAY_SECONDS, 'new')
  await sql`update webhook_deliveries set expires_at = now() - interval '1 second' where status = 'waiting' and id <> 'waiting4'`.execute(
    database.handle,
  )
  await sql`update webhook_deliveries set lease_token = id, lease_until = now() + case id when 'waiting2' then interval '1 minute'
    else interval '-1 second' end, answered = case id when 'waiting3' then 500 end where id in ('waiting2', 'waiting3')`.execute(
    database.handle,
  )
  await forgetDeliveries(database, 7)
  expect((await rows()).map(({ id, status }) => [id, status])).toEqual([
    ['waiting1', 'failed'],
    ['waiting2', 'waiting'],
    ['waiting3', 'failed'],
    ['waiting4', 'waiting'],
    ['new1', 'delivered'],
  ])
  const read = (id: string) => deliveries((of) => of.find('ada', 'one', id))
  expect(await read('waiting1')).toMatchObject({ failure: 'expired', lease_token: null })
  expect(await read('waiting3')).toMatchObject({
    failure: null,
    answered: 500,
    lease_token: null,
    lease_until: null,
  })
  expect((await read('waiting1'))?.ended_at).not.toBeNull()
})

describe('a webhook', () => {
  const find = () => webhooks((of) => of.find('ada', 'one'))
  const failing = "off = 'failing', missed = 3, failing_since = now(), not_before = now()"
  const anew = { off: null, missed: 0, failing_since: null, not_before: null }

  test('is counted and listed of its owner, the oldest first', async () => {
    expect(await webhooks((of) => of.count('ada'))).toBe(2)
    expect((await webhooks((of) => of.findAll('ada'))).map(({ id }) => id)).toEqual(['two', 'one'])
  })

  test('keeps what is not given, and starts anew when it is switched on or sent elsewhere', async () => {
    await set(failing)
    await webhooks((of) => of.update('ada', 'one', { name: 'other', url: 'https://example.org/' }))
    expect(await find()).toMatchObject({ name: 'other', off: 'failing', missed: 3 })
    expect((await find())?.failing_since).not.toBeNull()
    await webhooks((of) => of.update('ada', 'one', { url: 'https://elsewhere.example.org/' }))
    expect(await find()).toMatchObject({
      ...anew,
      off: 'failing',
      missed: 3,
      url: 'https://elsewhere.example.org/',
    })
    await set(failing)
    await webhooks((of) => of.update('ada', 'one', { isOn: true, events: ['picture.failed'] }))
    expect(await find()).toMatchObject({ ...anew, name: 'other', events: ['picture.failed'] })
  })

  test('that is switched off says so, and keeps why it was off already', async () => {
    await webhooks((of) => of.update('ada', 'one', { isOn: false }))
    expect(await find()).toMatchObject({ off: 'owner' })
    await set("off = 'gone'")
    await webhooks((of) => of.update('ada', 'one', { isOn: false }))
    expect(await find()).toMatchObject({ off: 'gone' })
  })

  test('that is rotated signs with both secrets until the moment', async () => {
    const until = new Date('2026-06-10T10:00:00Z')
    await webhooks((of) => of.rotate('ada', 'one', new Uint8Array([2]), until))
    const row = await find()
    expect([[...(row?.sealed_secret ?? [])], [...(row?.earlier_secret ?? [])]]).toEqual([[2], [1]])
    expect(row?.earlier_until).toEqual(until)
  })
})
