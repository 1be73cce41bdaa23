import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { type Logger, silentLogger } from '../logger.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { FileKind } from './file-kind.ts'
import { createOrphanSweep } from './orphan-sweep.job.ts'
import type { Storage } from './storage.ts'

const STUCK = [
  'images/a-stuck.png',
  'trash/2020-01-01/images/c-stuck.png',
  'trash/2020-01-01/images/e-stuck.png',
  'variants/g-stuck.webp',
]
const OTHERS = [
  'images/b.png',
  'trash/2020-01-01/images/d.png',
  'trash/2020-01-01/images/f.png',
  'variants/h.webp',
]

let database: OpenDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`truncate file_sweep`.execute(database.handle)
  folder = mkdtempSync(join(tmpdir(), 'easel-stuck-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A search of a storage with these files, all of them old, which refuses to move or delete what is stuck. */
async function searchAmong(
  keys: readonly string[],
  {
    needed,
    onRefusal = async () => {},
    list,
  }: {
    readonly needed: readonly string[]
    readonly onRefusal?: () => Promise<void>
    readonly list?: Storage['list']
  },
) {
  const disk = createDiskStorage(folder)
  for (const key of keys) {
    await disk.put(key, Buffer.from('abc'))
    await utimes(join(folder, key), new Date(0), new Date(0))
  }
  const refuse = async (key: string) => {
    if (!key.includes('stuck')) return
    await onRefusal()
    throw new Error('access denied')
  }
  const storage: Storage = {
    ...disk,
    move: (from, to) => refuse(from).then(() => disk.move(from, to)),
    delete: (key) => refuse(key).then(() => disk.delete(key)),
    ...(list ? { list } : {}),
  }
  const rows = new Set(needed)
  const findNeeded = async (asked: readonly string[]) => new Set(asked.filter((key) => rows.has(key)))
  const kinds: readonly FileKind[] = [
    {
      prefix: 'images/',
      isCopy: false,
      findNeeded,
      named: { between: async () => [], sample: async () => [...rows] },
    },
    { prefix: 'variants/', isCopy: true, findNeeded },
  ]
  const warned: string[] = []
  const told: string[] = []
  const sweep = createOrphanSweep({
    database,
    storage,
    kinds,
    isIntact: async () => true,
    areDeletionsHeld: async () => false,
    mayPrune: async () => true,
    clock: { now: () => new Date('2026-11-26T12:00:00Z') },
    logger: {
      ...silentLogger,
      warn: ({ fileKey }: { fileKey?: string }) => void (fileKey !== undefined && warned.push(fileKey)),
      error: (_: object, message: string) => void told.push(message),
    } as Logger,
  })
  const left = async () => {
    const found: string[] = []
    for await (const { key } of disk.list('')) found.push(key)
    return found
  }
  return { sweep, warned, told, left }
}

it('names each file that cannot be moved or deleted, and does the rest of the search', async () => {
  const { sweep, warned, told, left } = await searchAmong([...STUCK, ...OTHERS], {
    needed: ['images/e-stuck.png', 'images/f.png'],
  })
  expect(await sweep.search()).toMatchObject({
    orphans: 2,
    moved: 1,
    restored: 1,
    deleted: 1,
    aside: 3,
    failed: 4,
    stopped: null,
  })
  expect(warned).toEqual(STUCK)
  expect(told).toEqual([])
  expect(await left()).toEqual([...STUCK, 'images/f.png', 'trash/2026-11-26/images/b.png'].sort())
  expect(await sweep.gauges()).toMatchObject({ easel_files_set_aside: 3, easel_files_without_row: 1 })
})

const numbered = (count: number, name: (number: string) => string) =>
  Array.from({ length: count }, (_, index) => name(String(index).padStart(2, '0')))
const oldTrash = (count: number) => numbered(count, (number) => `trash/2020-01-01/images/${number}-stuck.png`)

it('goes on after 19 failures, and gives up at the twentieth with what it has found', async () => {
  const needed = ['images/row.png']
  const few = await searchAmong([...oldTrash(19), 'variants/h.webp'], { needed })
  expect(await few.sweep.search()).toMatchObject({ failed: 19, aside: 19, stopped: null })
  expect(await few.left()).toEqual(oldTrash(19))

  const behind = ['trash/2020-01-01/images/99.png', 'variants/h.webp']
  const many = await searchAmong([...oldTrash(25), ...behind], { needed })
  const found = { failed: 20, deleted: 0, aside: 26, stopped: '20 files could not be moved or deleted' }
  expect(await many.sweep.search()).toMatchObject(found)
  expect(many.warned).toEqual(oldTrash(20))
  expect(many.told).toEqual([expect.stringContaining('left where they are')])
  expect(await many.left()).toEqual([...oldTrash(25), ...behind])
  expect(await many.sweep.gauges()).toMatchObject({ easel_file_sweep_stopped: 1, easel_files_set_aside: 26 })
  // Its result is stored, so that the next one is not due before its hour.
  expect(await many.sweep.search(HOUR_MS)).toBeUndefined()
})

it('gives up among files without rows, and stores that although the storage lists nothing any more', async () => {
  const needed = numbered(2_400, (number) => `images/row-${number}.png`)
  const orphans = numbered(24, (number) => `images/${number}-stuck.png`)
  const old = { ageMs: DAY_MS }
  const { sweep, warned } = await searchAmong([], {
    needed,
    list: async function* (prefix) {
      if (prefix !== 'images/') throw new Error('the storage is away')
      for (const key of [...orphans, ...needed]) yield { key, ...old }
    },
  })
  expect(await sweep.search()).toMatchObject({
    orphans: 24,
    moved: 0,
    failed: 20,
    stopped: '20 files could not be moved or deleted',
  })
  expect(warned).toHaveLength(20)
  expect(await sweep.search(HOUR_MS)).toBeUndefined()
})

it('gives up among copies', async () => {
  const copies = numbered(22, (number) => `variants/${number}-stuck.webp`)
  const { sweep, warned } = await searchAmong(copies, { needed: ['images/row.png'] })
  expect(await sweep.search()).toMatchObject({ failed: 20, stopped: expect.stringContaining('20 files') })
  expect(warned).toHaveLength(20)
})

it('keeps its claim while each failure takes long', async () => {
  const heldFor: number[] = []
  const { sweep } = await searchAmong(oldTrash(3), {
    needed: ['images/row.png'],
    onRefusal: async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from held_until - clock_timestamp())::float8 as seconds from file_sweep`.execute(
        database.handle,
      )
      heldFor.push(rows[0]?.seconds ?? 0)
      // The attempt took as long as the claim lasts, nearly.
      await sql`update file_sweep set held_until = clock_timestamp() + interval '1 second'`.execute(
        database.handle,
      )
    },
  })
  await sweep.search()
  expect(heldFor).toHaveLength(3)
  for (const seconds of heldFor) expect(seconds).toBeGreaterThan(100)
})
