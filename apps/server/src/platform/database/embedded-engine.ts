import { setFlagsFromString } from 'node:v8'
import { type PGlite as Embedded, PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { DURABLE_SETTINGS, DurableFileSystem } from './durable-file-system.ts'
import { type DatabaseEngine, POSTGRES_TYPES } from './engine.ts'
import { createFlushMark } from './flush-mark.ts'

/** V8's optimizing compiler spends seconds and half a gigabyte on PostgreSQL's largest functions without making queries faster. */
const BASELINE_COMPILER = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
/** PostgreSQL's shared buffers; the operating system's cache comes behind them. */
const SHARED_BUFFERS = '32MB'

export type EmbeddedOptions = {
  /** Database folder, created if missing. */
  readonly folder: string
  /** Whether commits are flushed before they return. False only for throwaway databases. */
  readonly isDurable: boolean
}

export type EmbeddedEngine = DatabaseEngine & {
  /** Runs a checkpoint, so that recovery after a crash is short. */
  readonly checkpoint: () => Promise<void>
  /** Number of flushes since the start. */
  readonly flushes: () => number
}

/** PGlite: PostgreSQL as WebAssembly in this process. It has one session, so transactions run one after another. */
export async function openEmbeddedEngine(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const mark = createFlushMark(options.folder)
  const files = new DurableFileSystem(options.folder, mark.read())
  for (const flag of BASELINE_COMPILER) setFlagsFromString(flag)
  const began = Date.now()
  const base = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F' || !options.isDurable)
  const database: Embedded = await PGlite.create({
    fs: files,
    // Log segments of 1 MB instead of 16 keep small installations small.
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
  // Opening leaves everything flushed; after a crash it runs a checkpoint.
  if (options.isDurable) mark.write(began)

  /** Runs work that flushes everything, and records when it began. */
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
    // Its files are in DATA_DIR, whose disk is monitored.
    checkRoom: async () => {},
    close: () =>
      marked(async () => {
        await kysely.destroy()
        if (!database.closed) await database.close()
      }),
  }
}
