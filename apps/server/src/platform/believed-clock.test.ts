import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/harness/open-test-database.ts'
import { createBelievedClock } from './believed-clock.ts'
import { DAY_MS, HOUR_MS } from './clock.ts'
import type { OpenDatabase } from './database/open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

/** A machine whose clock, and whose database's, can be set; `runMs` has passed since it was started. */
function startMachine() {
  const machine = { aheadMs: 0, databaseAheadMs: 0, runMs: 0 }
  const real = () => Date.now()
  const asSystem: OpenDatabase['asSystem'] = (work) =>
    database.asSystem(async (tx) => {
      const result = await work(tx)
      if (result && typeof result === 'object' && 'databaseNow' in result)
        result.databaseNow = new Date(real() + machine.databaseAheadMs)
      return result
    })
  const clock = createBelievedClock({
    database: { asSystem },
    clock: { now: () => new Date(real() + machine.aheadMs) },
    monotonicMs: () => machine.runMs,
  })
  return {
    machine,
    mayPrune: clock.mayPrune,
    set: (aheadMs: number) => Object.assign(machine, { aheadMs, databaseAheadMs: aheadMs }),
  }
}

test('nothing is pruned while the clock stands 25 hours or 400 days ahead, not even after a restart, and it goes on once the clock is right', async () => {
  const { set, mayPrune } = startMachine()
  expect(await mayPrune()).toBe(true)
  for (const jump of [25 * HOUR_MS, 400 * DAY_MS]) {
    set(jump)
    await expect(mayPrune()).rejects.toThrow('ahead of the moment known last')
    for (let restarts = 0; restarts < 50; restarts += 1) {
      const next = startMachine()
      next.set(jump)
      await expect(next.mayPrune()).rejects.toThrow('nothing is pruned')
    }
    set(0)
    expect(await mayPrune()).toBe(true)
  }
})

test('a clock that goes back is believed, and right again it is not taken for one that jumped', async () => {
  const { set, mayPrune } = startMachine()
  set(-2 * HOUR_MS)
  expect(await mayPrune()).toBe(true)
  set(0)
  expect(await mayPrune()).toBe(true)
})

test('a machine that was off for three days makes the time up in steps of twelve hours while it runs', async () => {
  const { machine, set, mayPrune } = startMachine()
  expect(await mayPrune()).toBe(true)
  set(3 * DAY_MS)
  let rounds = 0
  while (!(await mayPrune().catch(() => false)) && rounds < 20) {
    rounds += 1
    machine.runMs += HOUR_MS
  }
  expect(rounds).toBe(7)
  set(0)
  expect(await mayPrune()).toBe(true)
})

test('a clock that differs from the database’s by more than five minutes prunes nothing', async () => {
  const { machine, mayPrune } = startMachine()
  for (const [skewMs, may] of [
    [4 * 60_000, true],
    [-4 * 60_000, true],
    [6 * 60_000, false],
    [-6 * 60_000, false],
  ] as const) {
    machine.aheadMs = skewMs
    const answer = mayPrune()
    if (may) expect(await answer).toBe(true)
    else await expect(answer).rejects.toThrow("differs from the database's")
  }
})
