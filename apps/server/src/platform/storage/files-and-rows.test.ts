import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { areDeletionsHeld } from '../backup/backup.repository.ts'
import { DAY_MS } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createIds } from '../ids.ts'
import { silentLogger } from '../logger.ts'
import { StartupError } from '../startup-error.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { FileKind } from './file-kind.ts'
import { claimInstallation } from './installation.ts'
import { allowedOrphans, createOrphanSweep } from './orphan-sweep.job.ts'
import type { Storage } from './storage.ts'

let database: OpenDatabase
let folder: string
const makeId = createIds()

beforeAll(async () => {
  database = await openTestDatabase()
}, 120_000)
beforeEach(async () => {
  await emptyTables(database)
  await sql`truncate installation`.execute(database.handle)
  folder = mkdtempSync(join(tmpdir(), 'easel-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => sql`truncate installation`.execute(database.handle))

/** Rows as a module would have them, here a list. */
function kindOf(rows: Set<string>): FileKind {
  return {
    prefix: 'images/',
    isCopy: false,
    findNeeded: async (keys) => new Set(keys.filter((key) => rows.has(key))),
    named: {
      between: async (after, upTo, limit) =>
        [...rows]
          .sort()
          .filter((key) => key > after && (upTo === undefined || key <= upTo))
          .slice(0, limit),
      sample: async (limit) => [...rows].slice(0, limit),
    },
  }
}

async function fill(storage: Storage, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => `images/${makeId('gen')}.png`)
  for (const key of keys) {
    await storage.put(key, Buffer.from('abc'))
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await utimes(join(folder, key), anHourAgo, anHourAgo)
  }
  return keys
}

async function list(storage: Storage): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of storage.list('')) found.push(key)
  return found
}

describe('an installation', () => {
  const claim = (rows: Iterable<string>, adopt?: string) =>
    claimInstallation({
      database,
      storage: createDiskStorage(folder),
      kinds: [kindOf(new Set(rows))],
      databasePlace: 'db.example/easel',
      makeId: () => makeId('ins'),
      adopt,
    })
  const owner = () => createDiskStorage(folder).readOwner()
  const inDatabase = async () =>
    (await sql<{ id: string }>`select id from installation`.execute(database.handle)).rows[0]?.id
  const forgetDatabase = () => sql`truncate installation`.execute(database.handle)

  async function refusal(claiming: () => Promise<unknown>): Promise<string> {
    const before = [await owner(), await inDatabase(), await list(createDiskStorage(folder))]
    const error = await claiming().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StartupError)
    expect([await owner(), await inDatabase(), await list(createDiskStorage(folder))]).toEqual(before)
    return (error as StartupError).message
  }

  it('has one id in its database and beside its files from the first start on, in every process', async () => {
    const all = await Promise.all([claim([]), claim([]), claim([])])
    const { id } = await claim([])
    expect(new Set([...all.map((one) => one.id), id, await owner(), await inDatabase()])).toEqual(
      new Set([id]),
    )
  })

  it('of an earlier version without a mark starts when its rows have their files', async () => {
    const rows = await fill(createDiskStorage(folder), 6)
    const { id } = await claim(rows)
    expect(await owner()).toBe(id)
    expect(await inDatabase()).toBe(id)
  })

  it('with a new database beside old files does not start, and nothing is touched', async () => {
    const rows = await fill(createDiskStorage(folder), 6)
    const { id } = await claim(rows)
    await forgetDatabase()
    const message = await refusal(() => claim([]))
    expect(message).toContain('There are files, but the database knows no picture and no sound.')
    expect(message).toContain('Database: db.example/easel (no installation yet)')
    expect(message).toContain(`the folder ${folder} (installation ${id})`)
    expect(message).toContain(`start with STORAGE_ADOPT=${id}`)
  })

  it('with a new database beside old files without a mark does not start', async () => {
    await fill(createDiskStorage(folder), 6)
    expect(await refusal(() => claim([]))).toContain('start with STORAGE_ADOPT=unmarked')
  })

  it('with the database of another installation does not start, whatever the rows say', async () => {
    const rows = await fill(createDiskStorage(folder), 6)
    await claim(rows)
    await sql`update installation set id = 'ins_other'`.execute(database.handle)
    expect(await refusal(() => claim(rows))).toContain('These are two different installations.')
  })

  it('whose files are not there does not start, and says how many were found', async () => {
    const { id } = await claim([])
    rmSync(folder, { recursive: true })
    expect(await refusal(() => claim(['images/a.png', 'images/b.png']))).toContain(
      'Of 2 files that the database names, 0 are there.',
    )
    expect(await inDatabase()).toBe(id)
  })

  it('whose older dump was restored starts, since its rows have their files', async () => {
    const rows = await fill(createDiskStorage(folder), 6)
    const { id } = await claim(rows)
    await forgetDatabase()
    expect((await claim(rows.slice(0, 3))).id).toBe(id)
    expect(await inDatabase()).toBe(id)
  })

  it('takes files over at the operator’s word, and at no other word', async () => {
    const rows = await fill(createDiskStorage(folder), 3)
    const { id } = await claim(rows)
    await forgetDatabase()
    await refusal(() => claim([], 'unmarked'))
    await refusal(() => claim([], 'ins_other'))
    expect((await claim([], id)).id).toBe(id)
  })

  it('notices that its files have become another’s', async () => {
    const { isIntact } = await claim([])
    expect(await isIntact()).toBe(true)
    await sql`update installation set id = 'ins_other'`.execute(database.handle)
    expect(await isIntact()).toBe(false)
  })
})

