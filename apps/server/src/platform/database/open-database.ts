import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { checkDiskSpace } from '../check-disk-space.ts'
import { reasonOf } from '../reason-of.ts'
import { StartupError } from '../startup-error.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database, Tx } from './database.ts'
import type { EmbeddedEngine } from './embedded-engine.ts'
import type { DatabaseEngine } from './engine.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { openServerEngine } from './server-engine.ts'

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; undefined for the embedded database. */
  readonly url: string | undefined
  /** Folder whose `db` holds the embedded database. */
  readonly dataDir: string
  /** Reports broken connections; the next query opens a new one. */
  readonly onError: (error: Error) => void
}

/** The database, plus a raw handle for the sign-in library, which brings its own queries and acts as the login role. */
// biome-ignore lint/complexity/noBannedTypes: kysely spells "no tables" as {}
export type OpenDatabase = Database & { readonly handle: Kysely<{}> }

/** Opens and migrates the database. Throws `StartupError` for problems that an operator must fix. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url) {
    const engine = await openServerEngine(options.url, options.onError)
    await migrateOrClose(engine)
    return createDatabase(engine)
  }
  mkdirSync(options.dataDir, { recursive: true })
  const lock = lockDataFolder(options.dataDir)
  try {
    const engine = await openEmbedded(join(options.dataDir, 'db'))
    await migrateOrClose(engine)
    const maintenance = startMaintenance(engine, options.onError)
    return {
      ...createDatabase(engine),
      close: async () => {
        await maintenance.stop()
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Free megabytes needed for the log that opening writes after a crash. */
const STARTING_MB = 16

/** Loads the embedded database only when it is used. */
async function openEmbedded(folder: string): Promise<EmbeddedEngine> {
  const [{ openEmbeddedEngine }, { copySnapshot }] = await Promise.all([
    import('./embedded-engine.ts'),
    import('./snapshot.ts'),
  ])
  try {
    if (!existsSync(folder)) await copySnapshot(folder, readMigrations(), { isDurable: true })
    return await openEmbeddedEngine({ folder, isDurable: true })
  } catch (error) {
    // On a full disk the database only says that it was aborted.
    const full = await checkDiskSpace(dirname(folder), STARTING_MB).then(() => undefined, reasonOf)
    const reason = full === undefined ? reasonOf(error) : `${full}. Make room and start again`
    throw new StartupError(`The embedded database in ${folder} cannot be opened: ${reason}`, { cause: error })
  }
}

async function migrateOrClose(engine: DatabaseEngine): Promise<void> {
  try {
    await migrate(engine, readMigrations())
  } catch (error) {
    await engine.close()
    throw error
  }
}

const DEADLOCK = '40P01'
const MAX_TRIES = 4

/** PostgreSQL aborts one of two deadlocked transactions. Transactions have no other effects, so it is run again. */
async function retryAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await run()
    } catch (error) {
      if (tries >= MAX_TRIES || (error as { code?: unknown }).code !== DEADLOCK) throw error
    }
}

/** The three roles. Role and user are set by the transaction's first statement and last only for it. */
export function createDatabase(engine: DatabaseEngine): OpenDatabase {
  const { kysely } = engine
  const last = new WeakMap<Tx, (() => Promise<void>)[]>()

  function transact<T>(open: (tx: Tx) => Promise<unknown>, run: (tx: Tx) => Promise<T>): Promise<T> {
    return retryAfterDeadlock(() =>
      kysely.transaction().execute(async (tx) => {
        const work: (() => Promise<void>)[] = []
        last.set(tx, work)
        await open(tx)
        const result = await run(tx)
        for (const finish of work) await finish()
        return result
      }),
    )
  }

  return {
    handle: kysely,
    isEmbedded: engine.isEmbedded,
    asUser: (userId, run) =>
      transact(
        (tx) =>
          sql`select set_config('role', 'authenticated', true), set_config('easel.user_id', ${userId}, true)`.execute(
            tx,
          ),
        run,
      ),
    asAnonymous: (run) => transact((tx) => sql`select set_config('role', 'anon', true)`.execute(tx), run),
    asSystem: (run) => transact(async () => {}, run),
    beforeCommit: (tx, work) => {
      const list = last.get(tx)
      if (!list) throw new Error('work for the end of a transaction that is none of this database')
      list.push(work)
    },
    listen: engine.listen,
    checkNotices: engine.checkNotices,
    checkRoom: engine.checkRoom,
    check: async () => {
      await sql`select 1`.execute(kysely)
    },
    close: engine.close,
  }
}
