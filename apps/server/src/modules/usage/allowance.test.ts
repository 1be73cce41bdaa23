import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import type { DailyLimits } from '@easel/contract/usage'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { keyPlaces } from '../accounts/index.ts'
import { createAllowance } from './allowance.ts'

let database: OpenDatabase
let now = new Date('2026-06-10T10:00:00Z')
const told: { userId: string; limits: DailyLimits }[] = []
const notified: string[] = []
const events = {
  append: async (_tx: Tx, userId: string, event: { payload: object }) => {
    told.push({ userId, limits: (event.payload as { limits: DailyLimits }).limits })
  },
}

beforeAll(async () => {
  database = await openTestDatabase()
})

beforeEach(async () => {
  await sql`delete from "user"`.execute(database.handle)
  told.length = 0
  notified.length = 0
  now = new Date('2026-06-10T10:00:00Z')
})

const NO_KEY = { key_id: null, key_day: null }

async function makeUser(id: string, tier: Tier = 'free') {
  await insertUsers(database, id)
  const allowance = createAllowance({
    events,
    notify: async (_tx, _userId, { title }) => {
      notified.push(title)
    },
    clock: { now: () => now },
    defaultTier: tier,
    storageQuota: null,
    keyPlaces,
  })
  const as = <T>(run: (tx: Tx) => Promise<T>) => database.asUser(id, run)
  return {
    id,
    reserve: (count = 1, zone = 'UTC') =>
      as((tx) => allowance.reserve(tx, { userId: id, timeZone: zone, key: null }, count)),
    settle: (count = 1) => as((tx) => allowance.settle(tx, id, count)),
    giveBack: (count = 1) => as((tx) => allowance.giveBack(tx, id, Array(count).fill(NO_KEY))),
    read: (zone = 'UTC') => as((tx) => allowance.read(tx, id, zone)),
    setTier: (to: Tier) => database.asSystem((tx) => allowance.setTier(tx, id, to)),
  }
}

describe('a clock that jumps', () => {
  const jumps = [
    ['25 hours ahead', 25],
    ['400 days ahead', 400 * 24],
  ] as const
  for (const [how, hours] of jumps)
    test(`${how} and back costs no day and brings no second allowance on the same day`, async () => {
      const user = await makeUser('ada')
      await user.reserve(3)
      await user.settle(3)
      const right = now
      now = new Date(right.getTime() + hours * 3_600_000)
      expect((await user.read()).remaining).toBe(5)
      await user.reserve(1)
      await user.settle(1)
      now = new Date(right.getTime() + 60_000)
      expect(await user.read()).toMatchObject({
        generations_today: 4,
        reserved: 0,
        remaining: 1,
        reset_at: '2026-06-11T00:00:00.000Z',
      })
      await user.reserve(1)
      await user.settle(1)
      await expect(user.reserve(1)).rejects.toMatchObject({ code: 'daily_limit' })
      now = new Date('2026-06-11T00:00:01Z')
      expect((await user.read()).remaining).toBe(5)
      await user.reserve(5)
    })

  test('the first request after it is one that reserves, and it is counted right', async () => {
    const user = await makeUser('ada')
    await user.reserve(5)
    await user.settle(5)
    const right = now
    now = new Date(right.getTime() + 25 * 3_600_000)
    await user.reserve(1)
    now = right
    await expect(user.reserve(1)).rejects.toMatchObject({ code: 'daily_limit' })
  })
})

