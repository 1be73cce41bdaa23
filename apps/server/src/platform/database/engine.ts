import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** SQL inside one transaction: several statements as text, or one with parameters. */
export type Script = {
  readonly run: (text: string) => Promise<void>
  readonly query: <Row>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>
}

/** The differences between the embedded database and a PostgreSQL server. Everything above is the same for both. */
export type DatabaseEngine = {
  // biome-ignore lint/complexity/noBannedTypes: kysely spells "no tables" as {}
  readonly kysely: Kysely<{}>
  readonly isEmbedded: boolean
  /** Runs a script in one transaction as the login role. */
  readonly transactScript: <T>(work: (script: Script) => Promise<T>) => Promise<T>
  readonly listen: Database['listen']
  /** Rejects while notices from other connections do not arrive. */
  readonly checkNotices: () => Promise<void>
  /** Rejects when the server's disk is full. Reachability is checked separately. */
  readonly checkRoom: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Types on which the drivers differ: bigint becomes a number, dates stay text. */
export const POSTGRES_TYPES = { bigint: 20, date: 1082 } as const
