/**
 * Blobs by key. Keys come from the product (`images/gen_….png`), never from users; absolute keys and `..` are refused. Every call settles within
 * a time limit.
 */
export type Storage = {
  /** Resolves when the bytes, whole or in pieces, are durable. Writes are atomic and overwrite. */
  readonly put: (key: string, bytes: Uint8Array | readonly Uint8Array[]) => Promise<void>
  /** Undefined when there is no such blob. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** Succeeds when there is no such blob. */
  readonly delete: (key: string) => Promise<void>
  /** Renames a blob, overwriting the target; it always exists under at least one of the keys. False when there is no such blob. */
  readonly move: (from: string, to: string) => Promise<boolean>
  /** All keys with a prefix in character order, with their age in milliseconds. Throws when the signal aborts. */
  readonly list: (prefix: string, signal?: AbortSignal) => AsyncIterable<{ key: string; ageMs: number }>
  /** Rejects within five seconds when blobs cannot be stored. */
  readonly check: () => Promise<void>
  /** Removes partial files of interrupted writes that are at least an hour old, left by processes that died. */
  readonly removeDrafts: () => Promise<void>
  /** Id of the installation that owns the blobs; undefined if none was written. */
  readonly readOwner: () => Promise<string | undefined>
  /** Writes that id unless there is one. */
  readonly writeOwner: (id: string) => Promise<void>
  /** Location of the blobs, worded for an operator. */
  readonly place: string
}

/** Blob that identifies the owner. Not a key, since keys do not start with a dot. */
export const OWNER_FILE = '.easel-installation'
