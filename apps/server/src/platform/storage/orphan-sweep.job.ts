import { randomUUID } from 'node:crypto'
import { type Clock, HOUR_MS, MINUTE_MS } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../logger.ts'
import { repeatEvery } from '../repeat/repeat-every.ts'
import type { FileKind } from './file-kind.ts'
import { createFileSweepRepository, type SweepResult } from './file-sweep.repository.ts'
import { type AsideFile, createFileTrash } from './file-trash.ts'
import type { Storage } from './storage.ts'
import { warnOfFile } from './warn-of-file.ts'

/** Keys per slice; the search can stop between slices. */
const SLICE = 500
/** Grace period in which a file may have no row yet. */
const GRACE_MS = 15 * MINUTE_MS
/** A silent process loses its claim to be searching after this time. */
const LEASE_MS = 3 * 60_000
const LOOK_MS = 60_000
/** Max files set aside in one search: a share of all files, within these bounds. */
const SHARE = 0.01
const MIN_ALLOWED = 5
const MAX_ALLOWED = 100
/** Rows whose file was not listed are checked individually, because it may have been written meanwhile. */
const MAX_CONFIRMED = 100
/** Files that cannot be moved or deleted before a search gives up: the storage may be away, and each attempt may take minutes. */
const MAX_FAILURES = 20
/** A new installation has none, so this is not logged. */
const NO_ROWS = 'the database knows no picture and no sound'
/** Max time that shutdown waits for a storage call. */
const STOP_WITHIN_MS = 500

export type OrphanSweepDeps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'get' | 'delete' | 'move' | 'list'>
  readonly kinds: readonly FileKind[]
  /** Whether the files still belong to this database. */
  readonly isIntact: () => Promise<boolean>
  /** Whether a running backup needs every file in place. */
  readonly areDeletionsHeld: () => Promise<boolean>
  /** Whether the clock can be trusted: while it cannot, nothing set aside is deleted because of its day. A rejection counts as no. */
  readonly mayPrune: () => Promise<boolean>
  readonly clock: Clock
  readonly logger: Logger
}

export type OrphanSweep = {
  /** Searches once; undefined when another process is searching or finished less than `everyMs` milliseconds ago. */
  readonly search: (everyMs?: number) => Promise<SweepResult | undefined>
  /** Starts searching once an hour, across all processes. */
  readonly start: () => void
  /** Stops a search within a second; the next one starts over. */
  readonly stop: () => Promise<void>
  /** Results of the last search, for metrics. */
  readonly gauges: () => Promise<Readonly<Record<string, number>>>
}

type Counts = { -readonly [K in keyof SweepResult]: SweepResult[K] }

/** Max files that a search may set aside. */
export function allowedOrphans(files: number): number {
  return Math.min(MAX_ALLOWED, Math.max(MIN_ALLOWED, Math.floor(files * SHARE)))
}

/**
 * Compares files with rows. A file without a row is set aside, deleted after 30 days, and put back if its row appears; a row without a file is
 * reported. If far more is missing than a crash explains, nothing is touched: then the rows are wrong, not the files.
 */
