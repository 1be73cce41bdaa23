import { field, textField } from './json.ts'
import { createEventReader } from './server-sent-events.ts'

/** Reads a vendor's event stream: passes on every event except errors, and keeps the last event and the first error. */
export function hearStream(onEvent: (event: unknown) => void) {
  const heard: { last?: unknown; problem?: unknown } = {}
  const take = createEventReader((event) => {
    const hasReason = typeof (field(event, 'error') ?? undefined) === 'object'
    if (hasReason || textField(event, 'type') === 'error')
      heard.problem ??= hasReason ? event : { error: event }
    else {
      heard.last = event
      onEvent(event)
    }
  })
  return { take, heard }
}
