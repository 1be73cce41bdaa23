import { reasonOf } from '../reason-of.ts'
import { StartupError } from '../startup-error.ts'
import type { DatabaseEngine, Script } from './engine.ts'
import type { Migration } from './migrations.ts'

/** Any number that nothing else in this database uses as a lock. */
const LOCK = 7_318_201_442

/**
 * Migrates the database, forward only. Each file is one transaction that takes the lock and then checks whether it is still pending, so
 * concurrent processes apply each file exactly once.
 */
export async function migrate(
  engine: Pick<DatabaseEngine, 'transactScript'>,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied = await engine.transactScript(prepare).catch((error: unknown) => {
    throw new StartupError(`The database cannot be prepared: ${describe(error)}`, { cause: error })
  })
  assertUnchanged(applied, migrations)
  assertKnown(applied, migrations)
  const fresh: string[] = []
  for (const migration of migrations) {
    if (!applied.has(migration.name) && (await apply(engine, migration))) fresh.push(migration.name)
  }
  return fresh
}

async function prepare(script: Script): Promise<Map<string, string>> {
  await script.query('select pg_advisory_xact_lock($1)', [LOCK])
  await script.run(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  return readApplied(script)
}

function apply(engine: Pick<DatabaseEngine, 'transactScript'>, migration: Migration): Promise<boolean> {
  return engine.transactScript(async (script) => {
    await script.query('select pg_advisory_xact_lock($1)', [LOCK])
    const applied = await readApplied(script)
    assertUnchanged(applied, [migration])
    if (applied.has(migration.name)) return false
    try {
      await script.run(migration.text)
    } catch (error) {
      throw new StartupError(`The migration ${migration.name} failed: ${describe(error)}`, { cause: error })
    }
    await script.query('insert into schema_migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ])
    return true
  })
}

async function readApplied(script: Script): Promise<Map<string, string>> {
  const rows = await script.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  return new Map(rows.map((row) => [row.name, row.hash]))
}

function assertUnchanged(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  for (const { name, hash } of migrations) {
    if (applied.has(name) && applied.get(name) !== hash)
      throw new StartupError(
        `The migration ${name} was changed after this database applied it. Restore the file.`,
      )
  }
}

/** An older version must not run on a newer schema. */
function assertKnown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new StartupError(
      `The database was migrated by a newer version (${unknown.join(', ')}). Start that version.`,
    )
}

function describe(error: unknown): string {
  const hint = (error as { hint?: string }).hint
  return hint ? `${reasonOf(error)} ${hint}` : reasonOf(error)
}
