import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Database } from '../database/database.ts'
import type { IdempotencyStore, IdempotentRequest, RunResult, StoredRun } from './idempotency-store.ts'

export type Idempotency = {
  /** Runs `work` unless a request with the same key did, and returns the same answer either way. Throws `idempotency_mismatch` for a different request. */
  readonly runOnce: (
    request: IdempotentRequest,
    work: () => Promise<RunResult>,
  ) => Promise<Omit<RunResult, 'isFinal'> & { readonly isReplay: boolean }>
  readonly close: () => Promise<void>
}

const CHANNEL = 'easel_idempotency'
const LEASE_MS = 15_000
const RENEW_MS = 5_000
/** Notices wake the waiting requests; this interval only finds runs whose process died. */
const LOOK_MS = 1_000

/**
 * One row for each key. The request that inserts it runs, and renews a lease while it works. Concurrent requests wait for that attempt and get
 * its answer, good or bad: a hundred identical calls are one run.
 *
 * A success is kept for a day. A failure is kept only for those who waited, because a person who presses Retry sends the same key and must get a
 * new attempt. An expired lease means that the process died, and the first to notice takes over. Only the current attempt may finish the row; an
 * overtaken run keeps its answer to itself.
 */
export async function createIdempotency(database: Database, store: IdempotencyStore): Promise<Idempotency> {
  const waiting = new Map<string, Set<() => void>>()
  const stopListening = await database.listen(CHANNEL, (payload) => {
    const woken = payload === '' ? [...waiting.values()] : [waiting.get(payload) ?? []]
    for (const set of woken) for (const wake of set) wake()
  })

  async function runOnce(request: IdempotentRequest, work: () => Promise<RunResult>) {
    const ticket = ticketOf(request)
    let watched: number | undefined
    while (true) {
      const news = createNews(waiting, ticket)
      const { isMine, run } = await store.claim(request, LEASE_MS, watched)
      if (isMine) {
        news.close()
        const result = await runWithLease(request, run.attempt, work)
        return { status: result.status, body: result.body, isReplay: false }
      }
      assertSameRequest(request, run)
      if (run.status !== 'running') {
        news.close()
        return { status: run.responseStatus, body: run.responseBody, isReplay: true }
      }
      watched = run.attempt
      await news.wait(LOOK_MS, request.signal)
      news.close()
      if (request.signal.aborted) throw new AppError('cancelled')
    }
  }

  async function runWithLease(
    request: IdempotentRequest,
    attempt: number,
    work: () => Promise<RunResult>,
  ): Promise<RunResult> {
    const renewal = setInterval(() => {
      // A failed renewal is followed by another; the lease outlasts two of them.
      store.renew(request, attempt, LEASE_MS).catch(() => {})
    }, RENEW_MS)
    try {
      const result = await work()
      await store.finish(request, attempt, result, { channel: CHANNEL, payload: ticketOf(request) })
      return result
    } finally {
      clearInterval(renewal)
    }
  }

  return { runOnce, close: stopListening }
}

/** SHA-256 of the request. */
export function hashOfRequest(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n`).update(body).digest('hex')
}

function ticketOf({ userId, key }: IdempotentRequest): string {
  return createHash('sha256').update(`${userId}\n${key}`).digest('base64url')
}

function assertSameRequest(request: IdempotentRequest, run: StoredRun): void {
  if (run.requestHash !== request.requestHash) throw new AppError('idempotency_mismatch')
}

/** Remembers a notice that arrives before anyone waits for it. */
function createNews(waiting: Map<string, Set<() => void>>, ticket: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const set = waiting.get(ticket) ?? new Set()
  waiting.set(ticket, set.add(resolve))
  return {
    wait(milliseconds: number, signal: AbortSignal): Promise<void> {
      const timer = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => resolve(), { once: true })
      return promise.finally(() => clearTimeout(timer))
    },
    close() {
      set.delete(resolve)
      if (set.size === 0 && waiting.get(ticket) === set) waiting.delete(ticket)
    },
  }
}
