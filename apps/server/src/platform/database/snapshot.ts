import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbeddedEngine } from './embedded-engine.ts'
import { migrate } from './migrate.ts'
import { hashOfMigrations, type Migration, readMigrations } from './migrations.ts'

const HOME = fileURLToPath(new URL('../../../dist/database', import.meta.url))

/**
 * A migrated, empty data folder, made at build time: the first start copies it (a tenth of a second) instead of creating a cluster and
 * migrating it (several seconds). Its name holds the hash of the migrations and the engine's version, so a stale one is never used.
 */
export async function ensureSnapshot(migrations = readMigrations()): Promise<string> {
  const finished = snapshotFolder(migrations)
  if (existsSync(finished)) return finished
  const draft = `${finished}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const engine = await openEmbeddedEngine({ folder: draft, isDurable: false })
  await migrate(engine, migrations)
  await engine.close()
  try {
    renameSync(draft, finished)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process was first.
    if (!existsSync(finished)) throw error
  }
  await removeOthers(finished)
  return finished
}

/** Puts the snapshot at `folder`, complete or not at all. Returns false when there is none for these migrations. */
export async function copySnapshot(
  folder: string,
  migrations: readonly Migration[],
  options: { isDurable: boolean },
): Promise<boolean> {
  const snapshot = snapshotFolder(migrations)
  if (!existsSync(snapshot)) return false
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  cpSync(snapshot, draft, { recursive: true })
  if (options.isDurable) await flushTree(draft)
  renameSync(draft, folder)
  if (options.isDurable) await flush(dirname(folder))
  return true
}

function snapshotFolder(migrations: readonly Migration[]): string {
  return join(HOME, hashOfMigrations(migrations, engineVersion()))
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'))
  return String(version)
}

async function removeOthers(keep: string): Promise<void> {
  for (const name of await readdir(HOME)) {
    const path = join(HOME, name)
    // Drafts of other processes are theirs.
    if (path !== keep && !name.includes('.')) rmSync(path, { recursive: true, force: true })
  }
}

async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(entries.map((entry) => flush(join(entry.parentPath, entry.name))))
  await flush(folder)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
