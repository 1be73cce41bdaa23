import { fdatasyncSync, fstatSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * Flushes to disk exactly when PostgreSQL asks for it: the log before a commit is answered, data files at a checkpoint. The engine's own
 * file system has no flush at all and starts PostgreSQL with fsync off; flushing whatever changed after a commit would be later than
 * the rule "log before data" allows. A call blocks the process for one flush (about 0.5 ms on an ordinary disk), once a commit.
 *
 * After a crash PostgreSQL asks for every file of the folder, hundreds, since it cannot know which of them ever reached the disk. What
 * has not been written since the last checkpoint has: those are skipped, by their time of change.
 */
export class DurableFileSystem extends NodeFS {
  /** How often a file was flushed, for tests and metrics. */
  flushes = 0
  private readonly flushedUntil: number

  /** `flushedUntil`: whatever was last changed before this moment (epoch milliseconds) is on disk already. */
  constructor(folder: string, flushedUntil: number) {
    super(folder)
    this.flushedUntil = flushedUntil
  }

  override async init(database: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(database, options)
    const flush = (stream: { nfd: number }) => {
      if (fstatSync(stream.nfd).mtimeMs < this.flushedUntil) return 0
      this.flushes += 1
      fdatasyncSync(stream.nfd)
      return 0
    }
    const addFlush = (module: unknown) => {
      // The file system's operations are plain objects of this database's own WebAssembly module.
      const { NODEFS } = module as { NODEFS: FileOperations }
      NODEFS.stream_ops.fsync = flush
      keepToOwner(NODEFS.node_ops)
      keepToOwner(NODEFS.stream_ops)
    }
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), addFlush]
    return result
  }
}

type SetAttributes = (target: unknown, attributes: { mode?: number }) => unknown
type FileOperations = {
  readonly node_ops: { setattr?: SetAttributes }
  readonly stream_ops: { setattr?: SetAttributes; fsync?: (stream: { nfd: number }) => number }
}

/** The engine sets the permissions of files it makes by a umask of its own, which lets everyone read; the process's does not count there. */
function keepToOwner(operations: { setattr?: SetAttributes }): void {
  const { setattr } = operations
  if (!setattr) return
  operations.setattr = (target, attributes) =>
    setattr(
      target,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 },
    )
}

/** How PostgreSQL is started on this file system: flushing on, by the only call that reaches it. */
export const DURABLE_SETTINGS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
