import { utcDayOf } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Actor, CallingKey } from '../../platform/use-case.ts'

/** Who asks for places. */
export type PlaceCaller = Pick<Actor, 'userId' | 'timeZone'> & {
  readonly key: Pick<CallingKey, 'id'> | null
}

/** As a task keeps it: the key that took its place, and the day (UTC) on which that counts; nulls where a person did. */
export type KeyPlace = { readonly key_id: string | null; readonly key_day: Date | null }

/** The daily limits of API keys, inside the caller's transaction. */
export type KeyPlaces = {
  /** Counts what a key is about to make; throws `daily_limit` where it may not make all of it today. */
  readonly take: (tx: Tx, keyId: string, count: number, now: Date) => Promise<void>
  /** Counts what it did not make after all; nothing once that day is over. */
  readonly giveBack: (tx: Tx, keyId: string, count: number, day: Date) => Promise<void>
}

export function placeOf({ key }: Pick<PlaceCaller, 'key'>, now: Date): KeyPlace {
  return key ? { key_id: key.id, key_day: utcDayOf(now) } : { key_id: null, key_day: null }
}
