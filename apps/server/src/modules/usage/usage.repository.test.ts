import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPictures } from '../../../test/harness/insert-pictures.ts'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { resetTerms } from './daily-reset.ts'
import { createUsageRepository, type UsageRepository } from './usage.repository.ts'

const now = new Date('2026-06-10T10:07:00Z')
const quarter = new Date('2026-06-10T10:00:00Z')
const midnight = new Date('2026-06-10T00:00:00Z')
const tomorrow = new Date('2026-06-11T00:00:00Z')
const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)
const terms = resetTerms('UTC', now)

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
  for (const name of ['ada', 'bob']) {
    await sql`insert into user_daily_limits (user_id, subscription_tier, generations_today, reserved, last_reset_at, time_zone, reset_at)
      values (${name}, 'free', 1, 1, ${midnight}, 'UTC', ${tomorrow})`.execute(database.handle)
    await insertQuarter(name, quarter, 1)
  }
})

async function insertQuarter(user: string, at: Date, generations: number): Promise<void> {
  await sql`insert into usage_quarters (user_id, quarter, generations) values (${user}, ${at}, ${generations})`.execute(
    database.handle,
  )
}

async function insertSound(user: string, bytes: number): Promise<void> {
  const id = `rec_${bytes.toString().padStart(26, '0')}`
  await sql`insert into recordings (id, user_id, prompt, settings, seconds, read_as, unknown_words, waveform, wav_key, ogg_key, bytes, created_at)
    values (${id}, ${user}, '', '{}', 5, '{}', '{}', '{}', ${`audio/${user}.wav`}, ${`audio/${user}.ogg`}, ${bytes}, ${now})`.execute(
    database.handle,
  )
}

async function change(columns: { last_reset_at?: Date; reset_at?: Date; time_zone?: string }): Promise<void> {
  const changed = { last_reset_at: midnight, reset_at: tomorrow, time_zone: 'UTC', ...columns }
  await sql`update user_daily_limits set last_reset_at = ${changed.last_reset_at}, reset_at = ${changed.reset_at},
    time_zone = ${changed.time_zone} where user_id = 'ada'`.execute(database.handle)
}

/** As `system`, which row-level security does not restrict. */
const ask = <T>(question: (usage: UsageRepository) => Promise<T>) =>
  database.asSystem((tx) => question(createUsageRepository(tx)))

const quartersSince = async (from: Date) =>
  (await ask((usage) => usage.findQuarters('ada', from))).sort(
    (a, b) => a.quarter.getTime() - b.quarter.getTime(),
  )

describe('without row-level security', () => {
  const changes: Readonly<Record<string, (usage: UsageRepository) => Promise<unknown>>> = {
    reserveToday: (usage) => usage.reserveToday('ada', 1, 'UTC', now),
    reserve: (usage) => usage.reserve('ada', 1, terms),
    settleToday: (usage) => usage.settleToday('ada', 1, now),
    settle: (usage) => usage.settle('ada', 1, terms),
    giveBack: (usage) => usage.giveBack('ada', 1, terms),
    countMade: (usage) => usage.countMade('ada', 1, now),
    setTier: (usage) => usage.setTier('ada', 'pro'),
    rollOver: (usage) => usage.rollOver('ada', resetTerms('UTC', tomorrow)),
    bringBack: (usage) => usage.bringBack('ada', resetTerms('UTC', later(midnight, -1))),
  }
  for (const [name, work] of Object.entries(changes))
    test(`${name} changes what is of the named user, and nothing of anybody else`, async () => {
      const [ada, bob] = [await rowsOfUser(database, 'ada'), await rowsOfUser(database, 'bob')]
      await ask(work)
      expect(await rowsOfUser(database, 'ada')).not.toEqual(ada)
      expect(await rowsOfUser(database, 'bob')).toEqual(bob)
    })

  test('what is read is of the named user alone', async () => {
    await sql`update user_daily_limits set reserved = 4 where user_id = 'ada'`.execute(database.handle)
    await insertPictures(database, [
      { userId: 'ada', number: 1 },
      { userId: 'ada', number: 2 },
      { userId: 'bob', number: 3 },
    ])
    await insertSound('ada', 10)
    await insertSound('bob', 1_000)
    await insertQuarter('bob', midnight, 7)
    for (const [user, reserved, bytes, generations] of [
      ['ada', 4, 12, 1],
      ['bob', 1, 1_001, 8],
    ] as const) {
      expect(await ask((usage) => usage.find(user))).toMatchObject({ user_id: user, reserved })
      expect(await ask((usage) => usage.lock(user))).toBe(reserved)
      expect(await ask((usage) => usage.readStoredBytes(user))).toBe(bytes)
      expect(await ask((usage) => usage.countAllTime(user))).toBe(generations)
    }
    expect(await quartersSince(midnight)).toEqual([{ quarter, generations: 1 }])
  })
})

