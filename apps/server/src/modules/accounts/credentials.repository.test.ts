import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { createOauthClientsRepository } from './apps/oauth-clients.repository.ts'
import { createOauthGrantsRepository } from './apps/oauth-grants.repository.ts'
import { createDeviceCodesRepository } from './devices/device-codes.repository.ts'
import { createPasskeysRepository } from './passkeys/passkeys.repository.ts'

const now = new Date('2026-06-10T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
  for (const name of ['ada', 'bob']) {
    for (const statement of [
      sql`insert into account (id, "accountId", "providerId", "userId", password, "updatedAt") values (${name}, ${name}, 'credential', ${name}, ${`${name}'s hash`}, ${now})`,
      sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
        values (${name}, ${name}, ${name}, ${name}, '', 0, '{}', ${now})`,
    ])
      await statement.execute(database.handle)
    await insertGrant(name, name)
    await insertSession(`${name} 1`, name)
    await insertSession(`${name} 2`, name)
  }
})

async function insertGrant(id: string, user: string, made = now): Promise<void> {
  await grants((of) =>
    of.insert({
      ...{
        id,
        user_id: user,
        client_id: 'client',
        name: '',
        returns_to: '',
        scopes: ['read'],
        created_at: made,
      },
      ...{
        last_used_at: null,
        access_hash: `access ${id}`,
        access_ends_at: later(1),
        refresh_hash: `refresh ${id}`,
      },
      ...{ earlier_hash: `earlier ${id}`, expires_at: later(1) },
    }),
  )
}

async function insertSession(id: string, user: string, { made = now, ends = later(1), seen = now } = {}) {
  await sql`insert into session (id, token, "userId", "createdAt", "updatedAt", "expiresAt")
    values (${id}, ${id}, ${user}, ${made}, ${seen}, ${ends})`.execute(database.handle)
}

const grants = <T>(question: (grants: ReturnType<typeof createOauthGrantsRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createOauthGrantsRepository(tx)))
const clients = <T>(question: (clients: ReturnType<typeof createOauthClientsRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createOauthClientsRepository(tx)))
const codes = <T>(question: (codes: ReturnType<typeof createDeviceCodesRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createDeviceCodesRepository(tx)))
const passkeys = <T>(question: (passkeys: ReturnType<typeof createPasskeysRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createPasskeysRepository(tx)))
const account = <T>(question: (account: ReturnType<typeof createAccountRows>) => Promise<T>) =>
  database.asSystem((tx) => question(createAccountRows(tx)))

async function allOf(user: string): Promise<unknown> {
  const { rows } = await sql`select to_jsonb(kept) as row from "user" kept where id = ${user}`.execute(
    database.handle,
  )
  return [rows, await rowsOfUser(database, user)]
}

describe('what is done to the credentials of one account', () => {
  const tokens = { access_hash: 'a', access_ends_at: now, refresh_hash: 'r', expires_at: now }
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    'an app’s new tokens': () => grants((of) => of.renew('ada', 'refresh ada', tokens)),
    'an app’s end': () => grants((of) => of.end('ada')),
    'the end of an access token': () => grants((of) => of.endByToken('access ada')),
    'the end of a refresh token': () => grants((of) => of.endByToken('refresh ada')),
    'an app that is disconnected': () => grants((of) => of.endOwn('ada', 'ada')),
    'an app’s use': () => grants((of) => of.use('access ada', now)),
    'a passkey’s new name': () => passkeys((of) => of.rename('ada', 'ada', 'other')),
    'a passkey’s use': () => passkeys((of) => of.noteUse('ada', 1, now)),
    'a passkey’s end': () => passkeys((of) => of.remove('ada', 'ada')),
    'a new name': () => account((of) => of.rename('ada', 'Ada', now)),
    'a new address': () => account((of) => of.changeEmail('ada', 'a@example.org', true, now)),
    'a new password': () => account((of) => of.setPasswordHash('ada', 'other', now)),
    'the end of a session': () => account((of) => of.endSession('ada', 'ada 1')),
    'the end of all sessions': () => account((of) => of.endSessions('ada', null)),
    verification: () => account((of) => of.verify('ada')),
    deletion: () => account((of) => of.deleteUser('ada')),
  }
  for (const [name, change] of Object.entries(changes))
    test(`${name} leaves everybody else's as they were`, async () => {
      const [ada, bob] = [await allOf('ada'), await allOf('bob')]
      await change()
      expect(await allOf('ada')).not.toEqual(ada)
      expect(await allOf('bob')).toEqual(bob)
    })

  test('is nothing where the account is another', async () => {
    const before = await allOf('ada')
    expect(await grants((of) => of.endOwn('bob', 'ada'))).toBe(false)
    expect(await passkeys((of) => of.rename('bob', 'ada', 'other'))).toBeUndefined()
    expect(await passkeys((of) => of.remove('bob', 'ada'))).toBeUndefined()
    expect(await account((of) => of.endSession('bob', 'ada 1'))).toBe(false)
    expect(await account((of) => of.mayGoOn('bob', 'ada 1'))).toBe(false)
    expect(await allOf('ada')).toEqual(before)
  })
})

