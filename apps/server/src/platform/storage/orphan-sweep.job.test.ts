import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { type Logger, silentLogger } from '../logger.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { FileKind } from './file-kind.ts'
import { createOrphanSweep } from './orphan-sweep.job.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-stuck-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

it('names each file that cannot be moved or deleted, and does the rest of the search', async () => {
  const disk = createDiskStorage(folder)
  for (const key of [...STUCK, ...OTHERS]) {
    await disk.put(key, Buffer.from('abc'))
    await utimes(join(folder, key), new Date(0), new Date(0))
  }
  const refuse = async (key: string) => {
    if (key.includes('stuck')) throw new Error('access denied')
  }
  const storage: Storage = {
    ...disk,
    move: (from, to) => refuse(from).then(() => disk.move(from, to)),
    delete: (key) => refuse(key).then(() => disk.delete(key)),
  }
  const rows = new Set(['images/e-stuck.png', 'images/f.png'])
  const findNeeded = async (keys: readonly string[]) => new Set(keys.filter((key) => rows.has(key)))
  const kinds: readonly FileKind[] = [
    {
      prefix: 'images/',
      isCopy: false,
      findNeeded,
      named: { between: async () => [], sample: async () => [...rows] },
    },
    { prefix: 'variants/', isCopy: true, findNeeded },
  ]
  const warned: (string | undefined)[] = []
  const warn = (line: { fileKey?: string }) => warned.push(line.fileKey)
  const sweep = createOrphanSweep({
    database: await openTestDatabase(),
    storage,
    kinds,
    isIntact: async () => true,
    areDeletionsHeld: async () => false,
    mayPrune: async () => true,
    clock: { now: () => new Date('2026-11-26T12:00:00Z') },
    logger: { ...silentLogger, warn } as Logger,
  })
  expect(await sweep.search()).toMatchObject({ orphans: 2, moved: 1, restored: 1, deleted: 1, aside: 3 })
  expect(warned.filter((fileKey) => fileKey !== undefined)).toEqual(STUCK)
  const left: string[] = []
  for await (const { key } of disk.list('')) left.push(key)
  expect(left).toEqual([...STUCK, 'images/f.png', 'trash/2026-11-26/images/b.png'].sort())
  expect(await sweep.gauges()).toMatchObject({ easel_files_set_aside: 3, easel_files_without_row: 1 })
})
