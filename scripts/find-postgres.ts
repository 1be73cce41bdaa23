// Finds a PostgreSQL for the tests: TEST_DATABASE_URL, or a local server that accepts connections without a password.
import pg from 'pg'

const candidates = [
  'postgres://postgres@127.0.0.1:5432/postgres',
  'postgres:///postgres?host=/var/run/postgresql',
]

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as able from pg_roles where rolname = current_user',
    )
    return rows[0]?.able === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A connection string whose user may create databases, or undefined. */
export async function findPostgres(): Promise<string | undefined> {
  if (process.env['TEST_DATABASE_URL']) return process.env['TEST_DATABASE_URL']
  for (const candidate of candidates) if (await answers(candidate)) return candidate
  return undefined
}