describe('an app', () => {
  test('is listed of its owner, the newest first and no more than asked for, until it runs out', async () => {
    await insertGrant('b', 'ada', later(5))
    await insertGrant('c', 'ada', later(5))
    const listed = async (at: Date, limit: number) =>
      (await grants((of) => of.findAll('ada', at, limit))).map(({ id }) => id)
    expect(await listed(now, 10)).toEqual(['c', 'b', 'ada'])
    expect(await listed(now, 2)).toEqual(['c', 'b'])
    expect(await listed(later(1), 10)).toEqual([])
    expect(await grants((of) => of.forgetExpired(later(1), 10))).toBe(0)
    expect(await grants((of) => of.forgetExpired(later(2), 10))).toBe(4)
  })

  test('is opened by its access token until the very moment it ends, and renewed by its last two refresh tokens', async () => {
    expect(await grants((of) => of.use('access ada', now))).toMatchObject({ owner: { userId: 'ada' } })
    expect(await grants((of) => of.use('access ada', later(1)))).toEqual({ isExpired: true })
    expect(await grants((of) => of.use('refresh ada', now))).toBeUndefined()
    expect(await grants((of) => of.holdByRefresh('refresh ada'))).toMatchObject({ id: 'ada' })
    expect(await grants((of) => of.holdByRefresh('earlier bob'))).toMatchObject({ id: 'bob' })
    expect(await grants((of) => of.holdByRefresh('access ada'))).toBeUndefined()
    await sql`insert into account_access (user_id, valid_from, suspended_at) values ('ada', ${now}, ${now})`.execute(
      database.handle,
    )
    expect(await grants((of) => of.use('access ada', now))).toBeUndefined()
  })

  test('is forgotten when no one allowed it for a day, or none is connected for long', async () => {
    const insert = (id: string, made: number, allowed: number | null) =>
      clients((of) =>
        of.insert({
          ...{ id, name: '', website: null, redirect_uris: ['https://example.org'], created_at: later(made) },
          allowed_at: allowed === null ? null : later(allowed),
        }),
      )
    await insert('never allowed', -1, null)
    await insert('new', 0, null)
    await insert('allowed long ago', -20, -11)
    await insert('allowed lately', -20, -10)
    await insert('client', -20, -11)
    const before = { never: now, allowed: later(-10) }
    expect(await clients((of) => of.forgetUnused(before, 10))).toBe(2)
    for (const [id, isThere] of Object.entries({
      'never allowed': false,
      new: true,
      'allowed lately': true,
      client: true,
    }))
      expect([id, (await clients((of) => of.find(id))) !== undefined]).toEqual([id, isThere])
    expect(await clients((of) => of.count())).toBe(3)
  })
})

