/**
 * Blobs by key. Keys are made by the product (`images/gen_….png`), never by a user; absolute keys and `..` are refused.
 * Every call ends: it answers, or it fails after a limit of time.
 */
export type Storage = {
  /** Resolves when the bytes, given whole or in pieces, are durable: written to a temporary name, flushed, renamed. Overwrites. */
  readonly put: (key: string, bytes: Uint8Array | readonly Uint8Array[]) => Promise<void>
  /** Undefined when there is no such blob. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** Deleting what is not there succeeds. */
  readonly delete: (key: string) => Promise<void>
  /** Gives a blob another key, overwriting what has it; at every moment it is under one of the two. False when there is no such blob. */
  readonly move: (from: string, to: string) => Promise<boolean>
  /** Every key under a prefix in the order of its characters, with its age in milliseconds. Stops with an error when the signal says so. */
  readonly list: (prefix: string, signal?: AbortSignal) => AsyncIterable<{ key: string; ageMs: number }>
  /** Rejects within five seconds when blobs cannot be stored. */
  readonly check: () => Promise<void>
  /** The id of the installation whose blobs these are; undefined when none has written it. */
  readonly readOwner: () => Promise<string | undefined>
  /** Writes that id, unless there is one. */
  readonly writeOwner: (id: string) => Promise<void>
  /** Where the blobs are, in words for an operator. */
  readonly place: string
}

/** Name of the blob that says whose the others are. It is no key: keys do not begin with a dot. */
export const OWNER_FILE = '.easel-installation'
