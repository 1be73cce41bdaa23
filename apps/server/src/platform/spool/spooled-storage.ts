import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import { reasonOf } from '../reason-of.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import type { Storage } from '../storage/storage.ts'

/** What cannot be made again without being paid for again. */
const KEPT = ['images/', 'audio/']

/** Milliseconds; the product's own unless a test says otherwise. */
export type SpoolTimings = {
  /** Waits before each further try of a write that failed. */
  readonly retryMs: readonly number[]
  /** Between two attempts to store what waits. */
  readonly deliverMs: number
}

const TIMINGS: SpoolTimings = { retryMs: [500, 2_000], deliverMs: 5_000 }

/** What is known of the files that wait on this machine. */
export type WaitingFiles = {
  readonly isWaiting: (key: string) => boolean
  /** Stores a file that waits here now; rejects while the storage does not take it. */
  readonly storeNow: (key: string) => Promise<void>
  /** Adds a listener, which is told of each file that waited and lies in the storage now; where it rejects, the file waits on and is told of again. */
  readonly whenStored: (listener: (key: string) => Promise<void>) => void
}

export type SpooledStorage = Storage &
  WaitingFiles & {
    /** False while the storage fails, or the local disk holds as much as it may: nothing that is paid for should be begun. */
    readonly isAccepting: () => boolean
    /** From now on stores what waits, also what an earlier process has left. */
    readonly start: () => void
    readonly stop: () => Promise<void>
    /** What waits on this machine. */
    readonly waiting: () => { readonly files: number; readonly bytes: number }
  }

/**
 * A storage that fails loses nothing that was paid for: the bytes are flushed to a folder of this machine, read from there, and stored as soon
 * as the storage takes them. Never more than `maxBytes`, and nothing is thrown out to make room: beyond it a write fails as it would without.
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
    // While the storage is known to fail, one try is enough: what waits tries on.
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
    // Counted before it is written, so that many at once do not pass the limit together.
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

  /** Also what an earlier process has left, or another one that shares the folder. */
  async function count(): Promise<void> {
    const found = new Map<string, number>()
    for await (const { key } of local.list('')) {
      const file = await stat(join(folder, key)).catch(() => undefined)
      if (file) found.set(key, file.size)
    }
    for (const [key, size] of found) sizes.set(key, size)
  }

  /** False where it waits no longer. */
  async function storeWaiting(key: string): Promise<boolean> {
    const bytes = await local.get(key)
    if (!bytes) return false
    await storage.put(key, bytes)
    // First of all it waits no longer: a picture whose row is written after this is not told of any more, and looks for itself.
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
    isWaiting: (key) => sizes.has(key),
    storeNow: async (key) => {
      await storeWaiting(key)
    },
    whenStored: (listener) => {
      listeners.push(listener)
    },
    // Where nothing may wait at all, only the storage decides.
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
