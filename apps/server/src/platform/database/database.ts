import type { Transaction } from 'kysely'

/** A transaction. Repositories name their tables with `tx.withTables<…>()`, so the platform knows none of them. */
// biome-ignore lint/complexity/noBannedTypes: kysely spells "no tables" as {}
export type Tx = Transaction<{}>

/** The only access to the data. A use case runs in at most one transaction and does no other I/O inside it. */
export type Database = {
  /** Runs as the role `authenticated`; row-level security limits reads and writes to this user's rows. */
  readonly asUser: <T>(userId: string, run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs as the role `anon`, which sees only public data. */
  readonly asAnonymous: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs as the product: jobs, migrations and accounts. Never guard it by user input alone. */
  readonly asSystem: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs `work` just before the commit, after the transaction's own work, in the order of the calls. */
  readonly beforeCommit: (tx: Tx, work: () => Promise<void>) => void
  /** Called after each commit that ran `select pg_notify(channel, payload)`, in every process on this database. */
  readonly listen: (channel: string, onNotice: (payload: string) => void) => Promise<() => Promise<void>>
  /** True for the embedded database, which only this process uses. */
  readonly isEmbedded: boolean
  /** Rejects if the database does not answer a normal pooled query in time. */
  readonly check: () => Promise<void>
  /** Rejects while notices (`listen`) do not arrive. */
  readonly checkNotices: () => Promise<void>
  /** Rejects while the database server's disk is full: it answers but cannot write. */
  readonly checkRoom: () => Promise<void>
  readonly close: () => Promise<void>
}
