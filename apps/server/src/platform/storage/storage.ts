/**
 * Blobs by key. Keys are made by the product (`images/gen_….png`), never by a user; absolute keys and `..` are refused.
 */
export type Storage = {
  /** Resolves when the bytes, given whole or in pieces, are durable: written to a temporary name, flushed, renamed. Overwrites. */
  readonly put: (key: string, bytes: Uint8Array | readonly Uint8Array[]) => Promise<void>
  /** Undefined when there is no such blob. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** Deleting what is not there succeeds. */
  readonly delete: (key: string) => Promise<void>
  /** Every key under a prefix, with its age in milliseconds. */
  readonly list: (prefix: string) => AsyncIterable<{ key: string; ageMs: number }>
  readonly check: () => Promise<void>
}
