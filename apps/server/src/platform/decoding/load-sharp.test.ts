import { expect, test } from 'vitest'
import { loadSharp } from './load-sharp.ts'

const MEGABYTE = 1024 * 1024

test('nothing stays in memory of large pictures that were read', async () => {
  const sharp = await loadSharp()
  expect(sharp.cache().items).toEqual({ current: 0, max: 0 })
  const create = { width: 3_000, height: 3_000, channels: 4 as const, background: '#3366cc80' }
  const interlaced = await sharp({ create }).png({ progressive: true }).toBuffer()
  for (let n = 0; n < 3; n += 1) await sharp(Buffer.from(interlaced)).resize(32, 32).raw().toBuffer()
  const { memory, items } = sharp.cache()
  expect({ held: memory.current * MEGABYTE, items: items.current }).toEqual({ held: 0, items: 0 })
})
