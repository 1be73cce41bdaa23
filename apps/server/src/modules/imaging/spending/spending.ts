import { randomUUID } from 'node:crypto'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { deleteInSlices } from '../../../platform/database/delete-in-slices.ts'
import { createSpendingRepository } from './spending.repository.ts'

const MICROS = 1_000_000
/** Longer than any call: an older hold belongs to a dead process. */
const LEASE_MS = 30 * 60_000

/** An installation's spending on pictures: held before a call, settled after it. Amounts are US dollars. */
export type Spending = {
  /** US dollars a UTC day; null without a cap. */
  readonly cap: number | null
  /** Holds a picture's max price and returns the hold's id; undefined when the cap leaves no room. Free pictures hold nothing. */
  readonly hold: (usd: number | null) => Promise<string | undefined>
  /** Settles a hold with the actual price; idempotent. */
  readonly settle: (hold: string, usd: number) => Promise<void>
  /** Keeps the hold of a call that another process resumes. */
  readonly renew: (hold: string) => Promise<void>
  /** Settles a call whose answer is lost in full, because it may be billed. */
  readonly settleLost: (hold: string) => Promise<void>
  /** Does that for every call whose process died and returns their number. */
  readonly settleExpired: () => Promise<number>
  readonly readToday: () => Promise<number>
  readonly forgetOld: (signal?: AbortSignal) => Promise<void>
}

/** Hold id of a picture that is free or of unknown price. */
const NOTHING = 'nothing'

export function createSpending(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly cap: number | null
}): Spending {
  const { database, clock, cap } = deps
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const today = () => dayOf(clock.now().getTime())
  return {
    cap,
    hold: async (usd) => {
      const micros = Math.ceil((usd ?? 0) * MICROS)
      if (micros === 0) return NOTHING
      const id = randomUUID()
      const most = cap === null ? null : Math.round(cap * MICROS)
      const held = await database.asSystem((tx) =>
        createSpendingRepository(tx).hold(id, today(), micros, most, LEASE_MS),
      )
      return held ? id : undefined
    },
    settle: async (hold, usd) => {
      if (hold === NOTHING) return
      await database.asSystem((tx) => createSpendingRepository(tx).settle(hold, Math.round(usd * MICROS)))
    },
    renew: async (hold) => {
      if (hold === NOTHING) return
      await database.asSystem((tx) => createSpendingRepository(tx).renew(hold, LEASE_MS))
    },
    settleLost: async (hold) => {
      if (hold === NOTHING) return
      await database.asSystem((tx) => createSpendingRepository(tx).settleWhole(hold))
    },
    settleExpired: () => database.asSystem((tx) => createSpendingRepository(tx).settleExpired()),
    readToday: async () =>
      (await database.asSystem((tx) => createSpendingRepository(tx).readDay(today()))) / MICROS,
    forgetOld: (signal) => {
      const before = dayOf(clock.now().getTime() - 2 * DAY_MS)
      return deleteInSlices(database, { name: 'spending_holds', signal }, (tx, limit) =>
        createSpendingRepository(tx).forgetBefore(before, limit),
      )
    },
  }
}
