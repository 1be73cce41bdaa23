/**
 * A reader's place in a user's events: the number of the event it read last, and that row's own stamp. A database that was restored, or that lost
 * its last moments in a crash, gives numbers out again; the stamp then differs, and the reader is told to read everything anew.
 */
export type EventCursor = {
  /** The user's own sequence number; 0 before the first event. */
  readonly seq: number
  /** Random, of the row with that number; 0 where there is no such row, or it was written without one. */
  readonly stamp: number
}

export const BEFORE_EVERYTHING: EventCursor = { seq: 0, stamp: 0 }

/** As it travels in the `id` of an event. */
export function cursorText({ seq, stamp }: EventCursor): string {
  return `${seq}-${stamp}`
}

/** Undefined for what this product never sent. The version before sent numbers alone. */
export function readCursorText(text: string): EventCursor | undefined {
  const match = /^(\d{1,15})(?:-(\d{1,10}))?$/.exec(text)
  return match ? { seq: Number(match[1]), stamp: Number(match[2] ?? 0) } : undefined
}

export function isSameCursor(one: EventCursor, other: EventCursor): boolean {
  return one.seq === other.seq && one.stamp === other.stamp
}
