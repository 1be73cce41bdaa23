import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildExif, readExif } from './exif.ts'
import { readParameters } from './parameters.ts'
import type { PictureMetadata } from './picture-metadata.ts'
import { readMetadata } from './read-metadata.ts'
import { writeMetadata } from './write-metadata.ts'
import { buildXmp } from './xmp.ts'

const FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const
const about: PictureMetadata = {
  prompt: 'un café 🦊 <b>"שלום" & co\nزهرة</b>',
  negativePrompt: 'blur, 狐',
  style: 'anime',
  quality: 'high',
  seed: 4294967295,
  width: 1536,
  height: 1024,
  provider: 'built-in',
  model: 'easel-1.2',
}

function picture() {
  const pixels = Uint8Array.from({ length: 32 * 24 * 3 }, (_, at) => (at * 37) % 256)
  return sharp(pixels, { raw: { width: 32, height: 24, channels: 3 } })
}
const files = {
  png: await picture().png().toBuffer(),
  jpeg: await picture().jpeg().toBuffer(),
  webp: await picture().webp().toBuffer(),
  avif: await picture().avif().toBuffer(),
}
const avif = await picture()
  .withXmp(buildXmp({ sourceType: 'algorithmicMedia', about }))
  .avif()
  .toBuffer()

describe.each(FORMATS)('a %s', (format) => {
  test('says in any language how it was made, and its pixels stay', async () => {
    const written = writeMetadata(files[format], { sourceType: 'trainedAlgorithmicMedia', about })
    expect(readMetadata(written)).toEqual({ ...about, sourceType: 'trainedAlgorithmicMedia' })
    const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
    expect(await pixels(written)).toEqual(await pixels(files[format]))
    const { format: kind, xmp } = await sharp(written).metadata()
    expect(kind).toBe(format === 'avif' ? 'heif' : format)
    expect(xmp?.includes('trainedAlgorithmicMedia')).toBe(true)
  })

  test('without its settings says no more than that a machine made it, also when it said more before', () => {
    const spoken = writeMetadata(files[format], { sourceType: 'algorithmicMedia', about })
    const stripped = writeMetadata(spoken, { sourceType: 'algorithmicMedia' })
    expect(readMetadata(stripped)).toEqual({ sourceType: 'algorithmicMedia' })
    expect(Buffer.from(stripped).includes('café')).toBe(false)
  })

  test('loses what a stranger wrote in it: place, camera, comments', async () => {
    const strange = await sharp(files[format])
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>')
      .toFormat(format)
      .toBuffer()
    expect(strange.includes('secret-owner')).toBe(true)
    const written = Buffer.from(writeMetadata(strange, { sourceType: 'trainedAlgorithmicMedia' }))
    expect([written.includes('secret-owner'), written.includes('secret-place')]).toEqual([false, false])
    const { exif } = await sharp(written).metadata()
    expect(exif).toBeUndefined()
  })

  test('cut off anywhere is read as far as it goes, and nothing breaks', () => {
    const written = writeMetadata(files[format], { sourceType: 'algorithmicMedia', about })
    for (let length = 0; length < written.length; length += 7)
      expect(() => readMetadata(written.subarray(0, length))).not.toThrow()
  })

  test('with any bytes turned over never breaks the reader', () => {
    const written = writeMetadata(files[format], { sourceType: 'algorithmicMedia', about })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(written.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        (changes) => {
          const broken = written.slice()
          for (const [at, byte] of changes) broken[at] = byte
          readMetadata(broken)
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('a lossless WebP with transparency keeps it', async () => {
  const webp = await sharp({ create: { width: 9, height: 5, channels: 4, background: '#ff000080' } })
    .webp({ lossless: true })
    .toBuffer()
  const { width, height, hasAlpha } = await sharp(
    writeMetadata(webp, { sourceType: 'algorithmicMedia' }),
  ).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 9, height: 5, hasAlpha: true })
})

test('an AVIF says the same by the packet it was encoded with, which another replaces', async () => {
  expect(readMetadata(avif)).toEqual({ ...about, sourceType: 'algorithmicMedia' })
  const clear = await sharp({ create: { width: 9, height: 5, channels: 4, background: '#ff000080' } })
    .withXmp(buildXmp({ sourceType: 'algorithmicMedia', about }))
    .avif({ lossless: true })
    .toBuffer()
  const written = writeMetadata(clear, { sourceType: 'trainedAlgorithmicMedia' })
  expect(readMetadata(written)).toEqual({ sourceType: 'trainedAlgorithmicMedia' })
  expect(Buffer.from(written).includes('café')).toBe(false)
  expect(await sharp(written).raw().toBuffer()).toEqual(await sharp(clear).raw().toBuffer())
  expect(await sharp(written).metadata()).toMatchObject({ width: 9, height: 5, hasAlpha: true })
})

test('an AVIF that is cut off or turned over is written in a form that can be read, or refused as such', () => {
  const rewrite = (bytes: Uint8Array) => {
    try {
      return writeMetadata(bytes, { sourceType: 'algorithmicMedia' }).length
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
      return 0
    }
  }
  for (let length = 12; length < 500; length += 3) rewrite(files.avif.subarray(0, length))
  const change = fc.tuple(fc.integer({ min: 12, max: 460 }), fc.nat(255))
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const broken = files.avif.slice()
      for (const [at, byte] of changes) broken[at] = byte
      rewrite(broken)
    }),
    { numRuns: 500 },
  )
})

test('an SVG says that a machine made it in a part that draws nothing, and keeps its shapes', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" aria-label="a > b" width="4" height="4"><path d="M0 0h4v4z"/></svg>'
  const write = (text: string) =>
    writeMetadata(new TextEncoder().encode(text), { sourceType: 'algorithmicMedia', about })
  const written = write(svg)
  expect(readMetadata(written)).toEqual({ ...about, sourceType: 'algorithmicMedia' })
  const text = new TextDecoder().decode(written)
  expect(text.replace(/<metadata>.*<\/metadata>/s, '')).toBe(svg)
  expect(new TextDecoder().decode(write(text))).toBe(text)
  const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer()
  expect(await pixels(written)).toEqual(await pixels(Buffer.from(svg)))
  expect(() => write('<svg/>')).toThrow(RangeError)
})

