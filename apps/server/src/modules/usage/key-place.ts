import { utcDayOf } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Actor, CallingKey } from '../../platform/use-case.ts'

/** The requester of a reservation. */
export type PlaceCaller = Pick<Actor, 'userId' | 'timeZone'> & {
  readonly key: Pick<CallingKey, 'id'> | null
}

/** Stored with a task: the key whose limit it counts toward, and the UTC day; null for a person. */
export type KeyPlace = { readonly key_id: string | null; readonly key_day: Date | null }

/** Daily limits of API keys, inside the caller's transaction. */
export type KeyPlaces = {
  /** Reserves what a key is about to make; throws `daily_limit` unless all of it fits today. */
  readonly take: (tx: Tx, keyId: string, count: number, now: Date) => Promise<void>
  /** Releases what it did not make; does nothing once that day is over. */
  readonly giveBack: (tx: Tx, keyId: string, count: number, day: Date) => Promise<void>
}

export function placeOf({ key }: Pick<PlaceCaller, 'key'>, now: Date): KeyPlace {
  return key ? { key_id: key.id, key_day: utcDayOf(now) } : { key_id: null, key_day: null }
}
