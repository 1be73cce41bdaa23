import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertUsers } from '../../../test/harness/insert-users.ts'
import { emptyTables, openTestDatabase } from '../../../test/harness/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { createIds } from '../../platform/ids.ts'
import { silentLogger } from '../../platform/logger.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createFileSweep } from './file-sweep.job.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { createPictureVariants } from './picture-variants.ts'
import { createReferencePictures } from './references/reference-pictures.ts'

let database: OpenDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await insertUsers(database, 'ada')
  folder = mkdtempSync(join(tmpdir(), 'easel-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const makeId = createIds()

function startSweep({ stuck = () => false }: { readonly stuck?: (key: string) => boolean } = {}) {
  const disk = createDiskStorage(folder)
  const storage: Storage = {
    ...disk,
    delete: async (key) => {
      if (stuck(key)) throw new Error('access denied')
      await disk.delete(key)
    },
  }
  const references = createReferencePictures({ database, storage, makeId, logger: silentLogger })
  const sweep = createFileSweep({
    database,
    storage,
    variants: createPictureVariants({ storage, originals: { read: storage.get } }),
    references,
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

async function insertRow(id: string) {
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

test('a file whose deletion was cut short by a crash is deleted by the next process', async () => {
  const { storage, sweep, keys } = startSweep()
  const id = makeId('gen')
  await insertRow(id)
  await storage.put(`images/${id}.png`, Buffer.from('abc'))
  await sql`delete from generations`.execute(database.handle)
  await sweep.deleteListed()
  expect(await keys()).toEqual([])
  expect((await sql`select 1 from file_deletions`.execute(database.handle)).rows).toEqual([])
})

test('a file that cannot be deleted keeps neither others nor the request that deleted it waiting', async () => {
  const { storage, sweep, keys } = startSweep()
  const [stuck, other] = ['images/stuck', 'images/other.png']
  // A folder in place of the file, which is not deleted as a file is.
  await storage.put(`${stuck}/part.png`, Buffer.from('abc'))
  await storage.put(other, Buffer.from('abc'))
  await sql`insert into file_deletions (file_key, created_at)
    values (${stuck}, now() - interval '1 day'), (${other}, now())`.execute(database.handle)
  await sweep.deleteListed()
  expect(await keys()).toEqual([`${stuck}/part.png`])
  const listed = await sql`select file_key from file_deletions`.execute(database.handle)
  expect(listed.rows).toEqual([{ file_key: stuck }])
})

test('a copy that cannot be deleted stops no other copy, and leaves the picture for the next run', async () => {
  let isStuck = true
  const { storage, sweep, keys } = startSweep({ stuck: (key) => isStuck && key.includes('-256.') })
  const copies = ['-128.webp', '-256.webp', '-512.webp'].map((end) => `variants/ab/gen_ab${end}`)
  for (const key of ['images/gen_ab.png', ...copies]) await storage.put(key, Buffer.from('abc'))
  await sql`insert into file_deletions (file_key) values ('images/gen_ab.png')`.execute(database.handle)
  const listed = async () => (await sql`select file_key from file_deletions`.execute(database.handle)).rows
  await sweep.deleteListed()
  expect(await keys()).toEqual(['variants/ab/gen_ab-256.webp'])
  expect(await listed()).toEqual([{ file_key: 'images/gen_ab.png' }])
  isStuck = false
  await sweep.deleteListed()
  expect(await keys()).toEqual([])
  expect(await listed()).toEqual([])
})

test('a picture that cannot be deleted keeps its copies', async () => {
  const { storage, sweep, keys } = startSweep({ stuck: (key) => key.startsWith('images/') })
  const whole = ['images/gen_ab.png', 'variants/ab/gen_ab-128.webp']
  for (const key of whole) await storage.put(key, Buffer.from('abc'))
  await sql`insert into file_deletions (file_key) values ('images/gen_ab.png')`.execute(database.handle)
  await sweep.deleteListed()
  expect(await keys()).toEqual(whole)
})

test('files that cannot be deleted end a run at the third, and go behind the others for the next', async () => {
  const { storage, sweep, keys } = startSweep()
  const stuck = ['images/stuck-1', 'images/stuck-2', 'images/stuck-3']
  for (const [index, key] of stuck.entries()) {
    await storage.put(`${key}/part.png`, Buffer.from('abc'))
    await sql`insert into file_deletions (file_key, created_at)
      values (${key}, now() - interval '1 day' + ${index} * interval '1 second')`.execute(database.handle)
  }
  const left = stuck.map((key) => `${key}/part.png`)
  await storage.put('images/behind.png', Buffer.from('abc'))
  await sql`insert into file_deletions (file_key, created_at)
    values ('images/behind.png', now() - interval '1 hour')`.execute(database.handle)
  await sweep.deleteListed()
  expect(await keys()).toEqual(['images/behind.png', ...left])
  await sweep.deleteListed()
  expect(await keys()).toEqual(left)
})

test('a file that cannot be deleted does not end a run after the files read with it', async () => {
  const { storage, sweep } = startSweep()
  await storage.put('images/stuck/part.png', Buffer.from('abc'))
  await sql`insert into file_deletions (file_key, created_at)
    values ('images/stuck', now() - interval '1 day')`.execute(database.handle)
  await sql`insert into file_deletions (file_key, created_at)
    select 'images/gone-' || n || '.png', now() - interval '1 hour'
    from generate_series(1, 250) as n`.execute(database.handle)
  await sweep.deleteListed()
  const listed = await sql`select file_key from file_deletions`.execute(database.handle)
  expect(listed.rows).toEqual([{ file_key: 'images/stuck' }])
})

test('a reference goes with the last picture that was made with it, and one that a task needs stays', async () => {
  const { storage, sweep, keys } = startSweep()
  const [first, second] = [makeId('gen'), makeId('gen')]
  for (const id of [first, second]) await insertRow(id)
  await sql`update generations set reference_key = 'refs/req_shared.webp'`.execute(database.handle)
  await storage.put('refs/req_shared.webp', Buffer.from('abc'))
  await sql`delete from generations where id = ${first}`.execute(database.handle)
  await sweep.deleteListed()
  expect(await keys()).toEqual(['refs/req_shared.webp'])
  await sql`delete from generations where id = ${second}`.execute(database.handle)
  await sweep.deleteListed()
  expect(await keys()).toEqual([])
  expect((await sql`select 1 from file_deletions`.execute(database.handle)).rows).toEqual([])
})

test('a listed file whose row is there again is crossed off and kept', async () => {
  const { storage, sweep, keys } = startSweep()
  const id = makeId('gen')
  await insertRow(id)
  await storage.put(`images/${id}.png`, Buffer.from('abc'))
  await sql`insert into file_deletions (file_key) values (${`images/${id}.png`})`.execute(database.handle)
  await sweep.deleteListed()
  expect(await keys()).toEqual([`images/${id}.png`])
  expect((await sql`select 1 from file_deletions`.execute(database.handle)).rows).toEqual([])
})