describe('the daily allowance', () => {
  test('[3.4, 4.7a] a missing row is made as free with nothing used, resetting at the next local midnight', async () => {
    const user = await makeUser('ada')
    expect(await user.read('America/New_York')).toEqual({
      subscription_tier: 'free',
      generations_today: 0,
      reserved: 0,
      limit: 5,
      remaining: 5,
      reset_at: '2026-06-11T04:00:00.000Z',
    })
  })

  test('[6.3] of 200 callers at the same moment with 5 places left exactly 5 get one', async () => {
    const user = await makeUser('ada')
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => user.reserve()))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(195)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'daily_limit' })
    expect(await user.read()).toMatchObject({ generations_today: 0, reserved: 5, remaining: 0 })
  })

  test.each(['free', 'pro', 'premium'] as const)('[6.3, 9.2] tier %s has its own limit', async (tier) => {
    const user = await makeUser('ada', tier)
    await user.reserve(DAILY_GENERATIONS[tier])
    await expect(user.reserve()).rejects.toMatchObject({ code: 'daily_limit' })
  })

  test('[8.2] a spent allowance is refused with the catalog’s sentence and when to come back', async () => {
    const user = await makeUser('ada')
    await user.reserve(5)
    await user.settle(5)
    await expect(user.reserve()).rejects.toMatchObject({
      code: 'daily_limit',
      message: "You've reached your free daily limit. Upgrade for unlimited generations.",
      retryAfter: 14 * 3600,
    })
  })

  test('[5.6] a batch larger than what remains is refused whole and told how many remain', async () => {
    const user = await makeUser('ada')
    await user.reserve(2)
    await expect(user.reserve(4)).rejects.toMatchObject({
      message: '3 left today. Choose a smaller batch, or upgrade.',
    })
    expect(await user.read()).toMatchObject({ reserved: 2, remaining: 3 })
    await user.reserve(2)
    await expect(user.reserve(4)).rejects.toMatchObject({
      message: '1 left today. Choose a smaller batch, or upgrade.',
    })
  })

  test('a place is counted once when the picture is made and freed when it is not', async () => {
    const user = await makeUser('ada')
    await user.reserve(3)
    await user.settle()
    await user.giveBack()
    expect(await user.read()).toMatchObject({ generations_today: 1, reserved: 1, remaining: 3 })
  })

  test('[4.7a] past reset_at the count is 0 again, and places still held stay held', async () => {
    const user = await makeUser('ada')
    await user.reserve(5)
    await user.settle(4)
    now = new Date('2026-06-11T00:00:00Z')
    expect(await user.read()).toMatchObject({
      generations_today: 0,
      reserved: 1,
      remaining: 4,
      reset_at: '2026-06-12T00:00:00.000Z',
    })
    await user.settle()
    expect(await user.read()).toMatchObject({ generations_today: 1, reserved: 0, remaining: 4 })
  })

  test('a picture finished after midnight counts for the new day', async () => {
    const user = await makeUser('ada')
    await user.reserve(2)
    now = new Date('2026-06-11T00:00:01Z')
    await user.settle()
    expect(await user.read()).toMatchObject({ generations_today: 1, reserved: 1, remaining: 3 })
  })

  test('[6.3] moving to where midnight is near brings no second allowance that day', async () => {
    const user = await makeUser('ada')
    await user.reserve(5, 'UTC')
    await user.settle(5)
    now = new Date('2026-06-10T12:00:00Z')
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Auckland', 'Asia/Tokyo']) {
      await expect(user.reserve(1, zone)).rejects.toMatchObject({ code: 'daily_limit' })
      expect(Date.parse((await user.read(zone)).reset_at)).toBeGreaterThanOrEqual(
        Date.parse('2026-06-11T10:00:00Z'),
      )
    }
    now = new Date('2026-06-11T00:00:00Z')
    await user.reserve(1, 'UTC')
  })

  test('every change tells the user’s tabs what the books say now', async () => {
    const user = await makeUser('ada')
    await user.reserve(2)
    await user.settle()
    await user.giveBack()
    await user.setTier('pro')
    expect(told.map(({ limits }) => [limits.generations_today, limits.reserved, limits.limit])).toEqual([
      [0, 2, 5],
      [1, 1, 5],
      [1, 0, 5],
      [1, 0, 999],
    ])
  })

  test('[2.15] a used-up day that begins anew is told, one with something left is not, and so is another plan', async () => {
    const user = await makeUser('ada')
    for (const count of [4, 5]) {
      await user.reserve(count)
      await user.settle(count)
      now = new Date(now.getTime() + 24 * 3_600_000)
      await user.read()
    }
    expect(notified).toEqual(['Your daily limit was reset: 5 pictures today'])
    await user.setTier('pro')
    await user.setTier('pro')
    expect(notified.slice(1)).toEqual(['Your plan is now Creator'])
  })

  test('[6.1] a user’s transaction that forgets its WHERE sees and changes its own row alone, and no tier', async () => {
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    await ada.reserve(1)
    await bob.reserve(2)
    const seen = await database.asUser('ada', async (tx) => {
      await sql`update user_daily_limits set reserved = 0`.execute(tx)
      return sql<{ user_id: string }>`select user_id from user_daily_limits`.execute(tx)
    })
    expect(seen.rows).toEqual([{ user_id: 'ada' }])
    expect(await bob.read()).toMatchObject({ reserved: 2 })
    await expect(
      database.asUser('ada', (tx) => sql`update user_daily_limits set subscription_tier = 'pro'`.execute(tx)),
    ).rejects.toThrow(/permission denied/)
    await expect(
      database.asAnonymous((tx) => sql`select * from user_daily_limits`.execute(tx)),
    ).rejects.toThrow(/permission denied/)
  })

  test('used + reserved + remaining is the allowance at every moment of any schedule', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('reserve' as const), count: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ do: fc.constant('settle' as const) }),
      fc.record({ do: fc.constant('giveBack' as const) }),
      fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const user = await makeUser(`user${run++}`)
        let held = 0
        let used = 0
        let day = Math.floor(now.getTime() / 86_400_000)
        for (const action of steps) {
          const today = Math.floor(now.getTime() / 86_400_000)
          if (today > day) used = 0
          day = today
          if (action.do === 'wait') now = new Date(now.getTime() + action.hours * 3_600_000)
          else if (action.do === 'reserve') {
            const got = await user.reserve(action.count).then(
              () => true,
              () => false,
            )
            expect(got).toBe(used + held + action.count <= 5)
            if (got) held += action.count
          } else if (held > 0) {
            held -= 1
            if (action.do === 'settle') used += 1
            await (action.do === 'settle' ? user.settle() : user.giveBack())
          }
          if (action.do === 'wait') continue
          const limits = await user.read()
          expect(limits).toMatchObject({ generations_today: used, reserved: held })
          expect(limits.generations_today + limits.reserved + limits.remaining).toBe(5)
        }
      }),
      { numRuns: 25 },
    )
  })
})
