import { cursorText, type EventCursor } from './event-cursor.ts'

const encoder = new TextEncoder()

/** One server-sent event as it travels. `cursor` is null for passing news, after which a client does not ask. */
export function frameOf(cursor: EventCursor | null, type: string, payload: unknown): Uint8Array {
  const idLine = cursor === null ? '' : `id: ${cursorText(cursor)}\n`
  return encoder.encode(`${idLine}event: ${type}\ndata: ${JSON.stringify(payload)}\n\n`)
}
