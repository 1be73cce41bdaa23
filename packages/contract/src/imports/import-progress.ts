import { AWAY_BEHIND_PROXY, type ErrorCode } from '../errors.ts'

/** How page and command line import many files. */
export const IMPORTING = {
  /** Pictures that are asked about together: as many as may be in memory. */
  group: 12,
  /** Pictures of a group that are on their way at the same time. */
  atOnce: 2,
  /** Tries of one call, the first included. */
  attempts: 8,
  /** Seconds that a server may ask to wait without ending the import. */
  maxWaitSeconds: 600,
  /** Shortest wait that people are told of, in milliseconds: a fast import is asked to wait for a second all the time. */
  toldWait: 5_000,
} as const

/** Milliseconds after which a refused call is tried again; undefined where it is not. */
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
    // A proxy's, or Easel's own while too much is sent to it; a defect has another status.
    (code === 'server_error' && AWAY_BEHIND_PROXY.has(status)) ||
    (code === 'rate_limit' && (retryAfterSeconds ?? 0) <= IMPORTING.maxWaitSeconds)
  if (!isPassing || attempt >= IMPORTING.attempts) return undefined
  return (retryAfterSeconds ?? Math.min(30, 2 ** attempt)) * 1_000
}

/** Sends pictures, some at the same time. Once one fails no other is begun, and it rejects when those on their way have ended, too. */
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
