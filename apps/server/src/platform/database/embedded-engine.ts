import { setFlagsFromString } from 'node:v8'
import { type PGlite as Embedded, PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { DURABLE_SETTINGS, DurableFileSystem } from './durable-file-system.ts'
import { type DatabaseEngine, POSTGRES_TYPES } from './engine.ts'
import { createFlushMark } from './flush-mark.ts'

/** V8's optimizing compiler takes half a gigabyte and seconds for PostgreSQL's largest functions, and queries are no faster for it. */
const BASELINE_COMPILER = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
/** Pages that PostgreSQL keeps; the system's own cache lies behind them. */
const SHARED_BUFFERS = '32MB'

export type EmbeddedOptions = {
  /** Folder of the database's files; made when missing. */
  readonly folder: string
  /** Whether a commit is on disk before it is answered. Only throw-away databases say false. */
  readonly isDurable: boolean
}

export type EmbeddedEngine = DatabaseEngine & {
  /** Writes everything to the data files, so that a start after a crash has little to do. */
  readonly checkpoint: () => Promise<void>
  /** How often a file was flushed since the start. */
  readonly flushes: () => number
}

/** PGlite: PostgreSQL as WebAssembly inside this process. One session, so transactions queue up behind each other. */
export async function openEmbeddedEngine(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const mark = createFlushMark(options.folder)
  const files = new DurableFileSystem(options.folder, mark.read())
  for (const flag of BASELINE_COMPILER) setFlagsFromString(flag)
  const began = Date.now()
  const base = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F' || !options.isDurable)
  const database: Embedded = await PGlite.create({
    fs: files,
    // One megabyte a log file instead of sixteen: the folder of a small installation stays small.
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [
      ...base,
      ...(options.isDurable ? DURABLE_SETTINGS : []),
      '-c',
      'min_wal_size=8MB',
      '-c',
      'max_wal_size=64MB',
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
    ],
    parsers: { [POSTGRES_TYPES.bigint]: Number, [POSTGRES_TYPES.date]: String },
  })
  const kysely = new Kysely<Record<never, never>>({ dialect: new PGliteDialect({ pglite: database }) })
  // Opening ends with everything flushed, after a crash by a checkpoint of its own.
  if (options.isDurable) mark.write(began)

  /** Runs what flushes everything, and notes when it began. */
  async function marked(work: () => Promise<unknown>): Promise<void> {
    const now = Date.now()
    await work()
    if (options.isDurable) mark.write(now)
  }

  return {
    kysely,
    isEmbedded: true,
    checkpoint: () => marked(() => database.exec('checkpoint')),
    flushes: () => files.flushes,
    transactScript: (work) =>
      database.transaction((transaction) =>
        work({
          run: async (text) => {
            await transaction.exec(text)
          },
          query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
            (await transaction.query<Row>(text, [...parameters])).rows,
        }),
      ),
    listen: async (channel, onNotice) => {
      const stop = await database.listen(channel, onNotice)
      return () => stop()
    },
    checkNotices: async () => {},
    // Its files lie in DATA_DIR, whose disk is watched.
    checkRoom: async () => {},
    close: () =>
      marked(async () => {
        await kysely.destroy()
        if (!database.closed) await database.close()
      }),
  }
}
