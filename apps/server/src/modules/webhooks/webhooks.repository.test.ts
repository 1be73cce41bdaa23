import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { createDeliveryTurns, type LeasedDelivery } from './delivery-turns.repository.ts'
import { createWebhooksRepository } from './webhooks.repository.ts'

const OUTCOME = { answered: 200, failure: null, tookMs: 4.6 } as const

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
  for (const name of ['ada', 'bob']) {
    await insertWebhook(name)
  }
})

async function insertWebhook(id: string, user = id, minute = 0): Promise<void> {
  await sql`insert into webhooks (id, user_id, name, url, events, sealed_secret, created_at)
    values (${id}, ${user}, '', ${`https://${id}.example.org`}, '{picture.finished}', '', ${new Date(minute * MINUTE_MS)})`.execute(
    database.handle,
  )
}

type Seed = {
  readonly webhook?: string
  readonly user?: string
  readonly subjects?: readonly string[]
  readonly status?: 'waiting' | 'delivered' | 'failed'
  /** Seconds from now. */
  readonly next?: number
  readonly expires?: number
  readonly lease?: number
}

async function deliver(id: string, seed: Seed = {}): Promise<void> {
  const {
    webhook = 'ada',
    user = webhook,
    subjects = [],
    status = 'waiting',
    next = -60,
    expires = 3_600,
  } = seed
  const at = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
  await sql`insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, status, attempts, next_at, expires_at,
      lease_token, lease_until)
    values (${id}, ${user}, ${webhook}, 'picture.finished', ${sql.val(subjects)}::text[], '{}', ${status}, 1, ${at(next)}, ${at(expires)},
      ${seed.lease === undefined ? null : `the lease of ${webhook}`}, ${seed.lease === undefined ? null : at(seed.lease)})`.execute(
    database.handle,
  )
}

const turns = <T>(question: (turns: ReturnType<typeof createDeliveryTurns>) => Promise<T>) =>
  database.asSystem((tx) => question(createDeliveryTurns(tx)))
const deliveries = <T>(question: (deliveries: ReturnType<typeof createDeliveriesRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createDeliveriesRepository(tx)))
const webhooks = <T>(question: (webhooks: ReturnType<typeof createWebhooksRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createWebhooksRepository(tx)))
const set = (columns: string, id = 'ada') =>
  sql`update webhooks set ${sql.raw(columns)} where id = ${id}`.execute(database.handle)
const claim = async (perUser = 10) => (await turns((of) => of.claim(MINUTE_MS, perUser)))?.id
const leaseOf = (webhook: string, id = 'a') =>
  ({ webhook_id: webhook, id, lease_token: `the lease of ${webhook}` }) as LeasedDelivery

describe('what is done to one webhook and its deliveries', () => {
  const message = { id: 'new', type: 'picture.finished', subjects: [], body: '{}', place: 0 }
  const changes: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
    claim: (tx) => createDeliveryTurns(tx).claim(MINUTE_MS, 10),
    claimOne: (tx) =>
      createDeliveryTurns(tx).claimOne({ userId: 'ada', webhookId: 'ada', id: 'b' }, MINUTE_MS),
    release: (tx) => createDeliveryTurns(tx).release(leaseOf('ada')),
    end: (tx) => createDeliveryTurns(tx).end(leaseOf('ada'), 'delivered', OUTCOME),
    putBack: (tx) => createDeliveryTurns(tx).putBack(leaseOf('ada'), 1, OUTCOME),
    noteSuccess: (tx) => createDeliveryTurns(tx).noteSuccess('ada'),
    noteFailure: (tx) => createDeliveryTurns(tx).noteFailure('ada', 1),
    switchOff: (tx) => createDeliveryTurns(tx).switchOff('ada', 'gone'),
    replay: (tx) => createDeliveriesRepository(tx).replay('ada', 'ada', 'b'),
    insert: (tx) => createDeliveriesRepository(tx).insert('ada', [message as never]),
    update: (tx) => createWebhooksRepository(tx).update('ada', 'ada', { name: 'other' }),
    rotate: (tx) => createWebhooksRepository(tx).rotate('ada', 'ada', new Uint8Array([1]), new Date()),
    remove: (tx) => createWebhooksRepository(tx).remove('ada', 'ada'),
  }
  for (const [name, change] of Object.entries(changes))
    test(`${name} changes nothing of another user, nor of another webhook of the same`, async () => {
      await insertWebhook('second', 'ada')
      for (const [webhook, user] of [
        ['ada', 'ada'],
        ['bob', 'bob'],
        ['second', 'ada'],
      ] as const) {
        await deliver('a', { webhook, user, lease: 60 })
        await deliver('b', { webhook, user, next: webhook === 'ada' ? -60 : 60 })
        await set('failing_since = now(), not_before = now()', webhook)
      }
      // A message goes to every webhook that subscribes to it, and turns are shared by all users.
      await set("events = '{picture.failed}'", 'second')
      const others = async () =>
        [...(await rowsOfUser(database, 'bob')), ...(await rowsOfUser(database, 'ada'))].filter(
          (row) => !/"(webhook_)?id":"ada"/.test(JSON.stringify(row)),
        )
      const [ada, before] = [await rowsOfUser(database, 'ada'), await others()]
      await database.asSystem(change)
      expect(await rowsOfUser(database, 'ada')).not.toEqual(ada)
      expect(await others()).toEqual(before)
    })

  test('is nothing where the user is another', async () => {
    await deliver('a')
    const before = await rowsOfUser(database, 'ada')
    expect(await webhooks((of) => of.find('bob', 'ada'))).toBeUndefined()
    expect(await webhooks((of) => of.update('bob', 'ada', { isOn: false }))).toBe(false)
    expect(await webhooks((of) => of.rotate('bob', 'ada', new Uint8Array(), new Date()))).toBe(false)
    expect(await webhooks((of) => of.remove('bob', 'ada'))).toBe(false)
    expect(await deliveries((of) => of.find('bob', 'ada', 'a'))).toBeUndefined()
    expect(await deliveries((of) => of.findPage('bob', 'ada', null, 10))).toEqual([])
    expect(await deliveries((of) => of.replay('bob', 'ada', 'a'))).toBe(false)
    const byBob = { userId: 'bob', webhookId: 'ada', id: 'a' }
    expect(await turns((of) => of.claimOne(byBob, MINUTE_MS))).toBeUndefined()
    expect(await rowsOfUser(database, 'ada')).toEqual(before)
  })
})

