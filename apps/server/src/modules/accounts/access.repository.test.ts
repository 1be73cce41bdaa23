import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createAccessRepository, findEndedAccess } from './access.repository.ts'
import { createApiKeysRepository } from './keys/api-keys.repository.ts'
import { findLastingSessions, findSessionOwner } from './sessions.repository.ts'

const now = new Date('2026-06-10T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  for (const name of ['ada', 'bob']) await hold(name)
})

/** Inserts an account with every kind of credential. */
async function hold(name: string): Promise<void> {
  await insertUsers(database, name)
  for (const statement of [
    sql`insert into session (id, token, "userId", "expiresAt", "updatedAt") values (${`${name}'s session`}, ${`${name}'s token`}, ${name}, ${now}, ${now})`,
    sql`insert into api_keys (id, user_id, name, start, hash, created_at, daily_limit, made, made_since)
      values (${`${name}'s key`}, ${name}, '', '', ${`${name}'s hash`}, ${now}, 5, 2, ${now})`,
    sql`insert into device_codes (device_hash, user_hash, name, created_at, expires_at, user_id)
      values (${name}, ${name}, '', ${now}, ${now}, ${name})`,
    sql`insert into oauth_grants (id, user_id, client_id, name, returns_to, scopes, created_at, access_hash, access_ends_at, refresh_hash, expires_at)
      values (${name}, ${name}, 'client', '', '', '{read}', ${now}, ${`a ${name}`}, ${now}, ${`r ${name}`}, ${now})`,
    sql`insert into oauth_codes (hash, user_id, client_id, name, redirect_uri, challenge, scopes, expires_at)
      values (${name}, ${name}, 'client', '', '', '', '{read}', ${now})`,
    sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
      values (${name}, ${name}, '', ${name}, '', 0, '{}', ${now})`,
    sql`insert into webhooks (id, user_id, name, url, events, sealed_secret, created_at)
      values (${name}, ${name}, '', 'https://example.org', '{}', '', ${now})`,
    sql`insert into downloads (token_hash, user_id, request, expires_at) values (${name}, ${name}, '{}', ${now})`,
    sql`insert into account_access (user_id, valid_from, epoch) values (${name}, ${now}, 1)`,
  ])
    await statement.execute(database.handle)
}

const access = <T>(question: (access: ReturnType<typeof createAccessRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createAccessRepository(tx)))
const keys = <T>(question: (keys: ReturnType<typeof createApiKeysRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createApiKeysRepository(tx)))
const suspend = (user: string) =>
  access((of) => of.suspend(user, { at: now, reason: 'Spam', by: 'an operator' }))

describe('what is done to one account', () => {
  const suspension = { at: now, reason: 'Spam', by: 'an operator' }
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    revokeKeys: () => access((of) => of.revokeKeys('ada')),
    disconnectApps: () => access((of) => of.disconnectApps('ada')),
    removePasskeys: () => access((of) => of.removePasskeys('ada')),
    switchWebhooksOff: () => access((of) => of.switchWebhooksOff('ada')),
    endDownloads: () => access((of) => of.endDownloads('ada', later(1))),
    beginEpoch: () => access((of) => of.beginEpoch('ada', later(1))),
    suspend: () => access((of) => of.suspend('ada', suspension)),
    'a key that is revoked': () => keys((of) => of.revoke('ada', "ada's key")),
    'a key that makes a picture': () => keys((of) => of.countMade("ada's key", 1, now)),
    'a key whose picture failed': () => keys((of) => of.takeBack("ada's key", 1, now)),
    'a key that is used': () => keys((of) => of.use("ada's hash", now)),
  }
  for (const [name, change] of Object.entries(changes))
    test(`${name} leaves everybody else's as it was`, async () => {
      const [ada, bob] = [await rowsOfUser(database, 'ada'), await rowsOfUser(database, 'bob')]
      await change()
      expect(await rowsOfUser(database, 'ada')).not.toEqual(ada)
      expect(await rowsOfUser(database, 'bob')).toEqual(bob)
    })

  test('takes what was allowed and not fetched yet along', async () => {
    await access((of) => of.revokeKeys('ada'))
    await access((of) => of.disconnectApps('ada'))
    const { rows } = await sql`select user_id from device_codes union all select user_id from oauth_codes
      union all select user_id from oauth_grants union all select user_id from api_keys`.execute(
      database.handle,
    )
    expect(rows).toEqual(Array(4).fill({ user_id: 'bob' }))
  })
})

