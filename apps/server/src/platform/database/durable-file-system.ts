import { fdatasyncSync, fstatSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * Flushes to disk exactly when PostgreSQL asks: the log before a commit returns, data files at a checkpoint. PGlite's own file system never
 * flushes and starts PostgreSQL with fsync off, and flushing after the commit would break write-ahead logging. Each commit blocks the process
 * for one flush, about 0.5 ms.
 *
 * After a crash PostgreSQL flushes every file, because it cannot know which ones reached the disk. Files unchanged since the last checkpoint
 * did, and are skipped by their modification time.
 */
export class DurableFileSystem extends NodeFS {
  /** Number of flushes, for tests and metrics. */
  flushes = 0
  private readonly flushedUntil: number

  /** `flushedUntil`: everything last changed before this time (epoch milliseconds) is already on disk. */
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
      // File system operations are plain objects of this database's WebAssembly module.
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

/** PGlite applies a umask of its own that makes files world-readable; the process umask has no effect. */
function keepToOwner(operations: { setattr?: SetAttributes }): void {
  const { setattr } = operations
  if (!setattr) return
  operations.setattr = (target, attributes) =>
    setattr(
      target,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 },
    )
}

/** Starts PostgreSQL with fsync on, by the only call that reaches it. */
export const DURABLE_SETTINGS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