describe('the next delivery', () => {
  test('is the one that is longest due, and each is taken once', async () => {
    await deliver('later', { next: -1 })
    await deliver('earlier', { next: -60 })
    await deliver('not yet', { next: 60 })
    await deliver('expired', { expires: -1 })
    await deliver('ended', { status: 'failed' })
    await deliver('being sent', { lease: 60 })
    expect(await turns((of) => of.claim(MINUTE_MS, 10))).toMatchObject({
      ...{ id: 'earlier', webhook_id: 'ada', user_id: 'ada', attempts: 2, url: 'https://ada.example.org' },
    })
    expect([await claim(), await claim()]).toEqual(['later', undefined])
  })

  test('is taken over once the lease of a process that is gone has run out', async () => {
    await deliver('left', { lease: -1 })
    expect(await claim()).toBe('left')
  })

  test('is not of a webhook that is off, or that asked for quiet', async () => {
    await deliver('one')
    await set("off = 'owner'")
    expect(await claim()).toBeUndefined()
    await set("off = null, not_before = now() + interval '1 minute'")
    expect(await claim()).toBeUndefined()
    await set("not_before = now() - interval '1 second'")
    expect(await claim()).toBe('one')
  })

  test('comes after those before it that share a subject, wait and have not expired, of the same webhook', async () => {
    await deliver('earlier', { subjects: ['p', 'q'], next: 60 })
    await deliver('later', { subjects: ['q', 'r'] })
    await deliver('of the same subject elsewhere', { webhook: 'bob', subjects: ['q'], next: -1 })
    expect([await claim(), await claim()]).toEqual(['of the same subject elsewhere', undefined])
    await sql`update webhook_deliveries set expires_at = now() where id = 'earlier'`.execute(database.handle)
    expect(await claim()).toBe('later')
    await sql`update webhook_deliveries set lease_token = null, lease_until = null, expires_at = now() + interval '1 hour',
      status = case id when 'earlier' then 'failed' else status end`.execute(database.handle)
    expect(await claim()).toBe('later')
  })

  test('is of an account of which fewer are being sent than may be at once', async () => {
    await deliver('being sent', { lease: 60 })
    await deliver('left', { lease: -60, next: 60 })
    await deliver('waits')
    await deliver('of bob', { webhook: 'bob', next: -1 })
    expect([await claim(1), await claim(1)]).toEqual(['of bob', undefined])
    expect(await claim(2)).toBe('waits')
  })

  test('that its owner asks for is sent though others wait, once, and not when it has ended', async () => {
    await deliver('asked', { next: 3_600, expires: -1 })
    await deliver('ended', { status: 'delivered' })
    const ask = (id: string) => turns((of) => of.claimOne({ userId: 'ada', webhookId: 'ada', id }, MINUTE_MS))
    expect(await ask('asked')).toMatchObject({ id: 'asked', attempts: 2 })
    expect(await ask('asked')).toBeUndefined()
    expect(await ask('ended')).toBeUndefined()
    await sql`update webhook_deliveries set lease_until = now() - interval '1 second'`.execute(
      database.handle,
    )
    expect(await ask('asked')).toMatchObject({ id: 'asked', attempts: 3 })
  })

  test('is signed with the earlier secret, too, until its time is over', async () => {
    const earlier = async () => {
      await sql`delete from webhook_deliveries`.execute(database.handle)
      await deliver('one')
      return (await turns((of) => of.claim(MINUTE_MS, 10)))?.earlier_secret
    }
    await set(`earlier_secret = '\\x01', earlier_until = now() + interval '1 minute'`)
    expect([...((await earlier()) ?? [])]).toEqual([1])
    await set(`earlier_until = now() - interval '1 second'`)
    expect(await earlier()).toBeNull()
  })
})

