import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import { reasonOf } from '../reason-of.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import type { Storage } from '../storage/storage.ts'

/** Files that cannot be made again without paying again. */
const KEPT = ['images/', 'audio/']

/** Milliseconds; overridden only by tests. */
export type SpoolTimings = {
  /** Waits before each retry of a failed write. */
  readonly retryMs: readonly number[]
  /** Interval between attempts to store spooled files. */
  readonly deliverMs: number
}

const TIMINGS: SpoolTimings = { retryMs: [500, 2_000], deliverMs: 5_000 }

/** The state of files spooled on this machine. */
export type WaitingFiles = {
  readonly isWaiting: (key: string) => boolean
  /** Stores a spooled file now; rejects while the storage refuses it. */
  readonly storeNow: (key: string) => Promise<void>
  /** Adds a listener that is called for each spooled file once it is stored. If it rejects, the file stays spooled and it is called again. */
  readonly whenStored: (listener: (key: string) => Promise<void>) => void
}

export type SpooledStorage = Storage &
  WaitingFiles & {
    /** False while the storage fails or the spool is full: nothing paid should be started. */
    readonly isAccepting: () => boolean
    /** Starts storing spooled files, including those of an earlier process. */
    readonly start: () => void
    readonly stop: () => Promise<void>
    /** Files spooled on this machine. */
    readonly waiting: () => { readonly files: number; readonly bytes: number }
  }

/**
 * A failing storage loses nothing that was paid for: the bytes are flushed to a local folder, served from there, and stored once the storage
 * recovers. Holds up to `maxBytes` and never drops files to make room; beyond that, writes fail.
 */
export function createSpooledStorage(
  storage: Storage,
  options: {
    readonly folder: string
    readonly maxBytes: number
    readonly logger: Logger
  } & Partial<SpoolTimings>,
): SpooledStorage {
  const { folder, maxBytes, logger, retryMs, deliverMs } = { ...TIMINGS, ...options }
  const local = createDiskStorage(folder)
  const stopping = new AbortController()
  const sizes = new Map<string, number>()
  let hasFailed = false
  const listeners: ((key: string) => Promise<void>)[] = []
  let running: Promise<void> = Promise.resolve()

  const isKept = (key: string) => KEPT.some((prefix) => key.startsWith(prefix))
  const bytesWaiting = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)

  async function putPatiently(key: string, bytes: Parameters<Storage['put']>[1]): Promise<void> {
    // While the storage is known to fail, one attempt is enough; the spool keeps retrying.
    const waits = hasFailed ? [] : retryMs
    for (const wait of [...waits, undefined])
      try {
        await storage.put(key, bytes)
        return
      } catch (error) {
        if (wait === undefined) throw error
        await sleep(wait)
      }
  }

  async function keep(key: string, bytes: Parameters<Storage['put']>[1], cause: unknown): Promise<void> {
    const size =
      bytes instanceof Uint8Array ? bytes.length : bytes.reduce((sum, part) => sum + part.length, 0)
    if (bytesWaiting() + size > maxBytes) throw cause
    // Counted before writing, so that concurrent writes do not exceed the limit together.
    sizes.set(key, size)
    try {
      await local.put(key, bytes)
    } catch (error) {
      sizes.delete(key)
      logger.error(
        { reason: reasonOf(error) },
        'a file could be kept neither in the storage nor on this disk',
      )
      throw cause
    }
    logger.error({ reason: reasonOf(cause), ...waiting() }, 'the storage fails: a file waits on this disk')
  }

  function waiting() {
    return { files: sizes.size, bytes: bytesWaiting() }
  }

  /** Includes files of an earlier process, or of another one that shares the folder. */
  async function count(): Promise<void> {
    const found = new Map<string, number>()
    for await (const { key } of local.list('')) {
      const file = await stat(join(folder, key)).catch(() => undefined)
      if (file) found.set(key, file.size)
    }
    for (const [key, size] of found) sizes.set(key, size)
  }

  /** False when it is no longer spooled. */
  async function storeWaiting(key: string): Promise<boolean> {
    const bytes = await local.get(key)
    if (!bytes) return false
    await storage.put(key, bytes)
    // Removed from the index first: a picture whose row is written after this gets no callback and checks for itself.
    sizes.delete(key)
    for (const tell of listeners) await tell(key)
    await local.delete(key)
    return true
  }

  async function deliver(): Promise<void> {
    let delivered = 0
    await count()
    for await (const { key } of local.list('')) {
      if (stopping.signal.aborted) return
      if (await storeWaiting(key)) delivered += 1
    }
    if (delivered > 0) logger.warn({ delivered }, 'files that had waited for the storage are stored')
    if (hasFailed) await storage.check()
    hasFailed = false
  }

  async function keepDelivering(): Promise<void> {
    while (!stopping.signal.aborted) {
      await deliver().catch((error: unknown) => {
        hasFailed = true
        logger.warn({ reason: reasonOf(error), ...waiting() }, 'the storage still fails')
      })
      await sleep(deliverMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    ...storage,
    put: async (key, bytes) => {
      if (!isKept(key)) return storage.put(key, bytes)
      try {
        await putPatiently(key, bytes)
        hasFailed = false
      } catch (error) {
        hasFailed = true
        await keep(key, bytes, error)
      }
    },
    get: async (key) => (isKept(key) ? await local.get(key) : undefined) ?? storage.get(key),
    delete: async (key) => {
      if (isKept(key)) {
        await local.delete(key)
        sizes.delete(key)
      }
      await storage.delete(key)
    },
    removeDrafts: async () => {
      await Promise.all([local.removeDrafts(), storage.removeDrafts()])
    },
    isWaiting: (key) => sizes.has(key),
    storeNow: async (key) => {
      await storeWaiting(key)
    },
    whenStored: (listener) => {
      listeners.push(listener)
    },
    // Without a spool, only the storage decides.
    isAccepting: () => !hasFailed && (maxBytes === 0 || bytesWaiting() < maxBytes),
    waiting,
    start: () => {
      running = keepDelivering()
    },
    stop: async () => {
      stopping.abort()
      const end = new AbortController()
      await Promise.race([running, sleep(500, undefined, { signal: end.signal }).catch(() => {})])
      end.abort()
    },
  }
}