describe('the code of a device', () => {
  const row = { name: '', created_at: now, polled_at: null, denied_at: null, user_id: null }
  beforeEach(async () => {
    for (const name of ['one', 'other'])
      await codes((of) =>
        of.insert({ ...row, device_hash: `device ${name}`, user_hash: name, expires_at: later(1) }),
      )
  })

  test('is open until the very moment it ends', async () => {
    expect(await codes((of) => of.countOpen(now))).toBe(2)
    expect(await codes((of) => of.countOpen(later(1)))).toBe(0)
    expect(await codes((of) => of.poll('device one', later(1)))).toBeUndefined()
    expect(await codes((of) => of.findUndecided('one', later(1)))).toBeUndefined()
    expect(await codes((of) => of.decide('one', later(1), { user_id: 'ada' }))).toBe(false)
    expect(await codes((of) => of.poll('device one', now))).toMatchObject({
      user_hash: 'one',
      polled_at: null,
    })
    expect(await codes((of) => of.poll('device one', now))).toMatchObject({ polled_at: now })
    expect(await codes((of) => of.poll('device other', now))).toMatchObject({ polled_at: null })
  })

  test('is decided once, and taken once by who allowed it', async () => {
    expect(await codes((of) => of.findUndecided('one', now))).toMatchObject({ device_hash: 'device one' })
    expect(await codes((of) => of.decide('one', now, { user_id: 'ada' }))).toBe(true)
    expect(await codes((of) => of.decide('one', now, { denied_at: now }))).toBe(false)
    expect(await codes((of) => of.findUndecided('one', now))).toBeUndefined()
    expect(await codes((of) => of.findUndecided('other', now))).toMatchObject({ device_hash: 'device other' })
    expect(await codes((of) => of.take('device one', 'bob'))).toBe(false)
    expect(await codes((of) => of.take('device other', 'ada'))).toBe(false)
    expect(await codes((of) => of.take('device one', 'ada'))).toBe(true)
    expect(await codes((of) => of.take('device one', 'ada'))).toBe(false)
    expect(await codes((of) => of.decide('other', now, { denied_at: now }))).toBe(true)
    expect(await codes((of) => of.decide('other', now, { user_id: 'ada' }))).toBe(false)
    expect(await codes((of) => of.findUndecided('other', now))).toBeUndefined()
  })
})

describe('sessions', () => {
  test('are listed of one user, those used last first, until the very moment they end', async () => {
    await insertSession('a lately', 'ada', { seen: later(2), ends: later(5) })
    const listed = async (at: Date) => (await account((of) => of.findSessions('ada', at))).map(({ id }) => id)
    expect(await listed(now)).toEqual(['a lately', 'ada 1', 'ada 2'])
    expect(await listed(later(1))).toEqual(['a lately'])
  })

  test('end but for the one that is kept, and say how many', async () => {
    expect(await account((of) => of.endSessions('ada', 'ada 2'))).toBe(1)
    expect(await account((of) => of.mayGoOn('ada', 'ada 2'))).toBe(true)
    expect(await account((of) => of.mayGoOn('ada', 'ada 1'))).toBe(false)
    expect(await account((of) => of.mayGoOn('ada', null))).toBe(true)
    expect(await account((of) => of.mayGoOn('eve', null))).toBe(false)
  })

  test('are as old as their beginning', async () => {
    expect(await account((of) => of.beganAfter('ada 1', later(-1)))).toBe(true)
    expect(await account((of) => of.beganAfter('ada 1', now))).toBe(false)
    expect(await account((of) => of.beganAfter('none', later(-1)))).toBe(false)
  })
})

describe('a link in a mailbox', () => {
  const ask = (userId: string, tokenHash: string) =>
    account((of) => of.askForEmailChange({ userId, email: `new ${userId}`, tokenHash }, now, later(1)))
  const take = (userId: string, hash: string, at = now) =>
    account((of) => of.takeEmailChange(userId, hash, at))

  test('changes the address of who asked for it, once, until the very moment it ends', async () => {
    await ask('ada', 'a')
    await ask('bob', 'b')
    expect(await take('bob', 'a')).toBeUndefined()
    expect(await take('ada', 'a', later(1))).toBeUndefined()
    expect(await take('ada', 'a')).toBe('new ada')
    expect(await take('ada', 'a')).toBeUndefined()
    await ask('ada', 'earlier')
    await ask('ada', 'later')
    expect([await take('ada', 'earlier'), await take('ada', 'later')]).toEqual([undefined, 'new ada'])
    expect(await take('bob', 'b')).toBe('new bob')
  })

  test('is void with all others of its user, and no one else’s', async () => {
    await ask('ada', 'a')
    await ask('bob', 'b')
    await account((of) => of.forgetMailLinks('ada'))
    expect([await take('ada', 'a'), await take('bob', 'b')]).toEqual([undefined, 'new bob'])
  })
})

test('an address is taken by another account alone', async () => {
  expect(await account((of) => of.isEmailTaken('ada@example.org', 'bob'))).toBe(true)
  expect(await account((of) => of.isEmailTaken('ada@example.org', 'ada'))).toBe(false)
  expect(await account((of) => of.findPasswordHash('ada'))).toBe("ada's hash")
  expect(await account((of) => of.comesBy('ada', ['credential']))).toBe(true)
  expect(await account((of) => of.comesBy('ada', ['an issuer']))).toBe(false)
})