test('pictures take their room without sounds, and sounds without pictures', async () => {
  await insertPictures(database, [{ userId: 'ada', number: 1 }])
  await insertSound('bob', 1_000)
  expect(await ask((usage) => usage.readStoredBytes('ada'))).toBe(1)
  expect(await ask((usage) => usage.readStoredBytes('bob'))).toBe(1_000)
})

test('of a user with nothing yet, nothing is read', async () => {
  expect(await ask((usage) => usage.find('eve'))).toBeUndefined()
  expect(await ask((usage) => usage.lock('eve'))).toBe(0)
  expect(await ask((usage) => usage.readStoredBytes('eve'))).toBe(0)
  expect(await ask((usage) => usage.countAllTime('eve'))).toBe(0)
})

test('a row that is there is not made again', async () => {
  const before = await rowsOfUser(database, 'ada')
  await ask((usage) => usage.makeMissing('ada', 'premium', 'Asia/Tokyo', now))
  expect(await rowsOfUser(database, 'ada')).toEqual(before)
})

describe('the last place', () => {
  test('may be held, and one more may not', async () => {
    for (const reserve of [
      (count: number) => ask((usage) => usage.reserveToday('ada', count, 'UTC', now)),
      (count: number) => ask((usage) => usage.reserve('ada', count, terms)),
    ]) {
      expect(await reserve(4)).toBeUndefined()
      expect(await reserve(3)).toMatchObject({ generations_today: 1, reserved: 4 })
      expect(await reserve(1)).toBeUndefined()
      await ask((usage) => usage.giveBack('ada', 3, terms))
    }
  })

  test('is held once by transactions at the same moment', async () => {
    const hold = () =>
      database.asSystem(async (tx) => {
        const reserved = await createUsageRepository(tx).lock('ada')
        await new Promise((resolve) => setTimeout(resolve, 50))
        await sql`update user_daily_limits set reserved = ${reserved + 1} where user_id = 'ada'`.execute(tx)
      })
    await Promise.all([hold(), hold()])
    expect(await ask((usage) => usage.lock('ada'))).toBe(3)
  })
})

describe('the short way of a day that is not over', () => {
  const holdsOne = async () => (await ask((usage) => usage.reserveToday('ada', 1, 'UTC', now))) !== undefined

  test('is taken until the very moment of the reset', async () => {
    await change({ reset_at: later(now, 1) })
    expect(await holdsOne()).toBe(true)
    expect(await ask((usage) => usage.settleToday('ada', 1, now))).toMatchObject({ generations_today: 2 })
    await change({ reset_at: now })
    expect(await holdsOne()).toBe(false)
    expect(await ask((usage) => usage.settleToday('ada', 1, now))).toBeUndefined()
  })

  test('is taken in the place of the last reset alone', async () => {
    await change({ time_zone: 'Asia/Tokyo' })
    expect(await holdsOne()).toBe(false)
  })

  test('is taken where the clock of the last reset was ahead by five minutes at most', async () => {
    await change({ last_reset_at: later(now, 5 * 60_000) })
    expect(await holdsOne()).toBe(true)
    await change({ last_reset_at: later(now, 5 * 60_000 + 1) })
    expect(await holdsOne()).toBe(false)
  })
})