export function createOrphanSweep(deps: OrphanSweepDeps): OrphanSweep {
  const { database, storage, kinds, clock, logger } = deps
  const trash = createFileTrash(storage)
  const stopping = new AbortController()
  const { signal } = stopping
  let looking: ReturnType<typeof repeatEvery> | undefined
  const sweeps = <T>(work: (repository: ReturnType<typeof createFileSweepRepository>) => Promise<T>) =>
    database.asSystem((tx) => work(createFileSweepRepository(tx)))

  /** Slices of a listing; throws when stopped or when another process has taken over. */
  async function* slices(prefix: string, token: string): AsyncGenerator<{ key: string; ageMs: number }[]> {
    let slice: { key: string; ageMs: number }[] = []
    for await (const file of storage.list(prefix, signal)) {
      slice.push(file)
      if (slice.length < SLICE) continue
      yield slice
      slice = []
      await renew(token)
    }
    if (slice.length > 0) yield slice
  }

  async function renew(token: string): Promise<void> {
    signal.throwIfAborted()
    if (!(await sweeps((repository) => repository.renew(token, LEASE_MS))))
      throw new Error('another process has taken the search over')
  }

  async function findOrphans(token: string, counts: Counts): Promise<string[]> {
    const found: string[] = []
    for (const kind of kinds.filter(({ isCopy }) => !isCopy)) {
      let last = ''
      for await (const slice of slices(kind.prefix, token)) {
        const upTo = slice.at(-1)?.key ?? last
        await countMissing(kind, { after: last, upTo, listed: slice }, counts)
        last = upTo
        counts.files += slice.length
        const settled = slice.filter(({ ageMs }) => ageMs > GRACE_MS).map(({ key }) => key)
        if (settled.length === 0) continue
        const needed = await kind.findNeeded(settled)
        const orphans = settled.filter((key) => !needed.has(key))
        counts.orphans += orphans.length
        found.push(...orphans.slice(0, Math.max(0, MAX_ALLOWED - found.length)))
      }
      await countMissing(kind, { after: last, upTo: undefined, listed: [] }, counts)
    }
    return found
  }

  async function countMissing(
    { named }: FileKind,
    range: { after: string; upTo: string | undefined; listed: readonly { key: string }[] },
    counts: Counts,
  ): Promise<void> {
    if (!named) return
    const listed = new Set(range.listed.map(({ key }) => key))
    let { after } = range
    while (true) {
      signal.throwIfAborted()
      const keys = await named.between(after, range.upTo, SLICE)
      for (const key of keys)
        if (!listed.has(key) && (counts.missing >= MAX_CONFIRMED || (await storage.get(key)) === undefined))
          counts.missing += 1
      after = keys.at(-1) ?? after
      if (keys.length < SLICE) return
    }
  }

  /** Moves or deletes one file; false when it stays. Too many failures stop the search. */
  async function attempt(
    key: string,
    work: () => Promise<boolean>,
    token: string,
    counts: Counts,
  ): Promise<boolean> {
    try {
      return await work()
    } catch (error) {
      warnOfFile(logger, key)(error)
      counts.failed += 1
      if (counts.failed >= MAX_FAILURES)
        counts.stopped = `${counts.failed} files could not be moved or deleted`
      await renew(token)
      return false
    }
  }

  async function setAside(keys: readonly string[], token: string, counts: Counts): Promise<void> {
    for (const key of keys) {
      signal.throwIfAborted()
      if (counts.stopped !== null || (await deps.areDeletionsHeld())) return
      const kind = kinds.find(({ prefix }) => key.startsWith(prefix))
      // Its row may have appeared during the search.
      if (!kind || (await kind.findNeeded([key])).has(key)) continue
      if (await attempt(key, () => trash.setAside(key, clock.now()), token, counts)) counts.moved += 1
    }
  }

  async function keepTrash(token: string, counts: Counts): Promise<void> {
    const isTrusted = await deps.mayPrune().catch(() => false)
    for await (const file of trash.list(clock.now(), signal)) {
      if (counts.aside % SLICE === 0) await renew(token)
      counts.aside += 1
      if (counts.stopped !== null) continue
      const kind = kinds.find(({ prefix }) => file.original.startsWith(prefix))
      if (!kind) continue
      if ((await kind.findNeeded([file.original])).has(file.original)) {
        if (await attempt(file.key, () => putBack(file), token, counts)) {
          counts.restored += 1
          counts.aside -= 1
        }
      } else if (file.isExpired && isTrusted) {
        if (!(await attempt(file.key, () => trash.remove(file).then(() => true), token, counts))) continue
        counts.deleted += 1
        counts.aside -= 1
      }
    }
  }

  async function putBack(file: AsideFile): Promise<boolean> {
    // A file in its place is newer.
    return (await storage.get(file.original)) === undefined && (await trash.putBack(file))
  }

  async function deleteCopies(token: string, counts: Counts): Promise<void> {
    for (const kind of kinds.filter(({ isCopy }) => isCopy))
      for await (const slice of slices(kind.prefix, token)) {
        const keys = slice.filter(({ ageMs }) => ageMs > GRACE_MS).map(({ key }) => key)
        const needed = await kind.findNeeded(keys)
        for (const key of keys) {
          signal.throwIfAborted()
          if (counts.stopped !== null) return
          if (!needed.has(key)) await attempt(key, () => storage.delete(key).then(() => true), token, counts)
        }
      }
  }

  async function whyNot(): Promise<string | undefined> {
    if (!(await deps.isIntact())) return 'the files have become another installation’s'
    for (const { named } of kinds) if (named && (await named.sample(1)).length > 0) return undefined
    return NO_ROWS
  }

  async function searchAll(token: string): Promise<SweepResult> {
    const counts: Counts = {
      files: 0,
      orphans: 0,
      missing: 0,
      moved: 0,
      restored: 0,
      deleted: 0,
      aside: 0,
      failed: 0,
      stopped: (await whyNot()) ?? null,
    }
    if (counts.stopped !== null) return counts
    const orphans = await findOrphans(token, counts)
    const allowed = allowedOrphans(counts.files)
    if (counts.orphans > allowed) {
      counts.stopped = `${counts.orphans} of ${counts.files} files have no row, and at most ${allowed} are set aside at once`
      for await (const _ of trash.list(clock.now(), signal)) counts.aside += 1
      return counts
    }
    await setAside(orphans, token, counts)
    await keepTrash(token, counts).catch((error: unknown) => {
      // A search that gave up only counts here, and stores its result even if the storage lists nothing any more.
      if (counts.stopped === null || signal.aborted) throw error
    })
    if (counts.stopped === null) await deleteCopies(token, counts)
    return counts
  }

  function tell(result: SweepResult): void {
    if (result.stopped !== null && result.stopped !== NO_ROWS)
      logger.error(result, 'files without rows were left where they are: see docs/operating.md, “Files”')
    if (result.moved + result.restored + result.deleted > 0)
      logger.warn(result, 'files without rows were set aside, put back or deleted')
    if (result.missing > 0)
      logger.error(
        { missing: result.missing },
        'pictures or sounds have no file: restore the storage from its backup',
      )
  }

  async function search(everyMs = 0): Promise<SweepResult | undefined> {
    const token = randomUUID()
    if (!(await sweeps((repository) => repository.take(token, LEASE_MS, everyMs)))) return undefined
    try {
      const result = await searchAll(token)
      await sweeps((repository) => repository.release(token, result))
      tell(result)
      return result
    } catch (error) {
      await sweeps((repository) => repository.release(token)).catch(() => {})
      throw error
    }
  }

  return {
    search,
    start: () => {
      looking = repeatEvery(
        LOOK_MS,
        () => search(HOUR_MS),
        (error) => {
          if (!signal.aborted) logger.error({ err: error }, 'the search for files without rows failed')
        },
      )
    },
    stop: async () => {
      const stopped = looking?.stop()
      stopping.abort(new Error('the process stops'))
      const { promise, resolve } = Promise.withResolvers<void>()
      const late = setTimeout(resolve, STOP_WITHIN_MS)
      await Promise.race([stopped, promise])
      clearTimeout(late)
    },
    gauges: async (): Promise<Readonly<Record<string, number>>> => {
      const last = await sweeps((repository) => repository.readLast())
      if (!last) return {}
      const { found, age } = last
      return {
        easel_files_set_aside: found.aside,
        easel_files_without_row: found.orphans - found.moved,
        easel_rows_without_file: found.missing,
        easel_file_sweep_stopped: found.stopped === null ? 0 : 1,
        easel_file_sweep_age_seconds: age,
      }
    },
  }
}
