import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createClaimsRepository } from './claims.repository.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { KEEP_FAILED_MS } from './list-failed-tasks.ts'
import type { PictureVariants } from './picture-variants.ts'
import type { ReferencePictures } from './reference-pictures.ts'

const PREFIX = 'images/'
const BATCH = 200
const EVERY_MS = 60_000
/** A file may be this old before its row is written, when other processes work on the same storage. */
const GRACE_MS = 15 * 60_000
const KEEP_ANSWERS_MS = 48 * HOUR_MS

export type FileSweepDeps = {
  readonly database: Pick<Database, 'asSystem' | 'isEmbedded'>
  readonly storage: Pick<Storage, 'get' | 'delete' | 'list'>
  readonly variants: Pick<PictureVariants, 'forget' | 'sweep'>
  readonly references: Pick<ReferencePictures, 'sweep'>
  readonly clock: Clock
  readonly logger: Logger
}

export type FileSweep = {
  /** Deletes the files whose rows have ended. */
  readonly deleteListed: () => Promise<void>
  /** Compares files and rows: files without a row go, rows without a file are reported. Answers how many there were of each. */
  readonly reconcile: () => Promise<{ readonly orphans: number; readonly missing: number }>
  /** Reconciles once, then keeps deleting what is listed. */
  readonly start: () => void
  readonly stop: () => Promise<void>
}

export function createFileSweep(deps: FileSweepDeps): FileSweep {
  const { database, storage, variants, logger, clock } = deps
  const startedAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function deleteFile(fileKey: string): Promise<void> {
    await variants.forget(fileKey)
    await storage.delete(fileKey)
  }

  async function deleteListed(): Promise<void> {
    while (true) {
      const listed = await database.asSystem((tx) => createGenerationsRepository(tx).findFilesToDelete(BATCH))
      for (const fileKey of listed) {
        await deleteFile(fileKey)
        await database.asSystem((tx) => createGenerationsRepository(tx).crossOffDeletedFile(fileKey))
      }
      if (listed.length < BATCH) return
    }
  }

  /** A file may be waiting for its row only if this process, or another one, is writing it now. */
  function isSettled(ageMs: number): boolean {
    return ageMs > (database.isEmbedded ? performance.now() - startedAt : GRACE_MS)
  }

  async function reconcile(): Promise<{ orphans: number; missing: number }> {
    const files = new Set<string>()
    const settled: string[] = []
    for await (const { key, ageMs } of storage.list(PREFIX)) {
      files.add(key)
      if (isSettled(ageMs)) settled.push(key)
    }
    const missing = await countMissing(files)
    let orphans = 0
    for (let start = 0; start < settled.length; start += BATCH) {
      const keys = settled.slice(start, start + BATCH)
      const known = await database.asSystem((tx) => createGenerationsRepository(tx).findKnownFiles(keys))
      for (const key of keys) {
        if (known.has(key)) continue
        await deleteFile(key)
        orphans += 1
      }
    }
    await variants.sweep(files)
    if (orphans > 0) logger.info({ orphans }, 'removed files of pictures that were never finished')
    if (missing > 0) logger.error({ missing }, 'pictures have no file: restore the storage from its backup')
    return { orphans, missing }
  }

  /** A row written after the listing began has its file, though not in the listing: what is absent there is looked up by itself. */
  async function countMissing(files: ReadonlySet<string>): Promise<number> {
    let missing = 0
    let last = ''
    while (true) {
      const keys = await database.asSystem((tx) => createGenerationsRepository(tx).findFileKeys(last, BATCH))
      for (const key of keys) if (!files.has(key) && (await storage.get(key)) === undefined) missing += 1
      last = keys.at(-1) ?? last
      if (keys.length < BATCH) return missing
    }
  }

  async function keepHouse(): Promise<void> {
    await deleteListed()
    await deps.references.sweep()
    const now = clock.now().getTime()
    const before = { ended: new Date(now - KEEP_ANSWERS_MS), failed: new Date(now - KEEP_FAILED_MS) }
    await database.asSystem((tx) => createClaimsRepository(tx).forgetFinished(before))
  }

  function inTurn(work: () => Promise<unknown>): void {
    running = running.then(work).then(
      () => {},
      (error) => logger.error({ err: error }, 'files could not be swept'),
    )
  }

  return {
    deleteListed,
    reconcile,
    start: () => {
      inTurn(reconcile)
      inTurn(keepHouse)
      timer = setInterval(() => inTurn(keepHouse), EVERY_MS)
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
