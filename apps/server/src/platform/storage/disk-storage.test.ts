import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
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
})
