import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { reasonOf } from '../reason-of.ts'
import { StartupError } from '../startup-error.ts'
import { type DatabaseEngine, POSTGRES_TYPES } from './engine.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { createNoticeListener } from './notice-listener.ts'
import { swiftPool } from './swift-pool.ts'

/** A request that gets no connection for so long is answered with an error rather than left waiting, milliseconds. */
const PATIENCE_MS = 5_000

/** A PostgreSQL server by its address, shared by as many processes as one likes. */
export async function openServerEngine(
  connectionString: string,
  onError: (error: Error) => void,
  patienceMs = PATIENCE_MS,
): Promise<DatabaseEngine> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    pipeline: true,
    stream: () => new GatheringSocket(),
    connectionTimeoutMillis: patienceMs,
    application_name: 'easel',
    types: { getTypeParser: readType as typeof pg.types.getTypeParser },
  })
  // Without a listener, one dropped idle connection would end the process.
  pool.on('error', onError)
  await assertAnswers(pool, connectionString)
  const notices = createNoticeListener(connectionString, onError)
  const kysely = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool: swiftPool(pool) }) })
  return {
    kysely,
    isEmbedded: false,
    transactScript: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work({
          run: async (text) => {
            await client.query(text)
          },
          query: async (text, parameters = []) => (await client.query(text, [...parameters])).rows,
        })
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        await client.query('rollback').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        )
        throw error
      }
    },
    listen: notices.listen,
    close: async () => {
      await notices.close()
      // Kysely ends only a pool that it has used.
      await kysely.destroy()
      if (!pool.ended) await pool.end()
    },
  }
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
    )
  }
}

function withoutPassword(connectionString: string): string {
  return connectionString.replace(/(:\/\/[^:@/]*):[^@/]*@/, '$1@')
}