test('bytes that are no picture say nothing', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => readMetadata(bytes) === undefined))
  const hostile = [
    '<x:xmpmeta',
    `<x:xmpmeta>${'<easel:prompt>'.repeat(50_000)}</x:xmpmeta>`,
    '<x:xmpmeta><easel:seed>-1</easel:seed><easel:width>1e9</easel:width></x:xmpmeta>',
    '<x:xmpmeta><easel:prompt>&#0;&#x110000;</easel:prompt></x:xmpmeta>',
  ]
  for (const text of hostile) expect(readMetadata(new TextEncoder().encode(text))).toBeUndefined()
})

test('the settings line of other tools is read, also from EXIF in either order of bytes', () => {
  const line =
    'a fox,\nin snow\nNegative prompt: blur\nSteps: 20, Sampler: Euler, CFG scale: 7, Seed: 42, Size: 512x768, Model: sd15'
  const expected = {
    prompt: 'a fox,\nin snow',
    negativePrompt: 'blur',
    seed: 42,
    width: 512,
    height: 768,
    model: 'sd15',
    steps: 20,
    guidance: 7,
    sampler: 'Euler',
    tool: 'Stable Diffusion web UI',
  }
  expect(readParameters(line)).toEqual(expected)
  expect(readParameters(readExif(buildExif('', line)).comment ?? '')).toEqual(expected)
  expect(readParameters('just a comment')).toBeUndefined()
})

test('directories that point at themselves or beyond the end come to an end', () => {
  const loop = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8)
  expect(readExif(loop)).toEqual({})
  expect(readExif(Uint8Array.of(0x49, 0x49, 42, 0, 0xff, 0xff, 0xff, 0xff))).toEqual({})
})