describe('a suspension', () => {
  test('is one account’s, is begun and ended once, and says nothing when it is over', async () => {
    await suspend('bob')
    expect(await access((of) => of.isSuspended('ada'))).toBe(false)
    expect(await access((of) => of.restore('ada'))).toBe(false)
    const before = await rowsOfUser(database, 'ada')
    expect(await suspend('ada')).toBe(true)
    expect(await suspend('ada')).toBe(false)
    expect(await access((of) => of.isSuspended('ada'))).toBe(true)
    const { rows } = await sql`select suspended_at as at, suspended_reason as reason, suspended_by as by
      from account_access where user_id = 'ada'`.execute(database.handle)
    expect(rows).toEqual([{ at: now, reason: 'Spam', by: 'an operator' }])
    expect(await access((of) => of.restore('ada'))).toBe(true)
    expect(await rowsOfUser(database, 'ada')).toEqual(before)
    expect(await access((of) => of.isSuspended('bob'))).toBe(true)
  })

  test('closes sessions, keys and what was issued', async () => {
    await suspend('ada')
    expect(await findSessionOwner(database, "ada's token", later(-1))).toBeUndefined()
    expect(await findLastingSessions(database, ["ada's session"], later(-1))).toEqual(new Set())
    expect(await keys((of) => of.use("ada's hash", now))).toBeUndefined()
    expect(await access((of) => of.isStillOpen('ada', later(1)))).toBe(false)
  })
})

describe('an end of access', () => {
  test('counts on, and never moves back', async () => {
    await access((of) => of.beginEpoch('ada', later(2)))
    expect(await access((of) => of.findEpoch('ada'))).toEqual({ number: 2, since: later(2) })
    await access((of) => of.beginEpoch('ada', later(1)))
    await access((of) => of.endDownloads('ada', now))
    expect(await access((of) => of.findEpoch('ada'))).toEqual({ number: 3, since: later(2) })
    expect(await access((of) => of.findEpoch('bob'))).toEqual({ number: 1, since: now })
  })

  test('closes what was issued until its very moment', async () => {
    expect(await access((of) => of.isStillOpen('ada', now))).toBe(false)
    expect(await access((of) => of.isStillOpen('ada', later(1)))).toBe(true)
    expect(await access((of) => of.isStillOpen('eve', later(1)))).toBe(false)
    await sql`delete from account_access where user_id = 'ada'`.execute(database.handle)
    expect(await access((of) => of.isStillOpen('ada', now))).toBe(true)
  })

  test('is told to processes that have not heard of it, and of a download alone to none', async () => {
    expect(await findEndedAccess(database, now)).toEqual([])
    await sql`delete from account_access where user_id = 'bob'`.execute(database.handle)
    await access((of) => of.endDownloads('bob', later(1)))
    await access((of) => of.beginEpoch('ada', later(1)))
    expect(await findEndedAccess(database, now)).toEqual([{ userId: 'ada', number: 2, since: later(1) }])
  })
})

describe('a session', () => {
  test('is whose token it is, until the very moment it ends', async () => {
    const owner = { sessionId: "ada's session", userId: 'ada', email: 'ada@example.org' }
    expect(await findSessionOwner(database, "ada's token", later(-1))).toEqual({
      ...owner,
      epoch: { number: 1, since: now },
    })
    expect(await findSessionOwner(database, "ada's token", now)).toBeUndefined()
    expect(await findSessionOwner(database, "eve's token", later(-1))).toBeUndefined()
    const asked = ["ada's session", 'another']
    expect(await findLastingSessions(database, asked, later(-1))).toEqual(new Set(["ada's session"]))
    expect(await findLastingSessions(database, asked, now)).toEqual(new Set())
    await sql`delete from account_access`.execute(database.handle)
    expect(await findSessionOwner(database, "ada's token", later(-1))).toEqual({ ...owner, epoch: undefined })
    expect(await findLastingSessions(database, asked, later(-1))).toEqual(new Set(["ada's session"]))
  })
})

