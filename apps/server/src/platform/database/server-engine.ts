import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { reasonOf } from '../reason-of.ts'
import { StartupError } from '../startup-error.ts'
import { type DatabaseEngine, POSTGRES_TYPES } from './engine.ts'
import { createNoticeListener } from './notice-listener.ts'

export type ConnectionLimits = {
  /** Max wait for a connection, in milliseconds; after that the request fails. */
  readonly connectMs: number
  /** Max silence of a connection that owes an answer, in milliseconds; then it is dropped. The server ends statements slightly earlier. */
  readonly silenceMs: number
}

const LIMITS: ConnectionLimits = { connectMs: 5_000, silenceMs: 10_000 }
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/** The server reports a statement timeout before the connection is considered dead. */
const STATEMENT_SHARE = 0.9

const DISK_FULL = '53100'
/** Writes one megabyte to a temporary file beside the tables and discards it, because reads do not notice a full disk. */
const SPILL = `set local work_mem = '64kB';
  with spilled as materialized (select repeat('x', 1000) as text from generate_series(1, 1000)) select count(text) from spilled`

/** Min interval between checks: anyone may ask for readiness, and a check writes. */
const LOOK_EVERY_MS = 1_000

/** Returns the last result and starts the next check, so that callers never wait for a stalled connection. */
function watchRoom(database: Kysely<Record<never, never>>): () => Promise<void> {
  let full: unknown
  let isLooking = false
  async function look(): Promise<void> {
    full = await sql
      .raw(SPILL)
      .execute(database)
      .then(
        () => undefined,
        (error: unknown) => ((error as { code?: unknown }).code === DISK_FULL ? error : undefined),
      )
    setTimeout(() => {
      isLooking = false
    }, LOOK_EVERY_MS).unref()
  }
  return async () => {
    if (!isLooking) {
      isLooking = true
      void look()
    }
    if (full) throw full
  }
}

/** A PostgreSQL server, shared by any number of processes. */
export async function openServerEngine(
  connectionString: string,
  onError: (error: Error) => void,
  limits: ConnectionLimits = LIMITS,
): Promise<DatabaseEngine> {
  const { connectMs, silenceMs } = limits
  const pool = new pg.Pool({
    connectionString,
    ...KEEP_ALIVE,
    max: 10,
    stream: () => socketWithLimit(silenceMs),
    connectionTimeoutMillis: connectMs,
    // Idle connections leave the pool before their silence looks like a fault.
    idleTimeoutMillis: silenceMs / 2,
    application_name: 'easel',
    types: { getTypeParser: readType as typeof pg.types.getTypeParser },
    onConnect: async (client) => {
      await client.query(sessionLimits(silenceMs))
    },
  })
  // Connections emit errors even while in use; without a listener they would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  await assertAnswers(pool, connectionString)
  const notices = createNoticeListener({
    config: {
      connectionString,
      ...KEEP_ALIVE,
      application_name: 'easel listener',
      connectionTimeoutMillis: connectMs,
    },
    openSocket: () => socketWithLimit(silenceMs),
    onError,
    pingMs: silenceMs / 2,
  })
  const kysely = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) })
  return {
    kysely,
    isEmbedded: false,
    transactScript: async (work) => {
      // Migrations may take longer than any request.
      const client = new pg.Client({
        connectionString,
        ...KEEP_ALIVE,
        application_name: 'easel migrations',
        connectionTimeoutMillis: connectMs,
      })
      client.on('error', onError)
      await client.connect()
      try {
        await client.query('begin')
        const result = await work({
          run: async (text) => {
            await client.query(text)
          },
          query: async (text, parameters = []) => (await client.query(text, [...parameters])).rows,
        })
        await client.query('commit')
        return result
      } finally {
        // Closing the connection rolls back.
        await client.end()
      }
    },
    listen: notices.listen,
    checkNotices: notices.check,
    checkRoom: watchRoom(kysely),
    close: async () => {
      await notices.close()
      // Kysely only closes a pool that it has used.
      await kysely.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

/** A connection dropped by a firewall is neither closed nor reset; it only goes silent. */
function socketWithLimit(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error(`PostgreSQL has not answered for ${silenceMs / 1_000} seconds`))
  })
  return socket
}

/** Makes the server free the locks of a dead process as soon as we give up its work. Set by a statement, because poolers refuse most startup settings. */
function sessionLimits(silenceMs: number): string {
  return `set statement_timeout = ${Math.round(silenceMs * STATEMENT_SHARE)};
    set idle_in_transaction_session_timeout = ${silenceMs};
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`
}

function readType(oid: number, format?: 'text' | 'binary') {
  if (oid === POSTGRES_TYPES.bigint) return Number
  if (oid === POSTGRES_TYPES.date) return String
  return pg.types.getTypeParser(oid, format as 'text')
}

async function assertAnswers(pool: pg.Pool, connectionString: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const version = rows[0]?.version ?? 0
    if (version < 150_000)
      throw new Error(`it is PostgreSQL ${Math.floor(version / 10_000)}, 15 or later is needed`)
  } catch (error) {
    await pool.end()
    throw new StartupError(
      `DATABASE_URL: the database at ${withoutPassword(connectionString)} cannot be used: ${reasonOf(error)}.`,
      { cause: error },
    )
  }
}

function withoutPassword(connectionString: string): string {
  return connectionString.replace(/(:\/\/[^:@/]*):[^@/]*@/, '$1@')
}
