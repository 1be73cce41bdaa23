import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { wholePng } from './whole-png.ts'

const size = { width: 1024, height: 768 }
const png = Buffer.from(await gradientPicture(size.width, size.height, 3))

test('a whole PNG says its size, whatever its colors', async () => {
  expect(wholePng(png)).toEqual(size)
  for (const options of [{ palette: true }, { progressive: true }, {}])
    expect(wholePng(await sharp(png).ensureAlpha().png(options).toBuffer())).toEqual(size)
  expect(wholePng(await sharp(png).toColourspace('b-w').png().toBuffer())).toEqual(size)
})

test('one that is cut off anywhere, changed anywhere, or followed by more is not whole', () => {
  for (let share = 0; share < 1; share += 0.037) {
    const at = Math.floor(png.length * share)
    expect(wholePng(png.subarray(0, at)), `cut at ${at}`).toBeUndefined()
    const changed = Buffer.from(png)
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at)
    expect(wholePng(changed), `changed at ${at}`).toBeUndefined()
  }
  expect(wholePng(Buffer.concat([png, Buffer.from('more')]))).toBeUndefined()
})

test('another format is none', async () => {
  expect(wholePng(await sharp(png).jpeg().toBuffer())).toBeUndefined()
  expect(wholePng(Buffer.from('<html></html>'))).toBeUndefined()
})
