import { TOKEN_HEADER } from '@easel/contract/endpoint'
import { TIMING } from '@easel/contract/limits'
import { pause } from '#web/shared/lib/pause.ts'
import { isAskedInFront } from './api-error.ts'
import { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts'

/** Milliseconds of silence after which an open stream is suspect; the server sends a comment every four seconds. */
const DOUBT = 9_000
/** Silence after which it counts as lost and is reopened. */
const SILENCE = 30_000
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

/** `silent`: open, but nothing arrived for so long that it may be dead or buffered on the way. */
export type StreamStatus = 'closed' | 'connecting' | 'open' | 'silent' | 'waiting'

export type EventStreamOptions = {
  readonly url: string
  readonly fetch: typeof fetch
  readonly token: () => string | null
  readonly onEvent: (event: ServerSentEvent) => void
  readonly onStatus: (status: StreamStatus) => void
  readonly onUnauthorized: (token: string) => void
  /** 0 to 1, for the jitter that spreads reconnecting tabs. */
  readonly random: () => number
}

export type EventStream = {
  /** Resumes after this event; null starts at the present. */
  readonly start: (lastId: string | null) => void
  readonly stop: () => void
}

/** Backoff before attempt n (from 0): doubles up to 15 s, then reduced by up to half as jitter. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
  return full / 2 + (full / 2) * random
}

/**
 * A connection to `GET /api/events` that reconnects by itself. Uses fetch, because `EventSource` cannot send a bearer token. Resumes with
 * `Last-Event-ID`, so nothing is missed between connections.
 */
export function createEventStream(options: EventStreamOptions): EventStream {
  let current: AbortController | null = null
  let lastId: string | null = null
  let attempt = 0

  async function run(controller: AbortController) {
    while (!controller.signal.aborted) {
      options.onStatus('connecting')
      await connect(controller).catch(() => undefined)
      if (controller.signal.aborted) return
      options.onStatus('waiting')
      await pause(backoff(attempt, options.random()), controller.signal)
      attempt += 1
    }
  }

  async function connect(controller: AbortController) {
    const token = options.token()
    if (!token) return controller.abort()
    const attemptSignal = new AbortController()
    const watchdog = createWatchdog(() => attemptSignal.abort())
    let doubt: ReturnType<typeof setTimeout> | undefined
    let isSilent = false
    watchdog.wait(TIMING.realtimeTimeout)

    function hear() {
      watchdog.wait(SILENCE)
      clearTimeout(doubt)
      if (isSilent) options.onStatus('open')
      isSilent = false
      doubt = setTimeout(() => {
        isSilent = true
        options.onStatus('silent')
      }, DOUBT)
    }

    try {
      const response = await options.fetch(options.url, {
        headers: {
          Accept: 'text/event-stream',
          [TOKEN_HEADER]: token,
          ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
        },
        cache: 'no-store',
        signal: AbortSignal.any([controller.signal, attemptSignal.signal]),
      })
      if (response.status === 401 && !isAskedInFront(response)) return options.onUnauthorized(token)
      if (!response.ok || !response.body) return
      for await (const event of readServerSentEvents(response.body, hear)) {
        if (controller.signal.aborted) return
        if (attempt > 0) attempt = 0
        if (event.id !== null) lastId = event.id
        options.onStatus('open')
        options.onEvent(event)
      }
    } finally {
      watchdog.stop()
      clearTimeout(doubt)
    }
  }

  return {
    start(after) {
      if (current) return
      current = new AbortController()
      lastId = after
      attempt = 0
      void run(current)
    },
    stop() {
      current?.abort()
      current = null
      lastId = null
      options.onStatus('closed')
    },
  }
}

function createWatchdog(bark: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function stop() {
    clearTimeout(timer)
  }
  return {
    stop,
    wait(milliseconds: number) {
      stop()
      timer = setTimeout(bark, milliseconds)
    },
  }
}
