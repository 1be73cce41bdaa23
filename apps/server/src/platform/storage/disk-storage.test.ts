import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { storageConformance } from './storage-conformance.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-storage-'))
const storage = createDiskStorage(folder)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the disk storage', () => {
  storageConformance(() => storage)

  it('leaves no draft behind and lets no other account read', async () => {
    await storage.put('images/gen_3.png', new TextEncoder().encode('three'))
    expect(readdirSync(join(folder, '.drafts'))).toEqual([])
    expect(statSync(join(folder, 'images/gen_3.png')).mode & 0o077).toBe(0)
  })

  it('removes what a process that died has left of a write, and nothing that is being written', async () => {
    const drafts = join(folder, '.drafts')
    for (const [name, minutes] of [
      ['left', 61],
      ['written', 59],
    ] as const) {
      writeFileSync(join(drafts, name), 'half')
      const at = Date.now() / 1_000 - minutes * 60
      utimesSync(join(drafts, name), at, at)
    }
    await storage.put('images/gen_4.png', new TextEncoder().encode('four'))
    const old = Date.now() / 1_000 - 86_400
    utimesSync(join(folder, 'images/gen_4.png'), old, old)
    await storage.removeDrafts()
    expect(readdirSync(drafts)).toEqual(['written'])
    expect(await storage.get('images/gen_4.png')).toBeDefined()
    rmSync(join(drafts, 'written'))
  })

  it('removes the other drafts where one cannot be removed, and says so at the end', async () => {
    const drafts = join(folder, '.drafts')
    // A folder among the files, which is not deleted as a file is; names are read in order.
    mkdirSync(join(drafts, 'a-stuck'))
    writeFileSync(join(drafts, 'b-left'), 'half')
    for (const name of ['a-stuck', 'b-left']) utimesSync(join(drafts, name), new Date(0), new Date(0))
    await expect(storage.removeDrafts()).rejects.toThrow('drafts that could not be removed: 1')
    expect(readdirSync(drafts)).toEqual(['a-stuck'])
    rmSync(join(drafts, 'a-stuck'), { recursive: true })
  })
})