describe('the search for files without a row', () => {
  type SweepHow = { storage?: Storage; now?: Date; isIntact?: boolean; mayPrune?: () => Promise<boolean> }
  function sweepOf(rows: Set<string>, how: SweepHow = {}) {
    return createOrphanSweep({
      database,
      storage: how.storage ?? createDiskStorage(folder),
      kinds: [kindOf(rows)],
      isIntact: async () => how.isIntact ?? true,
      areDeletionsHeld: () => areDeletionsHeld(database),
      mayPrune: how.mayPrune ?? (async () => true),
      clock: { now: () => how.now ?? new Date() },
      logger: silentLogger,
    })
  }

  it('allows a hundredth of the files, at least five and at most a hundred', () => {
    expect([0, 499, 600, 1_000, 9_999, 10_000, 1_000_000].map(allowedOrphans)).toEqual([
      5, 5, 6, 10, 99, 100, 100,
    ])
  })

  it('sets old files without a row aside, leaves young ones, deletes after 30 days, and counts rows without a file', async () => {
    const storage = createDiskStorage(folder)
    const [kept = '', orphan = ''] = await fill(storage, 2)
    await storage.put('images/young.png', Buffer.from('abc'))
    const rows = new Set([kept, 'images/lost.png'])
    const day = new Date().toISOString().slice(0, 10)
    expect(await sweepOf(rows).search()).toMatchObject({
      files: 3,
      orphans: 1,
      moved: 1,
      missing: 1,
      aside: 1,
      stopped: null,
    })
    const aside = `trash/${day}/${orphan}`
    expect(await list(storage)).toEqual([kept, 'images/young.png', aside].sort())
    const later = (days: number) => new Date(Date.parse(day) + days * DAY_MS)
    rows.add('images/young.png')
    expect(await sweepOf(rows, { now: later(30) }).search()).toMatchObject({ deleted: 0, aside: 1 })
    expect(await sweepOf(rows, { now: later(31) }).search()).toMatchObject({ deleted: 1, aside: 0 })
    expect(await list(storage)).toEqual([kept, 'images/young.png'])
  })

  it('deletes nothing that was set aside while the clock is not believed, whatever day it says', async () => {
    const storage = createDiskStorage(folder)
    const [kept = '', orphan = ''] = await fill(storage, 2)
    const rows = new Set([kept])
    await sweepOf(rows).search()
    const aside = `trash/${new Date().toISOString().slice(0, 10)}/${orphan}`
    const now = new Date(Date.now() + 400 * DAY_MS)
    const mayPrune = () => Promise.reject(new Error('the clock is ahead of the moment known last'))
    expect(await sweepOf(rows, { now, mayPrune }).search()).toMatchObject({ deleted: 0, aside: 1 })
    expect(await list(storage)).toEqual([kept, aside].sort())
    rows.add(orphan)
    expect(await sweepOf(rows, { now, mayPrune }).search()).toMatchObject({ restored: 1, aside: 0 })
  })

  it('puts a file back whose row has appeared', async () => {
    const storage = createDiskStorage(folder)
    const [kept = '', orphan = ''] = await fill(storage, 2)
    const rows = new Set([kept])
    await sweepOf(rows).search()
    rows.add(orphan)
    expect(await sweepOf(rows).search()).toMatchObject({ restored: 1, aside: 0, missing: 1 })
    expect(await list(storage)).toEqual([kept, orphan].sort())
    expect(await sweepOf(rows).search()).toMatchObject({ restored: 0, missing: 0 })
  })

  it('touches nothing when more is missing than a crash leaves behind', async () => {
    const storage = createDiskStorage(folder)
    const keys = await fill(storage, 20)
    const sweep = sweepOf(new Set(keys.slice(6)))
    expect(await sweep.search()).toMatchObject({
      orphans: 6,
      moved: 0,
      stopped: '6 of 20 files have no row, and at most 5 are set aside at once',
    })
    expect(await list(storage)).toEqual([...keys].sort())
    expect(await sweep.gauges()).toMatchObject({ easel_files_without_row: 6, easel_file_sweep_stopped: 1 })
  })

  it('touches nothing when there are no rows, or when the files are another installation’s', async () => {
    const storage = createDiskStorage(folder)
    const keys = await fill(storage, 3)
    expect((await sweepOf(new Set()).search())?.stopped).toBe('the database knows no picture and no sound')
    const sweep = sweepOf(new Set(keys.slice(1)), { isIntact: false })
    expect((await sweep.search())?.stopped).toBe('the files have become another installation’s')
    expect(await list(storage)).toEqual([...keys].sort())
  })

  it('is done by one process at a time, and not again before its hour', async () => {
    const rows = new Set(await fill(createDiskStorage(folder), 3))
    const both = await Promise.all([sweepOf(rows).search(3_600_000), sweepOf(rows).search(3_600_000)])
    expect(both.filter((result) => result !== undefined)).toHaveLength(1)
    expect(await sweepOf(rows).search(3_600_000)).toBeUndefined()
    expect(await sweepOf(rows).search()).toMatchObject({ files: 3 })
  })

  it('ends when the process stops, also while the storage says nothing, and the next process may begin', async () => {
    const rows = new Set(await fill(createDiskStorage(folder), 3))
    const storage = createDiskStorage(folder)
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    const silent: Storage = {
      ...storage,
      list: async function* (_prefix, signal) {
        isAsked()
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        yield { key: '', ageMs: 0 }
      },
    }
    const sweep = sweepOf(rows, { storage: silent })
    const searching = expect(sweep.search()).rejects.toThrow('the process stops')
    await asked
    await sweep.stop()
    await searching
    expect(await sweepOf(rows).search(3_600_000)).toMatchObject({ files: 3 })
  })
})
