import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openEmbeddedEngine } from '../../src/platform/database/embedded-engine.ts'
import type { DatabaseEngine } from '../../src/platform/database/engine.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { hashOfMigrations, readMigrations } from '../../src/platform/database/migrations.ts'
import { createDatabase, type OpenDatabase } from '../../src/platform/database/open-database.ts'
import { openServerEngine } from '../../src/platform/database/server-engine.ts'
import { copySnapshot, ensureSnapshot } from '../../src/platform/database/snapshot.ts'

/** Address of a PostgreSQL whose login may create databases; empty or absent means that tests run on the embedded database. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] || undefined

let shared: Promise<OpenDatabase> | undefined

/**
 * The real database, migrated and empty. One for each worker, opened by the first file that asks and emptied for every later one;
 * it ends with the worker. Call it in `beforeAll`.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!shared) return shareTestDatabase()
  const database = await shared
  await emptyTables(database)
  return database
}

/** The worker's database as it stands. */
export function shareTestDatabase(): Promise<OpenDatabase> {
  shared ??= openFreshDatabase().then(({ database, dispose }) => {
    process.once('exit', dispose)
    const close = async () => {
      throw new Error('the files after this one use this database, too: it ends with the worker')
    }
    return { ...database, close }
  })
  return shared
}

/** Larger tables are cut off: their dead rows would slow down every later test. */
const MAX_DELETED_BYTES = 1_000_000

/** Removes every row, so that a test starts from nothing. */
export async function emptyTables(database: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ name: string; bytes: number; isSuper: boolean }>`
    select format('%I', tablename) as name, pg_relation_size(format('%I', tablename)::regclass)::integer as bytes,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuper"
    from pg_tables
    where schemaname = 'public' and tablename not in ('schema_migrations', 'installation')`.execute(
    database.handle,
  )
  const names = rows.map(({ name }) => name)
  const mayDelete = rows.every(({ bytes, isSuper }) => isSuper && bytes <= MAX_DELETED_BYTES)
  const empty = mayDelete ? deleteFrom(names) : `truncate ${names.join(', ')} restart identity cascade`
  await sql.raw(empty).execute(database.handle)
}

/** A twentieth of the work of a truncation, which makes new files for every table and index. */
function deleteFrom(names: readonly string[]): string {
  return `do $$
    declare used record;
    begin
      -- Without triggers, those of foreign keys among them: nothing is left that they could be about.
      set local session_replication_role = replica;
      ${names.map((name) => `delete from ${name};`).join('\n')}
      for used in select schemaname, sequencename, start_value from pg_sequences where schemaname = 'public' and last_value is not null loop
        perform setval(format('%I.%I', used.schemaname, used.sequencename), used.start_value, false);
      end loop;
    end $$`
}

/** A database of a test's own, for tests that close it or look at its files. `url` is undefined when it is embedded. */
export async function openFreshDatabase(): Promise<{
  database: OpenDatabase
  engine: DatabaseEngine
  url: string | undefined
  dispose: () => void
}> {
  if (!TEST_DATABASE_URL) {
    await ensureSnapshot()
    const folder = mkdtempSync(join(tmpdir(), 'easel-test-'))
    await copySnapshot(join(folder, 'db'), readMigrations(), { isDurable: false })
    const engine = await openEmbeddedEngine({ folder: join(folder, 'db'), isDurable: false })
    const dispose = () => rmSync(folder, { recursive: true, force: true })
    return { database: createDatabase(engine), engine, url: undefined, dispose }
  }
  const url = await createServerDatabase({ isMigrated: true })
  // Hundreds at once share ten connections in turn; on a busy machine that takes longer than a product's visitors would wait.
  const engine = await openServerEngine(url, () => {}, { connectMs: 60_000, silenceMs: 60_000 })
  return { database: createDatabase(engine), engine, url, dispose: () => {} }
}

/** Address of a new database on the test server. Databases of earlier runs are dropped here, since no worker is sure to see its end. */
export async function createServerDatabase({ isMigrated }: { isMigrated: boolean }): Promise<string> {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')
  const name = `easel_test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(731820)')
    await dropForgotten(client)
    const template = isMigrated ? await ensureTemplate(client) : 'template1'
    await client.query(`create database ${name} template ${template}`)
    await client.query(`comment on database ${name} is '${Date.now()}'`)
  } finally {
    await client.end()
  }
  return addressOf(name)
}

async function ensureTemplate(client: pg.Client): Promise<string> {
  const migrations = readMigrations()
  const name = `easel_template_${hashOfMigrations(migrations)}`
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount) return name
  await client.query(`drop database if exists ${name}_new`)
  await client.query(`create database ${name}_new`)
  const engine = await openServerEngine(addressOf(`${name}_new`), () => {})
  await migrate(engine, migrations)
  await engine.close()
  await client.query(`alter database ${name}_new rename to ${name}`)
  await client.query(`comment on database ${name} is '${Date.now()}'`)
  return name
}

async function dropForgotten(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string | null }>(
    `select datname as name, shobj_description(oid, 'pg_database') as made from pg_database
     where datname like 'easel\\_t%' and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  )
  const anHourAgo = Date.now() - 3_600_000
  for (const { name, made } of rows)
    if (Number(made ?? 0) < anHourAgo) await client.query(`drop database if exists ${name}`)
}

function addressOf(database: string): string {
  const url = new URL(TEST_DATABASE_URL ?? '')
  url.pathname = `/${database}`
  return url.href
}
