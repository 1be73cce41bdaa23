import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePng, encodePreview } from './encode-picture.ts'
import { readPngTexts } from './png-text.ts'

const picture = { width: 4, height: 2, data: Float32Array.from({ length: 24 }, (_, i) => i / 20) }

test('a picture keeps its prompt in any language, seed and maker in the file', async () => {
  const texts = { Software: 'Easel', Prompt: 'un café 🦊 über alles', Seed: '7', 'Negative prompt': '' }
  const png = await encodePng(picture, texts)
  expect(readPngTexts(png)).toEqual({ Software: 'Easel', Prompt: 'un café 🦊 über alles', Seed: '7' })
  const { width, height, format } = await sharp(png).metadata()
  expect({ width, height, format }).toEqual({ width: 4, height: 2, format: 'png' })
})

test('pixels survive, and what is out of range is limited', async () => {
  const { data } = await sharp(await encodePng(picture, {}))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual([...picture.data].map((value) => Math.min(255, Math.round(value * 255))))
})

test('a preview is a small WebP', async () => {
  const { format } = await sharp(await encodePreview(picture)).metadata()
  expect(format).toBe('webp')
})
