import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { rowsOfUser } from '../../../test/harness/rows-of-user.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createBillingRepository } from './billing.repository.ts'

const now = new Date('2026-06-10T10:00:00Z')
const PRO = { status: 'active', tier: 'pro', currentPeriodEnd: now, cancelAtPeriodEnd: true } as const

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada', 'bob')
})

/** As `system`, which row-level security does not restrict. */
const ask = <T>(question: (billing: ReturnType<typeof createBillingRepository>) => Promise<T>) =>
  database.asSystem((tx) => question(createBillingRepository(tx)))

test('a customer is one user’s, and stays who came first', async () => {
  await ask((billing) => billing.saveCustomer('bob', 'cus_bob'))
  await ask((billing) => billing.saveCustomer('ada', 'cus_ada'))
  await ask((billing) => billing.saveCustomer('ada', 'cus_later'))
  expect(await ask((billing) => billing.findCustomer('ada'))).toBe('cus_ada')
  expect(await ask((billing) => billing.findUser('cus_ada'))).toBe('ada')
  expect(await ask((billing) => billing.findUser('cus_later'))).toBeUndefined()
  expect(await ask((billing) => billing.findCustomer('eve'))).toBeUndefined()
})

test('a subscription is written over the revision that was seen and no other, and of one user alone', async () => {
  const save = (seen: number, user = 'ada') => ask((billing) => billing.saveSubscription(user, seen, PRO))
  expect(await save(0, 'bob')).toBe(true)
  const bob = await rowsOfUser(database, 'bob')
  expect(await ask((billing) => billing.findSubscription('ada'))).toBeUndefined()
  expect(await save(0)).toBe(true)
  expect(await save(0)).toBe(false)
  expect(await save(1)).toBe(true)
  expect(await ask((billing) => billing.findSubscription('ada'))).toEqual({
    ...{ user_id: 'ada', revision: 2, status: 'active', tier: 'pro', current_period_end: now },
    cancel_at_period_end: true,
  })
  expect(await ask((billing) => billing.saveSubscription('ada', 2, undefined))).toBe(true)
  expect(await ask((billing) => billing.findSubscription('ada'))).toMatchObject({
    status: null,
    tier: 'free',
  })
  expect(await rowsOfUser(database, 'bob')).toEqual(bob)
})

test('an event is known once it was received, also twice, and forgotten after its time', async () => {
  const event = { id: 'evt_1', type: 'invoice.paid' }
  expect(await ask((billing) => billing.hasEvent('evt_1'))).toBe(false)
  await ask((billing) => billing.saveEvent(event, now))
  await ask((billing) => billing.saveEvent(event, now))
  expect(await ask((billing) => billing.hasEvent('evt_1'))).toBe(true)
  expect(await ask((billing) => billing.hasEvent('evt_2'))).toBe(false)
  expect(await ask((billing) => billing.forgetEvents(now, 10))).toBe(0)
  expect(await ask((billing) => billing.forgetEvents(new Date(now.getTime() + 1), 10))).toBe(1)
})
