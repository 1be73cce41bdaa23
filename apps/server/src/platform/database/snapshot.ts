import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { DAY_MS } from '../clock.ts'
import { flushPath } from '../flush-path.ts'
import { keepContentToOwner } from '../prepare-data-folder.ts'
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts'
import { migrate } from './migrate.ts'
import { hashOfMigrations, type Migration, readMigrations } from './migrations.ts'

/** Increased when snapshots are made differently. */
const LAYOUT = 3
const KEPT_MS = DAY_MS
const HOME = fileURLToPath(new URL('../../../dist/database', import.meta.url))

/**
 * A migrated, empty data folder made at build time. Copying it takes a tenth of a second, creating and migrating a cluster several. Its name
 * contains the hash of the migrations and PGlite's version, so a stale snapshot is never used.
 */
export async function ensureSnapshot(migrations = readMigrations()): Promise<string> {
  const finished = snapshotFolder(migrations)
  if (existsSync(finished)) return finished
  const draft = `${finished}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const engine = await openEmbeddedEngine({ folder: draft, isDurable: false })
  await migrate(engine, migrations)
  await dropTemplates(engine)
  await engine.close()
  letEverybodyRead(draft)
  try {
    renameSync(draft, finished)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process finished first.
    if (!existsSync(finished)) throw error
  }
  await removeOld()
  return finished
}

/** Copies the snapshot to `folder`, completely or not at all. False when there is none that fits these migrations and is readable. */
export async function copySnapshot(
  folder: string,
  migrations: readonly Migration[],
  options: { isDurable: boolean },
): Promise<boolean> {
  const snapshot = snapshotFolder(migrations)
  if (!existsSync(snapshot)) return false
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  // With their old modification times the files count as flushed from the next start on.
  try {
    cpSync(snapshot, draft, { recursive: true, preserveTimestamps: true })
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (isUnreadable(error, snapshot)) return false
    throw error
  }
  // Only the owner may read the copy.
  chmodSync(draft, 0o700)
  keepContentToOwner(draft)
  if (options.isDurable) await flushTree(draft)
  renameSync(draft, folder)
  if (options.isDurable) await flushPath(dirname(folder))
  return true
}

/** The user who builds may not be the one who runs. An empty database is no secret, and each copy gets its own permissions. */
function letEverybodyRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

/** Whether a copy failed on the reading side. `path` is the source or a file in it. */
function isUnreadable(error: unknown, snapshot: string): boolean {
  if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false
  try {
    for (const entry of readdirSync(snapshot, { recursive: true, withFileTypes: true }))
      accessSync(join(entry.parentPath, entry.name), constants.R_OK)
    return false
  } catch {
    return true
  }
}

/** Template databases, two thirds of all files: nothing is ever created from them. */
async function dropTemplates({ kysely }: EmbeddedEngine): Promise<void> {
  await sql`update pg_database set datistemplate = false where datname like 'template%'`.execute(kysely)
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(kysely)
}

function snapshotFolder(migrations: readonly Migration[]): string {
  return join(HOME, hashOfMigrations(migrations, `${engineVersion()} ${LAYOUT}`))
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'))
  return String(version)
}

/** Snapshots of other migrations, and unfinished ones. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(HOME)) {
    const path = join(HOME, name)
    if (Date.now() - statSync(path).ctimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}

async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(entries.map((entry) => flushPath(join(entry.parentPath, entry.name))))
  await flushPath(folder)
}
