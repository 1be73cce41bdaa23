import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { createPictureVariants } from './picture-variants.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-variants-'))
const storage = createDiskStorage(folder)
afterAll(() => rm(folder, { recursive: true }))

async function store(key: string, side: number): Promise<void> {
  const create = { width: side, height: side, channels: 3 as const, background: '#3366cc' }
  await storage.put(key, await sharp({ create }).png().toBuffer())
}

test.each(['webp', 'jpg'] as const)(
  'large pictures asked for together are made as %s one after the other, and none waits in memory while another is made',
  async (format) => {
    const keys = [1, 2, 3, 4].map((number) => `images/gen_${format}${number}.png`)
    for (const key of keys) await store(key, 2_900)
    const looked = new Set<string>()
    const underWay: number[] = []
    const variants = createPictureVariants({
      storage,
      originals: {
        read: (key) => {
          const { queue, process } = sharp.counters()
          // At first it is only looked at.
          if (looked.has(key)) underWay.push(queue + process)
          looked.add(key)
          return storage.get(key)
        },
      },
    })
    const files = await Promise.all(keys.map((key) => variants.read(key, { format, width: undefined })))
    expect(underWay).toHaveLength(4)
    // The others are looked at while the first is made.
    expect(underWay.slice(1)).toEqual([0, 0, 0])
    for (const file of files)
      expect(await sharp(file).metadata()).toMatchObject({ width: 2_900, height: 2_900 })
  },
  60_000,
)

test('a picture that is not large waits for no large one', async () => {
  const keys = [1, 2, 3].map((number) => `images/gen_before${number}.png`)
  for (const key of keys) await store(key, 2_900)
  await store('images/gen_small.png', 64)
  const variants = createPictureVariants({ storage, originals: { read: (key) => storage.get(key) } })
  const made: string[] = []
  const read = async (key: string) => {
    expect(await variants.read(key, { format: 'webp', width: undefined })).toBeDefined()
    made.push(key)
  }
  await Promise.all([...keys, 'images/gen_small.png'].map(read))
  expect(made[0]).toBe('images/gen_small.png')
}, 60_000)
