/** Changes when older programs can no longer read what newer ones write. */
export const FORMAT = 1

/** Names inside of a backup, which is a tar file: what it is, then rows, the secret, files, and how much there should have been. */
export const ENTRIES = {
  header: 'easel-backup.json',
  secret: 'auth-secret',
  end: 'end.json',
  rows: 'rows/',
  files: 'files/',
  /** Files that waited for the storage. */
  waiting: 'waiting/',
} as const

/** Where each entry's SHA-256 stands in its tar header. */
export const HASH = 'EASEL.sha256'

/** Tables that say how this database is being looked after, not what it holds; and what is on its way, which a copy must not send once more. */
export const LEFT_OUT: readonly string[] = [
  'schema_migrations',
  'backup_state',
  'backup_holds',
  'mails',
  'webhook_deliveries',
]

export type TableDump = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: number
  /** Of its lines, one a row: a JSON array of its values as PostgreSQL writes them. */
  readonly sha256: string
}

export type BackupHeader = {
  readonly format: number
  /** Of the product. */
  readonly version: string
  readonly madeAt: string
  /** Id that the database shares with its files; null before the first start has written one. */
  readonly installation: string | null
  readonly migrations: readonly { readonly name: string; readonly hash: string }[]
  readonly tables: readonly TableDump[]
  /** Last values, null for what was never asked for one. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[]
}

export type BackupEnd = {
  readonly files: number
  readonly bytes: number
  /** Files that rows name and that were nowhere to be found. */
  readonly missing: readonly string[]
}
