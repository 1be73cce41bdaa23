import type { Transaction } from 'kysely'

/**
 * A transaction. Its tables are unknown here: each repository names its own with `tx.withTables<…>()`, so that the platform knows no business.
 */
// biome-ignore lint/complexity/noBannedTypes: kysely spells "no tables" as {}
export type Tx = Transaction<{}>

/**
 * The only door to the data. A use case runs in at most one of these transactions and does no other I/O inside it.
 */
export type Database = {
  /** Runs as the role `authenticated` for one user: row-level security shows and changes that user's rows alone. */
  readonly asUser: <T>(userId: string, run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs as the role `anon`: only what is public. */
  readonly asAnonymous: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs as the product itself: jobs, migrations and accounts. Never with a user's input as the only guard. */
  readonly asSystem: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs `work` in the transaction when all of its own work is done, just before the commit, in the order of asking. */
  readonly beforeCommit: (tx: Tx, work: () => Promise<void>) => void
  /** Calls back after each commit that ran `select pg_notify(channel, payload)`, in every process on the same database. */
  readonly listen: (channel: string, onNotice: (payload: string) => void) => Promise<() => Promise<void>>
  /** True for the embedded database: this process is the only one. */
  readonly isEmbedded: boolean
  /** Rejects when the database does not answer, over a connection as work uses it. Waits as long as work would. */
  readonly check: () => Promise<void>
  /** Rejects while notices (`listen`) do not come. */
  readonly checkNotices: () => Promise<void>
  /** Rejects while the database server's own disk is full: it answers, and can write nothing. */
  readonly checkRoom: () => Promise<void>
  readonly close: () => Promise<void>
}
