/** One kind of file: its storage folder, and the rows that tell which files are needed. Defined by the owning module. */
export type FileKind = {
  /** Key prefix, ending with a slash. */
  readonly prefix: string
  /** Which of these files are needed. */
  readonly findNeeded: (keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** True for derived files, which are made again on request: they are deleted instead of set aside. */
  readonly isCopy: boolean
  /** For files that rows name individually and that cannot be made again. */
  readonly named?: {
    /** The first files in byte order after one key, up to another or the end. */
    readonly between: (after: string, upTo: string | undefined, limit: number) => Promise<readonly string[]>
    /** A sample of old and new files; empty when there are none. */
    readonly sample: (limit: number) => Promise<readonly string[]>
  }
}
