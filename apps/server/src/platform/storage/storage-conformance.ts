import { expect, it } from 'vitest'
import type { Storage } from './storage.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Tests that every storage must pass. */
export function storageConformance(open: () => Storage): void {
  async function keys(prefix: string): Promise<string[]> {
    const found: string[] = []
    for await (const { key } of open().list(prefix)) found.push(key)
    return found.sort()
  }

  it('keeps, overwrites, lists and deletes blobs', async () => {
    const storage = open()
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

  it('takes many writes of one key at once and ends with one of them whole', async () => {
    const storage = open()
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(100_000))
    await Promise.all(texts.map((text) => storage.put('images/race.png', bytes(text))))
    expect(texts).toContain(new TextDecoder().decode(await storage.get('images/race.png')))
  })

  it('keeps bytes of every value, and none', async () => {
    const storage = open()
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    await storage.put('images/all.png', all)
    expect(Buffer.from((await storage.get('images/all.png')) ?? [])).toEqual(Buffer.from(all))
    await storage.put('images/none.png', new Uint8Array())
    expect(await storage.get('images/none.png')).toHaveLength(0)
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
    await expect(open().put(key, bytes('x'))).rejects.toThrow(/storage key/)
    await expect(open().get(key)).rejects.toThrow(/storage key/)
    await expect(open().delete(key)).rejects.toThrow(/storage key/)
  })

  it('says how old a blob is', async () => {
    const storage = open()
    await storage.put('images/age.png', bytes('x'))
    for await (const { ageMs } of storage.list('images/age')) expect(ageMs).toBeLessThan(5_000)
  })

  it('moves a blob to another key, over what is there, and says when there is none', async () => {
    const storage = open()
    await storage.put('moved/a.png', bytes('a'))
    await storage.put('trash/2026-11-26/moved/a.png', bytes('older'))
    expect(await storage.move('moved/a.png', 'trash/2026-11-26/moved/a.png')).toBe(true)
    expect(await storage.get('moved/a.png')).toBeUndefined()
    expect(new TextDecoder().decode(await storage.get('trash/2026-11-26/moved/a.png'))).toBe('a')
    expect(await storage.move('moved/a.png', 'moved/b.png')).toBe(false)
    expect(await storage.get('moved/b.png')).toBeUndefined()
    await expect(storage.move('../up', 'moved/b.png')).rejects.toThrow(/storage key/)
  })

  it('lists in the order of the characters, and stops when told to', async () => {
    const storage = open()
    const names = ['order/a-1', 'order/a.png', 'order/a/x', 'order/a/y/z', 'order/a0', 'order/b']
    for (const key of [...names].reverse()) await storage.put(key, bytes('x'))
    const listed: string[] = []
    for await (const { key } of storage.list('order/')) listed.push(key)
    expect(listed).toEqual(names)
    expect(await keys('order/a/')).toEqual(['order/a/x', 'order/a/y/z'])
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(storage.list('order/', stopped)[Symbol.asyncIterator]().next()).rejects.toThrow()
  })

  it('keeps the first owner that is written, outside of what is listed', async () => {
    const storage = open()
    expect(await storage.readOwner()).toBeUndefined()
    await storage.writeOwner('ins_1')
    await storage.writeOwner('ins_2')
    expect(await storage.readOwner()).toBe('ins_1')
    expect((await keys('')).filter((key) => key.includes('installation'))).toEqual([])
  })
}
