/** Files of one kind: a folder of the storage, and the rows that say which of its files are needed. Made by the module whose files they are. */
export type FileKind = {
  /** What its keys begin with, a slash at the end. */
  readonly prefix: string
  /** Which of these files are needed. */
  readonly findNeeded: (keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** True for copies that are made again from other files when they are asked for: they are deleted, not set aside. */
  readonly isCopy: boolean
  /** Of files that rows name one by one and that cannot be made again. */
  readonly named?: {
    /** The first files in the order of bytes after one key up to another, or to the end. */
    readonly between: (after: string, upTo: string | undefined, limit: number) => Promise<readonly string[]>
    /** Some of them, old ones and new ones; empty when there are none. */
    readonly sample: (limit: number) => Promise<readonly string[]>
  }
}
