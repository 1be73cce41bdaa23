import { type PGlite as Embedded, PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { DURABLE_SETTINGS, DurableFileSystem } from './durable-file-system.ts'
import { type DatabaseEngine, POSTGRES_TYPES } from './engine.ts'

export type EmbeddedOptions = {
  /** Folder of the database's files; made when missing. */
  readonly folder: string
  /** Whether a commit is on disk before it is answered. Only throw-away databases say false. */
  readonly isDurable: boolean
}

/** PGlite: PostgreSQL as WebAssembly inside this process. One session, so transactions queue up behind each other. */
export async function openEmbeddedEngine(
  options: EmbeddedOptions,
): Promise<DatabaseEngine & { readonly flushes: () => number }> {
  const files = new DurableFileSystem(options.folder)
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
    ],
    parsers: { [POSTGRES_TYPES.bigint]: Number, [POSTGRES_TYPES.date]: String },
  })
  const kysely = new Kysely<Record<never, never>>({ dialect: new PGliteDialect({ pglite: database }) })
  return {
    kysely,
    isEmbedded: true,
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
    close: () => kysely.destroy().then(() => (database.closed ? undefined : database.close())),
  }
}
