import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'

/** How a run ended. */
export type RunResult = {
  /** True when the key is used up: later requests get this answer. False when a later request may try again. */
  readonly isFinal: boolean
  readonly status: number
  readonly body: string
}

export type IdempotentRequest = {
  readonly userId: string
  /** The client's `Idempotency-Key`. */
  readonly key: string
  readonly requestHash: string
  /** Stops waiting for another request's run; never stops a run. */
  readonly signal: AbortSignal
}

type RequestIdentity = Pick<IdempotentRequest, 'userId' | 'key' | 'requestHash'>

export type StoredRun = { readonly requestHash: string; readonly attempt: number } & (
  | { readonly status: 'running' }
  | { readonly status: 'done' | 'failed'; readonly responseStatus: number; readonly responseBody: string }
)

export type IdempotencyStore = {
  /**
   * Claims the row if there is none, its lease has expired, or it failed and the caller was not waiting for that attempt (`watched`). Otherwise
   * returns its state.
   */
  readonly claim: (
    request: RequestIdentity,
    leaseMs: number,
    watched: number | undefined,
  ) => Promise<{ readonly isMine: boolean; readonly run: StoredRun }>
  readonly renew: (request: RequestIdentity, attempt: number, leaseMs: number) => Promise<void>
  readonly finish: (
    request: RequestIdentity,
    attempt: number,
    result: RunResult,
    notice: { channel: string; payload: string },
  ) => Promise<void>
  /** Deletes keys older than this, except running ones. */
  readonly prune: (before: Date, signal?: AbortSignal) => Promise<void>
}

type Row = {
  is_mine: boolean
  request_hash: string
  status: 'running' | 'done' | 'failed'
  attempt: number
  response_status: number | null
  response_body: string | null
}

/** Max time between the start of a transaction and its commit. */
const MAX_WAIT_MS = 60_000

export function createIdempotencyStore(database: Database): IdempotencyStore {
  return {
    claim: (request, leaseMs, watched) =>
      database.asSystem(async (tx) => {
        const lease = sql`now() + ${leaseMs}::int * interval '1 millisecond'`
        // A lease that ends later was written while the clock was ahead: no run holds it.
        const latest = sql`now() + ${leaseMs + MAX_WAIT_MS}::int * interval '1 millisecond'`
        const claimed = await sql<Row>`
          insert into idempotency_keys as kept (user_id, key, request_hash, status, lease_until)
          values (${request.userId}, ${request.key}, ${request.requestHash}, 'running', ${lease})
          on conflict (user_id, key) do update
            set status = 'running', attempt = kept.attempt + 1, lease_until = excluded.lease_until,
              response_status = null, response_body = null
            where kept.request_hash = excluded.request_hash
              and (kept.status = 'running' and not kept.lease_until between now() and ${latest}
                or kept.status = 'failed' and kept.attempt is distinct from ${watched ?? null}::int)
          returning true as is_mine, request_hash, status, attempt, response_status, response_body`.execute(
          tx,
        )
        const [row] = claimed.rows.length > 0 ? claimed.rows : (await readRow(request).execute(tx)).rows
        if (!row) throw new Error('the idempotency row vanished between two statements')
        return { isMine: row.is_mine, run: toRun(row) }
      }),
    renew: async (request, attempt, leaseMs) => {
      await database.asSystem((tx) =>
        sql`update idempotency_keys set lease_until = now() + ${leaseMs}::int * interval '1 millisecond'
          where user_id = ${request.userId} and key = ${request.key} and attempt = ${attempt} and status = 'running'`.execute(
          tx,
        ),
      )
    },
    finish: (request, attempt, result, notice) =>
      database.asSystem(async (tx) => {
        await sql`update idempotency_keys
          set status = ${result.isFinal ? 'done' : 'failed'}, response_status = ${result.status}, response_body = ${result.body}
          where user_id = ${request.userId} and key = ${request.key} and attempt = ${attempt} and status = 'running'`.execute(
          tx,
        )
        await sql`select pg_notify(${notice.channel}, ${notice.payload})`.execute(tx)
      }),
    prune: async (before, signal) => {
      await deleteInSlices(database, { name: 'idempotency_keys', signal }, async (tx, limit) => {
        const { numAffectedRows } = await sql`
          with old as (
            select user_id, key from idempotency_keys
            where created_at < ${before} and (status <> 'running' or lease_until < now())
            order by created_at limit ${limit}
          )
          delete from idempotency_keys as kept using old where kept.user_id = old.user_id and kept.key = old.key`.execute(
          tx,
        )
        return Number(numAffectedRows ?? 0)
      })
    },
  }
}

function readRow({ userId, key }: RequestIdentity) {
  return sql<Row>`select false as is_mine, request_hash, status, attempt, response_status, response_body
    from idempotency_keys where user_id = ${userId} and key = ${key}`
}

function toRun(row: Row): StoredRun {
  const shared = { requestHash: row.request_hash, attempt: row.attempt }
  if (row.status === 'running') return { ...shared, status: 'running' }
  return {
    ...shared,
    status: row.status,
    responseStatus: row.response_status ?? 500,
    responseBody: row.response_body ?? '',
  }
}
