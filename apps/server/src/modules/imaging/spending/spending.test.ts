import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyTables, openTestDatabase } from '../../../../test/harness/open-test-database.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { silentLogger } from '../../../platform/logger.ts'
import { createImaging } from '../imaging.ts'
import { createContentPolicy } from '../policy/content-policy.ts'
import { readPrices } from '../prices.ts'
import { tableOf } from '../provider-table.ts'
import { createSpending } from './spending.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => emptyTables(database))

const books = (cap: number | null) => createSpending({ database, clock: systemClock, cap })
const order = { prompt: 'a boat', quality: 'standard', width: 1024, height: 1024, seed: 3 } as const

async function rows() {
  const days = await sql<{ held: string; spent: string }>`select held, spent from spending_days`.execute(
    database.handle,
  )
  return days.rows.map(({ held, spent }) => ({ held: Number(held), spent: Number(spent) }))
}

function imagingWith(cap: number | null, script: (call: number) => Step) {
  const paid = { ...createScriptedProvider((_request, call) => script(call)), id: 'paid' }
  const free = createScriptedProvider()
  const imaging = createImaging({
    providers: [paid, free],
    logger: silentLogger,
    table: tableOf('paid', 'scripted'),
    policy: createContentPolicy(undefined),
    prices: readPrices('paid=0.04, scripted=0', ['paid', 'scripted']),
    spending: books(cap),
    now: () => 0,
  })
  const draw = () =>
    imaging.draw('generate-image', order, { signal: new AbortController().signal, onProgress: () => {} })
  return { imaging, paid, free, draw }
}

describe('the operator’s books', () => {
  test('60 pictures at once never hold more than the cap, and none of what is left is lost', async () => {
    const spending = books(1)
    const holds = await Promise.all(Array.from({ length: 60 }, () => spending.hold(0.04)))
    expect(holds.filter((hold) => hold !== undefined)).toHaveLength(25)
    expect(await spending.readToday()).toBe(1)
  })

  test('a hold is settled once', async () => {
    const spending = books(1)
    const hold = await spending.hold(0.5)
    await spending.settle(hold ?? '', 0.25)
    await spending.settle(hold ?? '', 0.25)
    expect(await rows()).toEqual([{ held: 0, spent: 250_000 }])
    expect(await spending.hold(0.76)).toBeUndefined()
    expect(await spending.hold(0.75)).toBeDefined()
  })

  test('a hold whose process died is booked as spent when its time is over, and one that was taken up again is not', async () => {
    const spending = books(1)
    const [dead, resumed] = [await spending.hold(0.25), await spending.hold(0.5)]
    expect(await spending.settleExpired()).toBe(0)
    await sql`update spending_holds set lease_until = clock_timestamp() - interval '1 second'`.execute(
      database.handle,
    )
    await spending.renew(resumed ?? '')
    expect(await spending.settleExpired()).toBe(1)
    expect(await rows()).toEqual([{ held: 500_000, spent: 250_000 }])
    await spending.settle(dead ?? '', 0)
    await spending.settle(resumed ?? '', 0.5)
    expect(await rows()).toEqual([{ held: 0, spent: 750_000 }])
  })

  test('a call whose answer was lost with its process is booked at once', async () => {
    const { imaging } = imagingWith(1, () => ({ do: 'draw' }))
    const hold = (await books(1).hold(0.25)) ?? ''
    const call = {
      signal: new AbortController().signal,
      onProgress: () => {},
      resume: { provider: 'paid', hold },
    }
    expect(await imaging.draw('generate-image', order, call)).toMatchObject({ ok: false })
    expect(await rows()).toEqual([{ held: 0, spent: 250_000 }])
  })

  test('above the cap a free provider draws, and without one the picture is refused', async () => {
    const { draw, paid, free, imaging } = imagingWith(0.1, () => ({ do: 'draw' }))
    const drawn = [await draw(), await draw(), await draw()]
    expect(drawn).toMatchObject([
      { ok: true, costUsd: 0.04, picture: { provider: 'scripted' } },
      { ok: true, costUsd: 0.04 },
      { ok: true, costUsd: 0, insteadOf: 'paid' },
    ])
    expect([paid.requests.length, free.requests.length]).toEqual([2, 1])
    const alone = await imaging.drawBy('paid', order, {
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect(alone).toMatchObject({ ok: false, code: 'insufficient_credits' })
    expect(paid.requests).toHaveLength(2)
  })

  test('a picture that is called off just before its vendor is asked costs nothing', async () => {
    const { imaging, paid } = imagingWith(1, () => ({ do: 'draw' }))
    const calledOff = new Error('the caller is gone')
    const onJob = () => Promise.reject(calledOff)
    const call = { signal: new AbortController().signal, onProgress: () => {}, onJob }
    await expect(imaging.draw('generate-image', order, call)).rejects.toBe(calledOff)
    expect(paid.requests).toEqual([])
    expect(await rows()).toEqual([{ held: 0, spent: 0 }])
  })

  test('whatever a provider does, a picture is charged at most once and nothing stays held', async () => {
    const kinds = ['network', 'server', 'timeout', 'rate_limit', 'credits', 'auth', 'nsfw'] as const
    const step = fc.oneof(
      fc.constant<Step>({ do: 'draw' }),
      fc.constant<Step>({ do: 'throw' }),
      fc.record({ do: fc.constant('fail' as const), kind: fc.constantFrom(...kinds) }),
      fc.record({
        do: fc.constant('fail' as const),
        kind: fc.constantFrom(...kinds),
        started: fc.constant(false as const),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        await emptyTables(database)
        const { draw, paid } = imagingWith(null, (call) => steps[call] ?? { do: 'draw' })
        const made = await Promise.all(steps.map(draw))
        expect(paid.requests).toHaveLength(steps.length)
        const [day] = await rows()
        expect(day?.held ?? 0).toBe(0)
        const drawnByPaid = made.filter((one) => one.ok && one.picture.model && one.insteadOf === undefined)
        expect(day?.spent ?? 0).toBeGreaterThanOrEqual(drawnByPaid.length * 40_000)
        expect(day?.spent ?? 0).toBeLessThanOrEqual(steps.length * 40_000)
      }),
      { numRuns: 15 },
    )
  })
})
