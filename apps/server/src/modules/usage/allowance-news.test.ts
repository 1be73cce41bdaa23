import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createAllowance } from './allowance.ts'

const DAY = new Date('2026-06-10T00:00:00Z')
let database: OpenDatabase
let now = new Date('2026-06-10T10:00:00Z')
let events: unknown[] = []
let news: unknown[] = []
let places: unknown[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`delete from "user"`.execute(database.handle)
  await insertUsers(database, 'ada')
  now = new Date('2026-06-10T10:00:00Z')
  events = []
  news = []
  places = []
})

function open(storageQuota: number | null = null) {
  return createAllowance({
    events: {
      append: async (_tx, userId, event) => {
        events.push([userId, event.type, event.payload])
      },
    },
    notify: async (_tx, userId, one) => {
      news.push([userId, one])
    },
    clock: { now: () => now },
    keyPlaces: {
      take: async (_tx, ...taken) => {
        places.push(['take', ...taken])
      },
      giveBack: async (_tx, ...given) => {
        places.push(['give back', ...given])
      },
    },
    defaultTier: 'free',
    storageQuota,
  })
}

const as = <T>(run: (tx: Tx) => Promise<T>) => database.asUser('ada', run)
const reserve = (count: number, key: { id: string } | null = null, timeZone = 'UTC') =>
  as((tx) => open().reserve(tx, { userId: 'ada', timeZone, key }, count))
const settle = (count: number) => as((tx) => open().settle(tx, 'ada', count))
const read = () => as((tx) => open().read(tx, 'ada', 'UTC'))

describe('the owner is told', () => {
  test('that a day whose places were all used begins anew, with how many there are', async () => {
    await reserve(5)
    await settle(5)
    now = new Date('2026-06-11T00:00:00Z')
    await read()
    await read()
    expect(news).toEqual([
      [
        'ada',
        {
          kind: 'allowance',
          title: 'Your daily limit was reset: 5 pictures today',
          path: '/generate',
        },
      ],
    ])
    expect(events.at(-1)).toEqual([
      'ada',
      'limits.changed',
      {
        limits: {
          subscription_tier: 'free',
          generations_today: 0,
          reserved: 0,
          limit: 5,
          remaining: 5,
          reset_at: '2026-06-12T00:00:00.000Z',
        },
      },
    ])
    expect(events).toHaveLength(3)
  })

  test('of another plan with what it allows, and of the same one nothing', async () => {
    await database.asSystem((tx) => open().setTier(tx, 'ada', 'free'))
    expect(news).toEqual([])
    await database.asSystem((tx) => open().setTier(tx, 'ada', 'premium'))
    expect(news).toEqual([
      [
        'ada',
        {
          kind: 'plan',
          title: 'Your plan is now Pro',
          detail: '9999 pictures a day',
          path: '/billing',
        },
      ],
    ])
  })
})

describe('who is refused is told when to come back', () => {
  test.each([
    ['2026-06-10T23:59:58.999Z', 2],
    ['2026-06-10T23:59:59.000Z', 1],
    ['2026-06-10T23:59:59.999Z', 1],
  ])('at %s in %i seconds', async (at, seconds) => {
    await reserve(5)
    now = new Date(at)
    await expect(reserve(1)).rejects.toMatchObject({ code: 'daily_limit', retryAfter: seconds })
  })
})

describe('places of keys', () => {
  test('are taken with those of the account, at its time', async () => {
    await reserve(2)
    expect(places).toEqual([])
    await reserve(3, { id: 'key_1' })
    expect(places).toEqual([['take', 'key_1', 3, now]])
  })

  test('are not taken where the account has none left', async () => {
    await expect(reserve(6, { id: 'key_1' })).rejects.toMatchObject({ code: 'daily_limit' })
    expect(places).toEqual([])
  })

  test('are given back one by one on the day they count for; those of a person are the account’s alone', async () => {
    await reserve(4)
    const given = [
      { key_id: 'key_1', key_day: DAY },
      { key_id: null, key_day: null },
      { key_id: 'key_2', key_day: DAY },
    ]
    await as((tx) => open().giveBack(tx, 'ada', given))
    expect(places).toEqual([
      ['give back', 'key_1', 1, DAY],
      ['give back', 'key_2', 1, DAY],
    ])
    expect(await read()).toMatchObject({ reserved: 1, generations_today: 0 })
  })
})

describe('several pictures that are made', () => {
  test('are counted together, today and in the books by the quarter of an hour', async () => {
    await reserve(5)
    await settle(3)
    expect(await read()).toMatchObject({ generations_today: 3, reserved: 2 })
    now = new Date('2026-06-11T00:07:00Z')
    await settle(2)
    expect(await read()).toMatchObject({ generations_today: 2, reserved: 0 })
    const { rows } = await sql`select quarter, generations from usage_quarters order by quarter`.execute(
      database.handle,
    )
    expect(rows).toEqual([
      { quarter: new Date('2026-06-10T10:00:00Z'), generations: 3 },
      { quarter: new Date('2026-06-11T00:00:00Z'), generations: 2 },
    ])
  })
})

test('an account that was never seen gives back nothing, and its day ends at midnight by UTC', async () => {
  await as((tx) => open().giveBack(tx, 'ada', []))
  expect(await read()).toMatchObject({ reserved: 0, remaining: 5, reset_at: '2026-06-11T00:00:00.000Z' })
  const { rows } = await sql`select time_zone from user_daily_limits`.execute(database.handle)
  expect(rows).toEqual([{ time_zone: 'UTC' }])
})

describe('room for a file', () => {
  const needs = (bytes: number, quota: number | null) => as((tx) => open(quota).requireRoom(tx, 'ada', bytes))

  test('is any where there is no limit, and the account is not touched', async () => {
    await needs(1e12, null)
    const { rows } = await sql`select from user_daily_limits`.execute(database.handle)
    expect(rows).toEqual([])
  })

  test('ends at the limit, with room kept for what is being made', async () => {
    await needs(20_000_000, 20_000_000)
    await expect(needs(20_000_001, 20_000_000)).rejects.toMatchObject({ code: 'storage_full' })
    await reserve(2)
    await needs(14_000_000, 20_000_000)
    await expect(needs(14_000_001, 20_000_000)).rejects.toMatchObject({ code: 'storage_full' })
  })
})
