import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLogger } from '../logger.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createSpooledStorage, type SpooledStorage } from './spooled-storage.ts'

let folder: string
const started: SpooledStorage[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-spool-'))
})
afterEach(async () => {
  for (const spool of started.splice(0)) await spool.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A storage of real files that can be taken away. */
function fallible() {
  const disk = createDiskStorage(join(folder, 'files'))
  const state = { isDown: true, puts: [] as string[] }
  const guard = () => {
    if (state.isDown) throw new Error('the storage is away')
  }
  const storage: Storage = {
    ...disk,
    put: async (key, bytes) => {
      guard()
      state.puts.push(key)
      await disk.put(key, bytes)
    },
    check: async () => guard(),
  }
  return { storage, disk, state }
}

function spoolOn(storage: Storage, maxBytes = 1_000_000): SpooledStorage {
  const spool = createSpooledStorage(storage, {
    folder: join(folder, 'spool'),
    maxBytes,
    logger: silentLogger,
    retryMs: [1, 1],
    deliverMs: 20,
  })
  started.push(spool)
  return spool
}

const bytes = (text: string) => new TextEncoder().encode(text)

it('a picture and a sound outlive a storage that is away, are read meanwhile, and are stored once when it is back', async () => {
  const { storage, disk, state } = fallible()
  const spool = spoolOn(storage)
  spool.start()
  await spool.put('images/gen_1.png', [bytes('one '), bytes('picture')])
  await spool.put('audio/rec_1.wav', bytes('a sound'))
  expect(spool.waiting()).toEqual({ files: 2, bytes: 18 })
  expect(spool.isAccepting()).toBe(false)
  expect(new TextDecoder().decode(await spool.get('images/gen_1.png'))).toBe('one picture')
  state.isDown = false
  await expect.poll(() => spool.isAccepting(), { timeout: 20_000 }).toBe(true)
  expect(spool.waiting()).toEqual({ files: 0, bytes: 0 })
  expect(new TextDecoder().decode(await disk.get('images/gen_1.png'))).toBe('one picture')
  expect(state.puts.sort()).toEqual(['audio/rec_1.wav', 'images/gen_1.png'])
})

it('what waits is stored by the next process when the first has died', async () => {
  const { storage, disk, state } = fallible()
  await spoolOn(storage).put('images/gen_1.png', bytes('one'))
  state.isDown = false
  const next = spoolOn(storage)
  expect(new TextDecoder().decode(await next.get('images/gen_1.png'))).toBe('one')
  next.start()
  await expect
    .poll(async () => new TextDecoder().decode(await disk.get('images/gen_1.png')), { timeout: 20_000 })
    .toBe('one')
})

it('drafts of writes that were cut off go from this disk and from the storage, from each also if the other fails', async () => {
  const { storage } = fallible()
  const spool = spoolOn(storage)
  const drafts = ['spool', 'files'].map((name) => join(folder, name, '.drafts'))
  for (const stuckIn of drafts) {
    for (const place of drafts) writeFileSync(join(place, 'left'), 'half')
    // A folder among the files, which is not deleted as a file is.
    mkdirSync(join(stuckIn, 'stuck'))
    for (const path of [...drafts.map((place) => join(place, 'left')), join(stuckIn, 'stuck')])
      utimesSync(path, new Date(0), new Date(0))
    await expect(spool.removeDrafts()).rejects.toThrow('could not be removed')
    await expect.poll(() => drafts.flatMap((place) => readdirSync(place))).toEqual(['stuck'])
    rmSync(join(stuckIn, 'stuck'), { recursive: true })
  }
})

it('what an earlier process has left counts against the size', async () => {
  const { storage } = fallible()
  await spoolOn(storage, 10).put('images/gen_1.png', bytes('12345678'))
  const next = spoolOn(storage, 10)
  next.start()
  await expect.poll(() => next.waiting(), { timeout: 20_000 }).toEqual({ files: 1, bytes: 8 })
  await expect(next.put('images/gen_2.png', bytes('123'))).rejects.toThrow('the storage is away')
})

it('a short fault is tried again and waits nowhere', async () => {
  const { storage, disk, state } = fallible()
  let tries = 0
  const spool = spoolOn({
    ...storage,
    put: (key, body) => {
      tries += 1
      state.isDown = tries < 3
      return storage.put(key, body)
    },
  })
  await spool.put('images/gen_1.png', bytes('one'))
  expect(tries).toBe(3)
  expect(spool.waiting().files).toBe(0)
  expect(await disk.get('images/gen_1.png')).toBeDefined()
})

it('beyond its size nothing is taken and nothing thrown out; copies and references do not wait', async () => {
  const { storage } = fallible()
  const spool = spoolOn(storage, 10)
  await spool.put('images/gen_1.png', bytes('12345678'))
  await expect(spool.put('images/gen_2.png', bytes('123'))).rejects.toThrow('the storage is away')
  await spool.put('images/gen_3.png', bytes('12'))
  expect(spool.waiting()).toEqual({ files: 2, bytes: 10 })
  expect(await spool.get('images/gen_1.png')).toHaveLength(8)
  await expect(spool.put('variants/aa/gen_1-512.webp', bytes('1'))).rejects.toThrow('the storage is away')
})

it('what was deleted while it waited is not stored', async () => {
  const { storage, disk, state } = fallible()
  const spool = spoolOn(storage)
  await spool.put('images/gen_1.png', bytes('one'))
  await spool.delete('images/gen_1.png')
  state.isDown = false
  await spool.put('images/gen_2.png', bytes('two'))
  spool.start()
  await expect.poll(() => spool.waiting().files).toBe(0)
  expect(await disk.get('images/gen_1.png')).toBeUndefined()
})

it('where nothing may wait, work is begun as long as the storage answers', async () => {
  const { storage, state } = fallible()
  state.isDown = false
  const spool = spoolOn(storage, 0)
  expect(spool.isAccepting()).toBe(true)
  state.isDown = true
  await expect(spool.put('images/gen_1.png', bytes('one'))).rejects.toThrow('the storage is away')
  expect(spool.isAccepting()).toBe(false)
  expect(spool.waiting()).toEqual({ files: 0, bytes: 0 })
})