describe('the end of an attempt', () => {
  test('is written by the process that has the lease, and by it alone', async () => {
    await deliver('a', { lease: 60 })
    const before = await rowsOfUser(database, 'ada')
    for (const stranger of [
      { ...leaseOf('ada'), lease_token: 'an earlier lease' },
      { ...leaseOf('ada'), id: 'another' },
      { ...leaseOf('ada'), webhook_id: 'bob' },
    ]) {
      expect(await turns((of) => of.end(stranger, 'failed', OUTCOME))).toBe(false)
      expect(await turns((of) => of.putBack(stranger, 1, OUTCOME))).toBe(false)
      await turns((of) => of.release(stranger))
    }
    expect(await rowsOfUser(database, 'ada')).toEqual(before)
    expect(await turns((of) => of.end(leaseOf('ada'), 'delivered', OUTCOME))).toBe(true)
    expect(await deliveries((of) => of.find('ada', 'ada', 'a'))).toMatchObject({
      ...{ status: 'delivered', lease_token: null, lease_until: null, answered: 200, took_ms: 5 },
    })
  })

  test('that is released was none, and one of a process that is gone is not waited for', async () => {
    await deliver('a', { lease: 60 })
    await turns((of) => of.release(leaseOf('ada')))
    expect(await deliveries((of) => of.find('ada', 'ada', 'a'))).toMatchObject({
      attempts: 0,
      lease_token: null,
    })
    await deliver('b', { lease: 60 })
    await turns((of) => of.endLeases())
    expect([await claim(), await claim()]).toEqual(['a', 'b'])
  })

  test('that failed is tried again in its days, at their end at the latest', async () => {
    const secondsTo = async (waitMs: number, expires: number) => {
      await sql`delete from webhook_deliveries`.execute(database.handle)
      await deliver('a', { lease: 60, expires })
      const failure = { answered: 500, failure: 'broken', tookMs: 1 } as const
      if (!(await turns((of) => of.putBack(leaseOf('ada'), waitMs, failure)))) return undefined
      const row = await deliveries((of) => of.find('ada', 'ada', 'a'))
      expect(row).toMatchObject({ status: 'waiting', lease_token: null, answered: 500, failure: 'broken' })
      return Math.round(((row?.next_at.getTime() ?? 0) - Date.now()) / 10_000) * 10
    }
    expect(await secondsTo(120_000, 3_600)).toBe(120)
    expect(await secondsTo(7_200_000, 3_600)).toBe(3_540)
    expect(await secondsTo(1, 30)).toBeUndefined()
  })
})

describe('a webhook that fails', () => {
  test('fails since its first failure, and its quiet is never shortened', async () => {
    await turns((of) => of.noteFailure('ada', 3_600_000))
    await set("failing_since = failing_since - interval '10 seconds'")
    const noted = await turns((of) => of.noteFailure('ada', 1))
    expect(noted).toMatchObject({ off: null, email: 'ada@example.org' })
    expect(Math.round((noted?.failing_ms ?? 0) / 1_000)).toBe(10)
    await deliver('one')
    expect(await claim()).toBeUndefined()
    await turns((of) => of.noteSuccess('ada'))
    expect(await claim()).toBe('one')
    expect(await webhooks((of) => of.find('ada', 'ada'))).toMatchObject({ failing_since: null })
  })

  test('keeps the reason for which it is off', async () => {
    await turns((of) => of.switchOff('ada', 'gone'))
    await turns((of) => of.switchOff('ada', 'failing'))
    expect(await webhooks((of) => of.find('ada', 'ada'))).toMatchObject({ off: 'gone' })
  })
})