describe('a key', () => {
  test('is found by its owner alone, the newest first and no more than asked for', async () => {
    for (const [id, at] of [
      ['newer', later(1)],
      ['newest by its id', later(1)],
    ] as const)
      await sql`insert into api_keys (id, user_id, name, start, hash, created_at) values (${id}, 'ada', '', '', ${id}, ${at})`.execute(
        database.handle,
      )
    const idsOf = async (limit: number) => (await keys((of) => of.findAll('ada', limit))).map(({ id }) => id)
    expect(await idsOf(10)).toEqual(['newest by its id', 'newer', "ada's key"])
    expect(await idsOf(2)).toEqual(['newest by its id', 'newer'])
    expect(await keys((of) => of.find("bob's key"))).toMatchObject({ user_id: 'bob' })
  })

  test('is not revoked by anybody else', async () => {
    expect(await keys((of) => of.revoke('bob', "ada's key"))).toBe(false)
    expect(await keys((of) => of.revoke('ada', "ada's key"))).toBe(true)
  })

  test('makes as many pictures a day as it may and not one more', async () => {
    const make = (count: number, day = now) => keys((of) => of.countMade("ada's key", count, day))
    expect(await make(4)).toBeUndefined()
    expect(await make(3)).toBe(true)
    expect(await make(1)).toBeUndefined()
    // Another process's clock, which is a day behind.
    expect(await make(1, later(-DAY_MS))).toBeUndefined()
    expect(await make(6, later(DAY_MS))).toBeUndefined()
    expect(await make(5, later(DAY_MS))).toBe(true)
    expect(await make(1, later(DAY_MS))).toBeUndefined()
    expect(await keys((of) => of.countMade('no key', 1, now))).toBeUndefined()
  })

  test('goes on with a day that began a little later by another clock', async () => {
    expect(await keys((of) => of.countMade("ada's key", 1, later(-1_000)))).toBe(true)
    expect(await keys((of) => of.find("ada's key"))).toMatchObject({ made: 3, made_since: now })
    await keys((of) => of.countMade("ada's key", 1, later(DAY_MS)))
    expect(await keys((of) => of.find("ada's key"))).toMatchObject({ made: 1, made_since: later(DAY_MS) })
  })

  test('gets back what was taken on the same day, and never more', async () => {
    const made = async () => (await keys((of) => of.find("ada's key")))?.made
    await keys((of) => of.takeBack("ada's key", 1, later(DAY_MS)))
    expect(await made()).toBe(2)
    await keys((of) => of.takeBack("ada's key", 1, now))
    expect(await made()).toBe(1)
    await keys((of) => of.takeBack("ada's key", 5, now))
    expect(await made()).toBe(0)
  })

  test('is its owner’s with or without an end of access, and its use is noted once a minute', async () => {
    const epochs = async () => {
      const used = await keys((of) => of.use("ada's hash", now))
      return used && !used.isExpired ? [used.owner.userId, used.epoch] : undefined
    }
    expect(await epochs()).toEqual(['ada', { number: 1, since: now }])
    await sql`delete from account_access`.execute(database.handle)
    expect(await epochs()).toEqual(['ada', undefined])
    const lastUse = async (at: Date) => {
      await keys((of) => of.use("ada's hash", at))
      return (await keys((of) => of.find("ada's key")))?.last_used_at
    }
    expect(await lastUse(later(60_000))).toEqual(now)
    expect(await lastUse(later(60_001))).toEqual(later(60_001))
    expect(await keys((of) => of.use("eve's hash", now))).toBeUndefined()
  })
})
