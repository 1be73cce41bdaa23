import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Plain SQL inside one transaction: several statements in a text, or one with parameters. */
export type Script = {
  readonly run: (text: string) => Promise<void>
  readonly query: <Row>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>
}

/** What the embedded database and a PostgreSQL server do differently; everything above it is the same for both. */
export type DatabaseEngine = {
  // biome-ignore lint/complexity/noBannedTypes: kysely spells "no tables" as {}
  readonly kysely: Kysely<{}>
  readonly isEmbedded: boolean
  /** Runs a script as one transaction of the login itself. */
  readonly transactScript: <T>(work: (script: Script) => Promise<T>) => Promise<T>
  readonly listen: Database['listen']
  /** Rejects while notices of other connections do not come. */
  readonly checkNotices: () => Promise<void>
  /** Rejects when the disk of the server's files is full. Whether it answers at all is for others to ask. */
  readonly checkRoom: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Types that both drivers would read differently: bigint is a number here, a date stays text. */
export const POSTGRES_TYPES = { bigint: 20, date: 1082 } as const
