import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { CallContext } from '../../platform/use-case.ts'
import { createUsageModule } from './usage.module.ts'

const QUOTA = 20_000_000
const now = new Date('2026-06-10T22:30:00Z')
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`delete from "user"`.execute(database.handle)
  await insertUsers(database, 'ada', 'bob')
})

/** What each endpoint of the module runs, by its path. */
function open() {
  const usage = createUsageModule({
    database,
    events: { append: async () => {} },
    notify: async () => {},
    clock: { now: () => now },
    keyPlaces: { take: async () => {}, giveBack: async () => {} },
    defaultTier: 'pro',
    storageQuota: QUOTA,
  })
  const mounted = new Map<string, (input: object, context: CallContext) => Promise<unknown>>()
  usage.mountRoutes((endpoint, useCase) => mounted.set(endpoint.path, useCase as never))
  return { usage, mounted }
}

function contextOf(timeZone: string): CallContext {
  return {
    actor: { userId: 'ada', email: 'ada@example.org', timeZone, sessionId: 's', key: null },
    requestKey: null,
    signal: new AbortController().signal,
    tellQuota: () => {},
  }
}

const call = (path: string, input: object, timeZone = 'UTC') =>
  open().mounted.get(path)?.(input, contextOf(timeZone))

async function made(user: string, quarter: string, generations: number): Promise<void> {
  await sql`insert into usage_quarters (user_id, quarter, generations) values (${user}, ${quarter}::timestamptz, ${generations})`.execute(
    database.handle,
  )
}

const NOTHING_USED = {
  subscription_tier: 'pro',
  generations_today: 0,
  reserved: 0,
  limit: 999,
  remaining: 999,
}

describe('the allowance', () => {
  test('is read where the caller lives, and confirmed for the caller alone', async () => {
    const limits = { ...NOTHING_USED, reset_at: '2026-06-11T22:00:00.000Z' }
    expect(await call('/api/limits', {}, 'Europe/Berlin')).toEqual(limits)
    const path = '/api/rpc/increment_generation_count'
    expect(await call(path, { body: { p_user_id: 'ada' } }, 'Europe/Berlin')).toEqual(limits)
    await expect(call(path, { body: { p_user_id: 'bob' } })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is read alike by other modules', async () => {
    const { usage } = open()
    expect(await usage.getLimits({} as never, contextOf('UTC'))).toEqual({
      ...NOTHING_USED,
      reset_at: '2026-06-11T00:00:00.000Z',
    })
  })
})

describe('usage by days', () => {
  const days = (count: number, timeZone: string) =>
    call('/api/usage', { query: { days: count } }, timeZone) as Promise<{ days: object[] }>

  test('counts each picture on the day it was made where the caller is, today last', async () => {
    await made('ada', '2026-06-08T21:45:00Z', 1)
    await made('ada', '2026-06-08T22:00:00Z', 2)
    await made('ada', '2026-06-09T21:45:00Z', 4)
    await made('ada', '2026-06-10T22:15:00Z', 8)
    await made('ada', '2025-01-01T00:00:00Z', 100)
    await made('bob', '2026-06-10T22:15:00Z', 1_000)
    expect(await days(3, 'Europe/Berlin')).toEqual({
      days: [
        { day: '2026-06-09', generations: 6 },
        { day: '2026-06-10', generations: 0 },
        { day: '2026-06-11', generations: 8 },
      ],
      total: 14,
      all_time: 115,
      storage: { used_bytes: 0, quota_bytes: QUOTA },
    })
    expect((await days(2, 'Nowhere/Land')).days).toEqual([
      { day: '2026-06-09', generations: 4 },
      { day: '2026-06-10', generations: 8 },
    ])
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('holds the whole first day in %s', async (zone) => {
    const [first] = (await days(1, zone)).days as { day: string }[]
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
    // Every quarter of an hour around it, so that its own are among them.
    for (let quarter = -200; quarter <= 0; quarter += 1)
      await made('ada', new Date(now.getTime() + quarter * 900_000).toISOString(), 1)
    const expected = Array.from({ length: 201 }, (_, index) =>
      format.format(now.getTime() - index * 900_000),
    ).filter((day) => day === first?.day).length
    expect((await days(1, zone)).days).toEqual([{ day: first?.day, generations: expected }])
  })
})
