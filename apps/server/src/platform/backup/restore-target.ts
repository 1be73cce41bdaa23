import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder } from '../database/data-folder-lock.ts'
import type { DatabaseEngine } from '../database/engine.ts'
import { migrate } from '../database/migrate.ts'
import { type Migration, readMigrations } from '../database/migrations.ts'
import { copySnapshot } from '../database/snapshot.ts'
import { StartupError } from '../startup-error.ts'
import type { BackupHeader } from './backup-format.ts'
import { findFilledTables } from './load-rows.ts'

export type TargetDatabase = {
  readonly engine: DatabaseEngine
  /** Whether an earlier restore was interrupted, so that its rows may be replaced. */
  readonly isBegun: boolean
  /** Marks the database as incomplete. */
  readonly begin: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the target database with the schema version of the backup; the next start migrates it. Refuses a database that holds data. */
export async function openTarget(
  header: BackupHeader,
  options: { readonly url: string | undefined; readonly dataDir: string },
): Promise<TargetDatabase> {
  const migrations = migrationsOf(header)
  const { engine, release } = await openEngine(migrations, options)
  const close = async () => {
    await engine.close()
    release()
  }
  try {
    const isBegun = await assertEmpty(engine, options)
    await migrate(engine, migrations)
    const begin = () =>
      engine.transactScript((script) =>
        script.run(`insert into backup_state (restoring_since) values (now())
          on conflict (is_only) do update set restoring_since = excluded.restoring_since`),
      )
    return { engine, isBegun, begin, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Migrations in the backup, all of which must be known here. */
export function migrationsOf(header: BackupHeader): readonly Migration[] {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]))
  return header.migrations.map(({ name, hash }) => {
    const migration = known.get(name)
    if (migration?.hash === hash) return migration
    throw new StartupError(
      `The backup was made by another version of Easel (${header.version}, with ${name}). Restore it with that version, or a later one.`,
    )
  })
}

async function openEngine(
  migrations: readonly Migration[],
  { url, dataDir }: { readonly url: string | undefined; readonly dataDir: string },
): Promise<{ engine: DatabaseEngine; release: () => void }> {
  if (url) {
    const { openServerEngine } = await import('../database/server-engine.ts')
    return { engine: await openServerEngine(url, () => {}), release: () => {} }
  }
  mkdirSync(dataDir, { recursive: true })
  const lock = lockDataFolder(dataDir)
  try {
    const folder = join(dataDir, 'db')
    const { openEmbeddedEngine } = await import('../database/embedded-engine.ts')
    if (!existsSync(folder)) await copySnapshot(folder, migrations, { isDurable: true })
    return { engine: await openEmbeddedEngine({ folder, isDurable: true }), release: lock.release }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Whether a restore was started here before. */
async function assertEmpty(
  engine: DatabaseEngine,
  { url, dataDir }: { readonly url: string | undefined; readonly dataDir: string },
): Promise<boolean> {
  const filled = await engine.transactScript(async (script) => {
    const [known] = await script.query<{ state: string | null }>(
      `select to_regclass('public.backup_state')::text as state`,
    )
    const begun = known?.state
      ? await script.query('select 1 from backup_state where restoring_since is not null')
      : []
    return begun.length > 0 ? undefined : findFilledTables(script)
  })
  if (filled === undefined) return true
  if (filled.length === 0) return false
  const place = url
    ? `the database ${new URL(url).host}${new URL(url).pathname}`
    : `the folder ${join(dataDir, 'db')}`
  throw new StartupError(
    `A backup is restored into an empty place only, and ${place} holds rows (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ', …' : ''}). Nothing has been changed. Name another DATA_DIR or database.`,
  )
}
