/**
 * A reader's position in a user's events: the number of the last event read, and that row's random stamp. A restored or crashed database can
 * reuse numbers; the stamp then differs, and the reader is told to reload everything.
 */
export type EventCursor = {
  /** The user's sequence number; 0 before the first event. */
  readonly seq: number
  /** Random stamp of that row; 0 if there is no such row or it has none. */
  readonly stamp: number
}

export const BEFORE_EVERYTHING: EventCursor = { seq: 0, stamp: 0 }

/** As sent in an event's `id`. */
export function cursorText({ seq, stamp }: EventCursor): string {
  return `${seq}-${stamp}`
}

/** Undefined for malformed ids. The previous version sent numbers alone. */
export function readCursorText(text: string): EventCursor | undefined {
  const match = /^(\d{1,15})(?:-(\d{1,10}))?$/.exec(text)
  return match ? { seq: Number(match[1]), stamp: Number(match[2] ?? 0) } : undefined
}

export function isSameCursor(one: EventCursor, other: EventCursor): boolean {
  return one.seq === other.seq && one.stamp === other.stamp
}
