import { AWAY_BEHIND_PROXY, type ErrorCode } from '../errors.ts'

/** How page and command line import many files. */
export const IMPORTING = {
  /** Pictures checked together, all of which are in memory. */
  group: 12,
  /** Concurrent uploads. */
  atOnce: 2,
  /** Max attempts of one call. */
  attempts: 8,
  /** Max retry-after, in seconds, that does not end the import. */
  maxWaitSeconds: 600,
  /** Min wait that people are told about, in milliseconds: a fast import is asked to wait for a second all the time. */
  toldWait: 5_000,
} as const

/** Codes that concern one file: any other would recur for all that follow. */
export const ABOUT_ONE_FILE: ReadonlySet<ErrorCode> = new Set(['invalid_request', 'payload_too_large'])

/** Milliseconds until a failed call is retried; undefined when it is not. */
export function waitBefore(
  attempt: number,
  {
    code,
    retryAfterSeconds,
    status,
  }: {
    readonly code: ErrorCode
    readonly retryAfterSeconds: number | undefined
    readonly status?: number | undefined
  },
): number | undefined {
  const isPassing =
    code === 'network_error' ||
    code === 'timeout' ||
    code === 'unavailable' ||
    // A body that came too slowly, because the line or the server is busy, says nothing about the file.
    status === 408 ||
    // From a proxy, or from Easel under load; defects have another status.
    (code === 'server_error' && AWAY_BEHIND_PROXY.has(status)) ||
    (code === 'rate_limit' && (retryAfterSeconds ?? 0) <= IMPORTING.maxWaitSeconds)
  if (!isPassing || attempt >= IMPORTING.attempts) return undefined
  return (retryAfterSeconds ?? Math.min(30, 2 ** attempt)) * 1_000
}

/** Uploads pictures concurrently. After a failure no more are started, and it rejects once those in progress have ended. */
export async function sendAll<T>(pictures: readonly T[], send: (picture: T) => Promise<void>): Promise<void> {
  const left = [...pictures]
  const lanes = Array.from({ length: IMPORTING.atOnce }, async () => {
    try {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await send(next)
    } finally {
      left.length = 0
    }
  })
  for (const ended of await Promise.allSettled(lanes)) if (ended.status === 'rejected') throw ended.reason
}

/** '1,812 imported, 3 there already, 2 not imported' */
export function importSummary(count: {
  readonly imported: number
  readonly known: number
  readonly refused: number
}): string {
  return [
    `${grouped(count.imported)} imported`,
    count.known > 0 && `${grouped(count.known)} there already`,
    count.refused > 0 && `${grouped(count.refused)} not imported`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
