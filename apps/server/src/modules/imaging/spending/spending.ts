import { randomUUID } from 'node:crypto'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { deleteInSlices } from '../../../platform/database/delete-in-slices.ts'
import { createSpendingRepository } from './spending.repository.ts'

const MICROS = 1_000_000
/** Longer than any call may take: a hold that is older belongs to a process that died. */
const LEASE_MS = 30 * 60_000

/** What one installation spends on pictures: held before the call, settled after it. Amounts are US dollars. */
export type Spending = {
  /** US dollars a UTC day; null when there is no cap. */
  readonly cap: number | null
  /** Holds what a picture may cost and answers the hold's id; undefined when the cap leaves no room for it. Nothing is held for what is free. */
  readonly hold: (usd: number | null) => Promise<string | undefined>
  /** Ends a hold with what was really spent; a second time changes nothing. */
  readonly settle: (hold: string, usd: number) => Promise<void>
  /** Keeps the hold of a call that another process takes up again. */
  readonly renew: (hold: string) => Promise<void>
  /** Ends the hold of a call whose answer is lost as spent whole: it may be on the vendor's bill. */
  readonly settleLost: (hold: string) => Promise<void>
  /** Does so for every call whose process died; answers how many there were. */
  readonly settleExpired: () => Promise<number>
  readonly readToday: () => Promise<number>
  readonly forgetOld: (signal?: AbortSignal) => Promise<void>
}

/** Stands for a picture that costs nothing or an unknown amount. */
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
