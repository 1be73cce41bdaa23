import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createIds } from '../../platform/ids.ts'
import { silentLogger } from '../../platform/logger.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { createFileSweep } from './file-sweep.job.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { createPictureVariants } from './picture-variants.ts'
import { createReferencePictures } from './reference-pictures.ts'

let database: OpenDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  folder = mkdtempSync(join(tmpdir(), 'easel-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const makeId = createIds()

function startSweep() {
  const storage = createDiskStorage(folder)
  const sweep = createFileSweep({
    database,
    storage,
    variants: createPictureVariants(storage),
    references: createReferencePictures({ database, storage, makeId }),
    clock: { now: () => new Date() },
    logger: silentLogger,
  })
  async function keys() {
    const found: string[] = []
    for await (const { key } of storage.list('')) found.push(key)
    return found.sort()
  }
  return { storage, sweep, keys }
}

async function makeOld(key: string) {
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await utimes(join(folder, key), anHourAgo, anHourAgo)
}

async function insertRow(id: string) {
  await sql`insert into "user" ("id", "name", "email", "emailVerified") values ('ada', 'ada', 'ada@example.org', false) on conflict do nothing`.execute(
    database.handle,
  )
  await database.asSystem((tx) =>
    createGenerationsRepository(tx).insert({
      id,
      user_id: 'ada',
      prompt: 'a boat',
      negative_prompt: '',
      style: 'anime',
      quality: 'high',
      width: 1,
      height: 1,
      seed: null,
      image_url: `/images/${id}.png`,
      is_public: false,
      created_at: new Date(),
      provider: 'scripted',
      model: 'none',
      read_as: [],
      unknown_words: [],
      file_key: `images/${id}.png`,
      media_type: 'image/png',
      bytes: 3,
      sha256: 'x',
      search_text: '',
    }),
  )
}

test('after a crash, files without a row go, with their copies; those with one stay, and so does what is being written', async () => {
  const { storage, sweep, keys } = startSweep()
  const [kept, orphan, fresh] = [makeId('gen'), makeId('gen'), makeId('gen')]
  await insertRow(kept)
  for (const id of [kept, orphan, fresh]) await storage.put(`images/${id}.png`, Buffer.from('abc'))
  await storage.put(`variants/${kept.slice(-2)}/${kept}-512.webp`, Buffer.from('abc'))
  await storage.put(`variants/${orphan.slice(-2)}/${orphan}-512.webp`, Buffer.from('abc'))
  await storage.put(`variants/zz/${makeId('gen')}-full.jpg`, Buffer.from('abc'))
  for (const id of [kept, orphan]) await makeOld(`images/${id}.png`)
  expect(await sweep.reconcile()).toEqual({ orphans: 1, missing: 0 })
  expect(await keys()).toEqual(
    [`images/${kept}.png`, `images/${fresh}.png`, `variants/${kept.slice(-2)}/${kept}-512.webp`].sort(),
  )
})

test('rows without a file are counted and left for a restore', async () => {
  const { sweep } = startSweep()
  await insertRow(makeId('gen'))
  expect(await sweep.reconcile()).toEqual({ orphans: 0, missing: 1 })
  expect((await sql`select 1 from generations`.execute(database.handle)).rows).toHaveLength(1)
})

test('a file whose deletion was cut short by a crash is deleted by the next process', async () => {
  const { storage, sweep, keys } = startSweep()
  const id = makeId('gen')
  await insertRow(id)
  await storage.put(`images/${id}.png`, Buffer.from('abc'))
  await sql`delete from generations`.execute(database.handle)
  sweep.start()
  await sweep.stop()
  expect(await keys()).toEqual([])
  expect((await sql`select 1 from file_deletions`.execute(database.handle)).rows).toEqual([])
})

test('references that no unfinished task and no picture needs are deleted once they are old', async () => {
  const { storage, sweep, keys } = startSweep()
  const id = makeId('gen')
  await insertRow(id)
  await storage.put(`images/${id}.png`, Buffer.from('abc'))
  await sql`update generations set reference_key = 'refs/req_kept.webp' where id = ${id}`.execute(
    database.handle,
  )
  await storage.put('refs/req_kept.webp', Buffer.from('abc'))
  await makeOld('refs/req_kept.webp')
  await storage.put('refs/req_old.webp', Buffer.from('abc'))
  await storage.put('refs/req_new.webp', Buffer.from('abc'))
  await makeOld('refs/req_old.webp')
  sweep.start()
  await sweep.stop()
  expect(await keys()).toEqual([`images/${id}.png`, 'refs/req_kept.webp', 'refs/req_new.webp'])
})
