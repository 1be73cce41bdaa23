import { cursorText, type EventCursor } from './event-cursor.ts'

const encoder = new TextEncoder()

/** Serializes one server-sent event. `cursor` is null for transient events, which clients do not resume after. */
export function frameOf(cursor: EventCursor | null, type: string, payload: unknown): Uint8Array {
  const idLine = cursor === null ? '' : `id: ${cursorText(cursor)}\n`
  return encoder.encode(`${idLine}event: ${type}\ndata: ${JSON.stringify(payload)}\n\n`)
}