describe('a reset', () => {
  const fresh = { generations_today: 0, last_reset_at: now, reset_at: tomorrow, time_zone: 'UTC' }
  const moved = { ...fresh, reset_at: terms.resetAtNewPlace }

  test('comes at its moment where the last one was', async () => {
    await change({ reset_at: later(now, 1) })
    expect(await ask((usage) => usage.rollOver('ada', terms))).toBeUndefined()
    await change({ reset_at: now })
    expect(await ask((usage) => usage.rollOver('ada', terms))).toMatchObject(fresh)
  })

  test('comes in another place a full day after the last one', async () => {
    await change({ time_zone: 'Asia/Tokyo', last_reset_at: later(terms.movedBefore, 1) })
    expect(await ask((usage) => usage.rollOver('ada', terms))).toBeUndefined()
    await change({ time_zone: 'Asia/Tokyo', last_reset_at: terms.movedBefore })
    expect(await ask((usage) => usage.rollOver('ada', terms))).toMatchObject(moved)
  })

  test('that is due comes with whatever changes places next', async () => {
    await change({ reset_at: now })
    expect(await ask((usage) => usage.reserve('ada', 4, terms))).toMatchObject({ ...fresh, reserved: 5 })
    await change({ reset_at: now })
    expect(await ask((usage) => usage.giveBack('ada', 1, terms))).toMatchObject({ ...fresh, reserved: 4 })
    await change({ reset_at: now })
    expect(await ask((usage) => usage.settle('ada', 2, terms))).toMatchObject({
      ...fresh,
      generations_today: 2,
      reserved: 2,
    })
    expect(await ask((usage) => usage.settle('ada', 2, terms))).toMatchObject({
      generations_today: 4,
      reserved: 0,
    })
  })
})

describe('quarters of an hour', () => {
  test('add up what was made in them', async () => {
    await ask((usage) => usage.countMade('ada', 2, now))
    await ask((usage) => usage.countMade('ada', 3, later(quarter, 15 * 60_000)))
    expect(await quartersSince(quarter)).toEqual([
      { quarter, generations: 3 },
      { quarter: later(quarter, 15 * 60_000), generations: 3 },
    ])
    expect(await quartersSince(later(quarter, 1))).toHaveLength(1)
    expect(await ask((usage) => usage.countAllTime('ada'))).toBe(6)
  })
})

describe('a day that was begun by a clock ahead', () => {
  test('is brought back to this morning, with what was made since counted as made now', async () => {
    const ahead = later(tomorrow, 3_600_000)
    await insertQuarter('ada', later(midnight, -1), 10)
    await insertQuarter('ada', midnight, 2)
    await insertQuarter('ada', ahead, 3)
    await change({ last_reset_at: ahead, reset_at: later(tomorrow, 86_400_000), time_zone: 'Asia/Tokyo' })
    expect(await ask((usage) => usage.bringBack('ada', terms))).toMatchObject({
      generations_today: 6,
      last_reset_at: midnight,
      reset_at: terms.resetAtSamePlace,
      time_zone: 'UTC',
    })
    expect(await quartersSince(midnight)).toEqual([
      { quarter: midnight, generations: 2 },
      { quarter, generations: 4 },
    ])
  })

  test('is left alone where nothing is ahead', async () => {
    await sql`delete from usage_quarters where user_id = 'ada'`.execute(database.handle)
    await change({ last_reset_at: now })
    expect(await ask((usage) => usage.bringBack('ada', terms))).toBeUndefined()
    expect(await quartersSince(new Date(0))).toEqual([])
    await change({ last_reset_at: later(now, 1) })
    expect(await ask((usage) => usage.bringBack('ada', terms))).toMatchObject({ generations_today: 0 })
  })
})
