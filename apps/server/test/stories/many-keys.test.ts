import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listKeys, makeKey } from '../accounts/make-key.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

/** MANY_REQUESTS=10000 npx vitest run test/stories/many-keys.test.ts takes minutes. */
const REQUESTS = Number(process.env['MANY_REQUESTS'] ?? 500)
const ACCOUNTS = 5
const KEYS_EACH = 10
const AT_ONCE = 100
const KEY_LIMIT = 8

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ env: { DEFAULT_TIER: 'pro' } })
})
afterAll(() => app.stop())

type Program = { readonly owner: TestUser; readonly tier: Tier; readonly key: TestUser }

/** Some accounts may make less than any of their keys, the others more than all of them together; their queues stand still. */
async function openAccounts(): Promise<Program[]> {
  const programs: Program[] = []
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const owner = await app.signUp(`owner${account}`)
    await app.send('PATCH', '/api/queue', { user: owner, body: { paused: true } })
    const tier = account % 2 === 0 ? 'pro' : 'free'
    await app.send('GET', '/api/limits', { user: owner })
    await sql`update user_daily_limits set subscription_tier = ${tier} where user_id = ${owner.id}`.execute(
      app.database.handle,
    )
    for (let key = 0; key < KEYS_EACH; key += 1)
      programs.push({ owner, tier, key: await makeKey(app, owner, { daily_limit: KEY_LIMIT }) })
  }
  return programs
}

const fox = { prompt: 'a fox', style: 'anime', quality: 'standard', aspect_ratio: '1:1', count: 1 }

describe('many programs at once', () => {
  it(`hold the limit of each of ${ACCOUNTS * KEYS_EACH} keys and of each account to the last picture`, {
    timeout: 60_000 + REQUESTS * 60,
  }, async () => {
    const programs = await openAccounts()
    const made = new Map<TestUser, number>()
    const refusals = new Set<number>()
    let next = 0
    async function callOver(): Promise<void> {
      for (let call = next++; call < REQUESTS; call = next++) {
        const program = programs[call % programs.length] as Program
        const { status } = await app.send('POST', '/api/queue', { user: program.key, body: fox })
        if (status === 202) made.set(program.key, (made.get(program.key) ?? 0) + 1)
        else refusals.add(status)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, callOver))
    expect([...refusals]).toEqual([429])
    for (const owner of new Set(programs.map((program) => program.owner))) {
      const own = programs.filter((program) => program.owner === owner)
      const counts = own.map(({ key }) => made.get(key) ?? 0)
      const total = counts.reduce((sum, count) => sum + count, 0)
      expect(Math.max(...counts)).toBeLessThanOrEqual(KEY_LIMIT)
      expect(total).toBe(Math.min(DAILY_GENERATIONS[own[0]?.tier ?? 'free'], KEYS_EACH * KEY_LIMIT))
      const limits = (await (await app.send('GET', '/api/limits', { user: owner })).json()) as object
      expect(limits).toMatchObject({ reserved: total, generations_today: 0 })
      // The list is newest first.
      expect((await listKeys(app, owner)).map((key) => key.made_today).reverse()).toEqual(counts)
    }
  })
})
