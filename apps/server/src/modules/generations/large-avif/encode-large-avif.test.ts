import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeLargeAvif } from './encode-large-avif.ts'

const SIDE = 4_096
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'
const MEGABYTE = 1024 * 1024

test('a picture of 16 million pixels is saved as AVIF with its packet, and the server grows by less than 150 MB meanwhile', async () => {
  const create = { width: SIDE, height: SIDE, channels: 4 as const, background: '#3366cc80' }
  const picture = await sharp({ create }).png().toBuffer()
  const before = process.memoryUsage().rss
  let largest = before
  const watch = setInterval(() => {
    largest = Math.max(largest, process.memoryUsage().rss)
  }, 4)
  const file = await encodeLargeAvif(picture, XMP)
  clearInterval(watch)
  expect((largest - before) / MEGABYTE).toBeLessThan(150)
  const { format, width, height, hasAlpha, xmp } = await sharp(file).metadata()
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'heif',
    width: SIDE,
    height: SIDE,
    hasAlpha: true,
  })
  expect(xmp?.toString()).toContain('adobe:ns:meta/')
}, 60_000)

test('what is no picture is said, not saved', async () => {
  await expect(encodeLargeAvif(Buffer.from('no picture'), XMP)).rejects.toThrow(
    'the process that saves a picture as AVIF ended with code 1',
  )
})
