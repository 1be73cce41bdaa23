import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-storage-'))
const storage = createDiskStorage(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const keys = async (prefix: string) => {
  const found: string[] = []
  for await (const { key } of storage.list(prefix)) found.push(key)
  return found.sort()
}

describe('the disk storage', () => {
  it('keeps, overwrites, lists and deletes blobs', async () => {
    await storage.put('images/gen_1.png', bytes('one'))
    await storage.put('images/gen_2.png', bytes('two'))
    await storage.put('references/a', bytes('ref'))
    await storage.put('images/gen_1.png', bytes('one again'))
    expect(new TextDecoder().decode(await storage.get('images/gen_1.png'))).toBe('one again')
    expect(await keys('images/')).toEqual(['images/gen_1.png', 'images/gen_2.png'])
    expect(await keys('')).toHaveLength(3)
    await storage.delete('images/gen_1.png')
    await storage.delete('images/gen_1.png')
    expect(await storage.get('images/gen_1.png')).toBeUndefined()
    await storage.check()
  })

  it('leaves no draft behind and lets nobody else read', async () => {
    await storage.put('images/gen_3.png', bytes('three'))
    expect(readdirSync(join(folder, '.drafts'))).toEqual([])
    expect(statSync(join(folder, 'images/gen_3.png')).mode & 0o077).toBe(0)
  })

  it('takes many writes of one key at once and ends with one of them whole', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(100_000))
    await Promise.all(texts.map((text) => storage.put('images/race.png', bytes(text))))
    expect(texts).toContain(new TextDecoder().decode(await storage.get('images/race.png')))
  })

  it.each([
    '/etc/passwd',
    '../up',
    'images/../../up',
    'images//x',
    '.drafts/x',
    'a\0b',
    'images/.hidden',
    '',
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, bytes('x'))).rejects.toThrow(/storage key/)
    await expect(storage.get(key)).rejects.toThrow(/storage key/)
  })

  it('says how old a blob is', async () => {
    await storage.put('images/age.png', bytes('x'))
    for await (const { ageMs } of storage.list('images/age')) expect(ageMs).toBeLessThan(5_000)
  })
})
