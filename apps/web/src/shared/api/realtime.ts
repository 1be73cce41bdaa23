import {
  EVENTS,
  type EventPayload,
  type EventType,
  type GENERATIONS_CHANNEL,
  READY_EVENT,
  RESYNC_EVENT,
  TRANSIENT_EVENTS,
  type TransientEventType,
  type TransientPayload,
} from '@easel/contract/events'
import type { GenerationRecord } from '@easel/contract/generations'
import type { StreamStatus } from './event-stream.ts'
import type { ServerSentEvent } from './server-sent-events.ts'

type Payload<T extends EventType | TransientEventType> = T extends EventType
  ? EventPayload<T>
  : T extends TransientEventType
    ? TransientPayload<T>
    : never

type Listener = (payload: unknown) => void

type Channel = {
  /** A picture was stored for the signed-in user. */
  readonly on: (change: 'INSERT', listener: (row: GenerationRecord) => void) => Channel
  /** Subscribes; returns an unsubscribe function. */
  readonly subscribe: () => () => void
}

export type Realtime = {
  readonly on: <T extends EventType | TransientEventType>(
    type: T,
    listener: (payload: Payload<T>) => void,
  ) => () => void
  /** Events may have been missed: reload everything. */
  readonly onResync: (listener: () => void) => () => void
  readonly onStatus: (listener: (status: StreamStatus) => void) => () => void
  readonly channel: (name: typeof GENERATIONS_CHANNEL) => Channel
  readonly connect: () => void
  readonly disconnect: () => void
}

type OpenStream = (hooks: {
  readonly onEvent: (event: ServerSentEvent) => void
  readonly onStatus: (status: StreamStatus) => void
}) => { readonly start: () => void; readonly stop: () => void }

const SCHEMAS = { ...EVENTS, ...TRANSIENT_EVENTS }

function isKnown(type: string): type is keyof typeof SCHEMAS {
  return Object.hasOwn(SCHEMAS, type)
}

/** Validates the server's events and passes them to listeners. Unknown events are skipped. */
export function createRealtime(openStream: OpenStream): Realtime {
  const listeners = new Map<string, Set<Listener>>()
  let fresh = true

  function listen(type: string, listener: Listener): () => void {
    const set = listeners.get(type) ?? new Set<Listener>()
    listeners.set(type, set.add(listener))
    return () => set.delete(listener)
  }

  function tell(type: string, payload: unknown) {
    for (const listener of listeners.get(type) ?? []) listener(payload)
  }

  function receive(event: ServerSentEvent) {
    // Changes between reading a list and the first connection are in no backlog, so the first `ready` reloads.
    if (event.type === RESYNC_EVENT || (event.type === READY_EVENT && fresh)) tell(RESYNC_EVENT, undefined)
    if (event.type === READY_EVENT) fresh = false
    if (!isKnown(event.type)) return
    const payload = SCHEMAS[event.type].safeParse(parse(event.data))
    if (payload.success) tell(event.type, payload.data)
    else console.warn('An event could not be read', event.type)
  }

  const stream = openStream({ onEvent: receive, onStatus: (status) => tell('status', status) })

  return {
    on: (type, listener) => listen(type, listener as Listener),
    onResync: (listener) => listen(RESYNC_EVENT, listener),
    onStatus: (listener) => listen('status', listener as Listener),
    channel() {
      const rows: ((row: GenerationRecord) => void)[] = []
      const channel: Channel = {
        on(_, listener) {
          rows.push(listener)
          return channel
        },
        subscribe: () =>
          listen('generation.created', (payload) => {
            const { generation } = payload as EventPayload<'generation.created'>
            for (const row of rows) row(generation)
          }),
      }
      return channel
    },
    connect: stream.start,
    disconnect() {
      fresh = true
      stream.stop()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
