import { sql } from 'kysely'
import type { EmbeddedEngine } from './embedded-engine.ts'

const EVERY_MS = 60_000
/** Bytes of log that trigger a checkpoint. Bounds the log folder and the recovery time. */
const CHECKPOINT_AFTER = 16 * 1024 * 1024

/**
 * Does what PostgreSQL's background processes do, which the embedded database lacks: a checkpoint when the log has grown, and a vacuum of the
 * table that needs it most.
 */
export function startMaintenance(engine: EmbeddedEngine, onError: (error: Error) => void) {
  const { kysely } = engine
  let checkpointAt: string | undefined
  let running = Promise.resolve()

  async function keepHouse(): Promise<void> {
    const now = await position()
    checkpointAt ??= now
    const grown = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(${now}::pg_lsn, ${checkpointAt}::pg_lsn)::bigint as bytes`.execute(kysely)
    if ((grown.rows[0]?.bytes ?? 0) > CHECKPOINT_AFTER) {
      await engine.checkpoint()
      checkpointAt = now
    }
    const worst = await sql<{ name: string }>`
      select quote_ident(relname) as name from pg_stat_user_tables
      where n_dead_tup > 500 + n_live_tup / 5 or n_mod_since_analyze > 500 + n_live_tup / 5
      order by n_dead_tup desc limit 1`.execute(kysely)
    const name = worst.rows[0]?.name
    if (name) await sql`vacuum (analyze) ${sql.raw(name)}`.execute(kysely)
  }

  async function position(): Promise<string> {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(kysely)
    return rows[0]?.lsn ?? '0/0'
  }

  const timer = setInterval(() => {
    running = keepHouse().catch(onError)
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
