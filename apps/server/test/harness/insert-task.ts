import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'

const CREATED_AT = new Date('2026-06-10T10:00:00Z')

export type TaskSeed = {
  /** Default 'ada'. */
  readonly user?: string
  /** Default 'queue'. */
  readonly source?: 'form' | 'queue'
  /** Its `sort_order`, default 1. */
  readonly place?: number
  /** Default the id. */
  readonly prompt?: string
  /** Milliseconds left of the lease, which makes it a running task. Its token is `<user>'s <id>`. */
  readonly leaseMs?: number
  /** Set for an ended task. */
  readonly ended?: { readonly at: Date; readonly error?: string }
}

/** A task for a picture, queued by default. */
export async function insertTask(database: OpenDatabase, id: string, seed: TaskSeed = {}): Promise<void> {
  const { user = 'ada', source = 'queue', place = 1, prompt = id, leaseMs, ended } = seed
  const status = ended ? (ended.error ? 'error' : 'done') : leaseMs === undefined ? 'queued' : 'running'
  const lease = leaseMs === undefined ? null : sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`
  await sql`insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
      created_at, sort_order, lease_token, lease_until, finished_at, error_code)
    values (${user}, ${id}, ${source}, ${status}, 'generate-image', ${prompt}, '', 'none', 'standard', 'm', 64, 64, 1,
      ${CREATED_AT}, ${place}, ${lease && `${user}'s ${id}`}, ${lease}, ${ended?.at ?? null}, ${ended?.error ?? null})`.execute(
    database.handle,
  )
}
