/** Increased when older versions can no longer read new backups. */
export const FORMAT = 1

/** Entry names in the backup's tar file: header, rows, secret, files, and a trailer with the expected counts. */
export const ENTRIES = {
  header: 'easel-backup.json',
  secret: 'auth-secret',
  end: 'end.json',
  rows: 'rows/',
  files: 'files/',
  /** Files that were still waiting for the storage. */
  waiting: 'waiting/',
} as const

/** The tar header field that holds each entry's SHA-256. */
export const HASH = 'EASEL.sha256'

/** Tables left out: housekeeping state of this database, and deliveries in progress, which a copy must not repeat. */
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
  /** Line format, one row a line: a JSON array of values as PostgreSQL prints them. */
  readonly sha256: string
}

export type BackupHeader = {
  readonly format: number
  /** Product version. */
  readonly version: string
  readonly madeAt: string
  /** The id shared by the database and its files; null before the first start writes it. */
  readonly installation: string | null
  readonly migrations: readonly { readonly name: string; readonly hash: string }[]
  readonly tables: readonly TableDump[]
  /** Last value of each sequence, or null if it was never used. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[]
}

export type BackupEnd = {
  readonly files: number
  readonly bytes: number
  /** Files that rows name but that were missing. */
  readonly missing: readonly string[]
}
