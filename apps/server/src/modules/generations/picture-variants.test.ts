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
  'large pictures asked for together are made as %s one after the other, and none is read while another is made',
  async (format) => {
    const keys = [1, 2, 3, 4].map((number) => `images/gen_${format}${number}.png`)
    for (const key of keys) await store(key, 2_900)
    const underWay: number[] = []
    const variants = createPictureVariants({
      storage,
      originals: {
        read: (key) => {
          const { queue, process } = sharp.counters()
          underWay.push(queue + process)
          return storage.get(key)
        },
      },
    })
    const files = await Promise.all(keys.map((key) => variants.read(key, { format, width: undefined })))
    expect(underWay).toEqual([0, 0, 0, 0])
    for (const file of files)
      expect(await sharp(file).metadata()).toMatchObject({ width: 2_900, height: 2_900 })
  },
  60_000,
)
