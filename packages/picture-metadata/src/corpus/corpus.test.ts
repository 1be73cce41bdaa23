import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { decodeLatin, encodeText, join } from '../bytes.ts'
import type { PictureMetadata } from '../picture-metadata.ts'
import { hidesText } from '../png-alpha.ts'
import { readMetadata } from '../read-metadata.ts'
import {
  chunk,
  crowdedExif,
  ENCODING_NAMES,
  exifText,
  jpegCaption,
  jpegComment,
  jpegExif,
  jpegSegment,
  jpegWith,
  pngLatinText,
  pngPackedText,
  pngPackedUnicodeText,
  pngText,
  pngUnicodeText,
  pngWith,
  userComment,
  webpWith,
  windowsComment,
  xmp,
  xmpProperty,
} from './containers.ts'
import { flatPngOf, pngHiding, pngOf } from './hidden-text.ts'
import { INFOTEXTS } from './infotexts.ts'
import { NAMED_TEXTS } from './named-texts.ts'

type File = readonly [name: string, bytes: Uint8Array, told: PictureMetadata]

const ORDERS = ['II', 'MM'] as const
const [, COMMON, COMMON_TOLD] = INFOTEXTS[0] ?? ['', '', {}]
const XMP_HEAD = encodeText('http://ns.adobe.com/xap/1.0/\0')

const FILES: readonly File[] = [
  ...INFOTEXTS.flatMap(([shape, text, told]): File[] => [
    [`settings ${shape}, in a PNG`, pngWith(pngUnicodeText('parameters', text)), told],
    [
      `settings ${shape}, in a JPEG`,
      jpegWith(jpegExif(userComment('II', 'UNICODE, big-endian', text))),
      told,
    ],
  ]),
  ...NAMED_TEXTS.flatMap(([tool, text, told, keyword]): File[] => [
    [`${tool}, in a PNG`, pngWith(pngText(keyword, text)), told],
    [`${tool}, compressed in a PNG`, pngWith(pngPackedUnicodeText(keyword, text)), told],
  ]),
  ...[pngText, pngPackedText, pngUnicodeText, pngPackedUnicodeText].map(
    (write): File => [`a PNG text by ${write.name}`, pngWith(write('parameters', COMMON)), COMMON_TOLD],
  ),
  ...ORDERS.flatMap((order) =>
    ENCODING_NAMES.flatMap((encoding): File[] => {
      const tiff = userComment(order, encoding, COMMON)
      const of = `EXIF ${order}, ${encoding}`
      return [
        [`a JPEG with ${of}`, jpegWith(jpegExif(tiff)), COMMON_TOLD],
        [`a WebP with ${of}`, webpWith(tiff), COMMON_TOLD],
      ]
    }),
  ),
  ...ORDERS.flatMap((order): File[] => [
    [`a PNG with EXIF ${order}`, pngWith(chunk('eXIf', userComment(order, 'ASCII', COMMON))), COMMON_TOLD],
    [`a JPEG described in EXIF ${order}`, jpegWith(jpegExif(exifText(order, 0x010e, COMMON))), COMMON_TOLD],
    [
      `a JPEG with a comment of Windows, ${order}`,
      jpegWith(jpegExif(windowsComment(order, COMMON))),
      COMMON_TOLD,
    ],
  ]),
  ['a JPEG with a comment outside EXIF', jpegWith(jpegComment(COMMON)), COMMON_TOLD],
  ...NAMED_TEXTS.filter(([tool]) => /^(?:SwarmUI|Fooocus|NovelAI|Draw Things)$/.test(tool)).map(
    ([tool, text, told]): File => [
      `${tool}, in a JPEG`,
      jpegWith(jpegExif(userComment('MM', 'UNICODE, little-endian', text))),
      told,
    ],
  ),
  ...NAMED_TEXTS.filter(([tool]) => /^NovelAI/.test(tool)).flatMap(([tool, text, told]): File[] => {
    const texts = JSON.stringify({ Software: 'NovelAI', Description: 'a red fox', Comment: text })
    return [
      [`${tool}, in a WebP`, webpWith(userComment('MM', 'UNICODE, big-endian', texts)), told],
      [`${tool}, hidden in the alpha channel`, pngHiding(texts, 'stealth_pngcomp'), told],
      [`${tool}, hidden in the alpha channel of a tall PNG`, pngHiding(texts, 'stealth_pnginfo', 900), told],
    ]
  }),
  ...(['stealth_pnginfo', 'stealth_pngcomp'] as const).map(
    (kind): File => [`settings behind ${kind}`, pngHiding(COMMON, kind), COMMON_TOLD],
  ),
  ...NAMED_TEXTS.filter(([tool]) => tool === 'SwarmUI').map(
    ([tool, text, told]): File => [
      `${tool}, hidden in the alpha channel`,
      pngHiding(text, 'stealth_pngcomp'),
      told,
    ],
  ),
  ...NAMED_TEXTS.filter(([tool]) => tool === 'ComfyUI, as the graph is run').map(
    ([tool, text, told]): File => [
      `${tool}, in a WebP`,
      webpWith(exifText('II', 0x0110, `prompt:${text}`)),
      told,
    ],
  ),
  ...NAMED_TEXTS.filter(([tool]) => tool === 'ComfyUI, as the graph is edited').map(
    ([tool, text, told]): File => [
      `${tool}, in a WebP`,
      webpWith(exifText('II', 0x010f, `Workflow:${text}`)),
      told,
    ],
  ),
  ...NAMED_TEXTS.filter(([tool]) => tool === 'Draw Things').flatMap(([tool, text, told]): File[] => [
    [
      `${tool}, in the XMP packet of a PNG`,
      pngWith(pngUnicodeText('XML:com.adobe.xmp', xmp(xmpProperty('exif:UserComment', text)))),
      told,
    ],
    [
      `${tool}, in the compressed XMP packet of a PNG`,
      pngWith(pngPackedUnicodeText('XML:com.adobe.xmp', xmp(xmpProperty('exif:UserComment', text)))),
      told,
    ],
  ]),
  [
    'a description in XMP',
    jpegWith(jpegSegment(0xe1, XMP_HEAD, encodeText(xmp(xmpProperty('dc:description', 'Tea & cake'))))),
    { description: 'Tea & cake' },
  ],
  [
    'a description in XMP, as an attribute',
    jpegWith(
      jpegSegment(0xe1, XMP_HEAD, encodeText(xmp('').replace('about=""', 'about="" dc:description="Tea"'))),
    ),
    { description: 'Tea' },
  ],
  [
    'a description in EXIF',
    jpegWith(jpegExif(exifText('II', 0x010e, 'A wedding'))),
    { description: 'A wedding' },
  ],
  ['a caption of the press', jpegWith(jpegCaption('Grüße aus Köln')), { description: 'Grüße aus Köln' }],
  [
    'words in Latin-1, as PNG has it by the letter',
    pngWith(pngLatinText('Description', 'un caf\u00e9')),
    { description: 'un café' },
  ],
]

test('the corpus has at least 120 files, no two of one name', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(120)
  expect(new Set(FILES.map(([name]) => name)).size).toBe(FILES.length)
})

describe('settings are read from', () => {
  test.each(FILES)('%s', (_, bytes, told) => {
    expect(readMetadata(bytes)).toEqual(told)
  })
})

describe('a file made to harm', () => {
  test('that unpacks to gigabytes is not unpacked', () => {
    const bomb = pngPackedText('parameters', 'a'.repeat(64 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    expect(readMetadata(pngWith(bomb))).toBeUndefined()
  })

  test('that hides gigabytes, more than it holds, or nothing in its alpha channel says nothing', () => {
    const bomb = pngHiding('a'.repeat(4 * 1024 * 1024), 'stealth_pngcomp', 256)
    const beyond = join([encodeText('stealth_pnginfo'), Uint8Array.of(0, 0, 255, 0), encodeText(COMMON)])
    const huge = join([encodeText('stealth_pnginfo'), Uint8Array.of(255, 255, 255, 255), encodeText(COMMON)])
    const broken = join([encodeText('stealth_pngcomp'), Uint8Array.of(0, 0, 0, 64), encodeText('no gzip!')])
    const others = [beyond, huge, broken, encodeText('stealth_pngrest'.repeat(20)), new Uint8Array(400)]
    expect(readMetadata(bomb)).toBeUndefined()
    for (const hidden of others) expect(readMetadata(pngOf(hidden, 40))).toBeUndefined()
  })

  test('that is large and of one color is not unpacked for what it may hide, nor is more than settings take', () => {
    const size = Uint8Array.of(0, 0, (COMMON.length * 8) >> 8, (COMMON.length * 8) & 255)
    const hidden = join([encodeText('stealth_pnginfo'), size, encodeText(COMMON)])
    const ofPixels = (pixels: number) =>
      flatPngOf(hidden, Math.ceil(pixels / (hidden.length * 8)), hidden.length * 8)
    expect(readMetadata(ofPixels(4_000_000))).toEqual(COMMON_TOLD)
    const flat = ofPixels(4_300_000)
    expect([readMetadata(flat), hidesText(flat)]).toEqual([undefined, true])
    expect(readMetadata(pngHiding(COMMON.padEnd(60_000), 'stealth_pnginfo', 8))).toEqual(COMMON_TOLD)
    const long = pngHiding(COMMON.padEnd(70_000), 'stealth_pnginfo', 8)
    expect([readMetadata(long), hidesText(long)]).toEqual([undefined, true])
  }, 30_000)

  test('in tens of thousands of pieces, or with more texts than tools write, is not read to its end', () => {
    const hiding = pngHiding(COMMON, 'stealth_pnginfo')
    const empty = chunk('IDAT')
    const inPieces = (count: number) => {
      const end = chunk('IEND')
      const body = hiding.subarray(0, hiding.length - end.length)
      return join([body, ...Array<Uint8Array>(count).fill(empty), end])
    }
    expect(readMetadata(inPieces(5_000))).toEqual(COMMON_TOLD)
    expect(readMetadata(inPieces(10_000))).toBeUndefined()
    const after = (count: number) =>
      pngWith(
        ...Array.from({ length: count }, (_, nth) => pngPackedText(`text ${nth}`, 'a')),
        pngText('parameters', COMMON),
      )
    expect(readMetadata(after(63))).toEqual(COMMON_TOLD)
    expect(readMetadata(after(64))).toBeUndefined()
  })

  test('whose texts are long rows of zeros, spaces or letters keeps no one waiting', () => {
    const spaces = ' '.repeat(200_000)
    const zeros = exifText('MM', 0x010e, `${'\0'.repeat(200_000)}a`)
    const bracketed = JSON.stringify({ image: { prompt: `a red fox${spaces}[dog]` } })
    const settings = [spaces, 'a'.repeat(200_000)].map((row) => `${COMMON}, ${row}`)
    expect(readMetadata(pngWith(chunk('eXIf', zeros)))).toBeUndefined()
    expect(readMetadata(pngWith(pngText('sd-metadata', bracketed)))).toMatchObject({ negativePrompt: 'dog' })
    for (const text of settings.flatMap((one) => Array<string>(3).fill(one)))
      expect(readMetadata(pngWith(pngText('parameters', text)))).toEqual(COMMON_TOLD)
    const oneLine = `a red fox${' '.repeat(40_000)}b Steps: 20, Seed: 42`
    for (const text of Array<string>(5).fill(oneLine))
      expect(readMetadata(pngWith(pngText('parameters', text)))).toMatchObject({ seed: 42 })
  })

  test('whose EXIF holds a text of more than a megabyte says nothing by it', () => {
    const ofLength = (length: number) =>
      pngWith(chunk('eXIf', exifText('MM', 0x010e, COMMON.padEnd(length - 1))))
    expect(readMetadata(ofLength(1024 * 1024))).toEqual(COMMON_TOLD)
    expect(readMetadata(ofLength(1024 * 1024 + 1))).toBeUndefined()
  })

  test('whose EXIF names a text thousands of times reads it once', () => {
    const tiff = crowdedExif(encodeText(COMMON.padEnd(100_000)))
    expect(readMetadata(pngWith(chunk('eXIf', tiff)))).toEqual(COMMON_TOLD)
  })

  test('of millions of empty segments, chunks or boxes takes little memory beside its own', () => {
    const program = `
      import { readMetadata } from '${new URL('../read-metadata.ts', import.meta.url)}'
      import { writeMetadata } from '${new URL('../write-metadata.ts', import.meta.url)}'
      const made = (head, piece) => Buffer.concat([Buffer.from(head), Buffer.alloc(10_000_000, piece)])
      const jpeg = made([255, 216], Buffer.from([255, 226, 0, 2]))
      const webp = made('RIFF    WEBPVP8X\\n\\0\\0\\0          ', 'ABCD\\0\\0\\0\\0')
      const avif = made([0, 0, 0, 16, ...Buffer.from('ftypavif    ')], Buffer.from([0, 0, 0, 8, 70, 82, 69, 69]))
      console.log(readMetadata(avif))
      for (const file of [jpeg, webp])
        console.log(readMetadata(file), writeMetadata(file, { sourceType: undefined }).length > file.length)`
    const args = ['--max-old-space-size=64', '--input-type=module', '--eval', program]
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe(
      'undefined\nundefined true\nundefined true\n',
    )
  }, 30_000)

  test('with a compressed text that is broken or cut off says what the others say', () => {
    const packed = pngPackedText('prompt', COMMON)
    const broken = packed.map((byte, at) => (at > 20 && at < 40 ? byte ^ 0x5a : byte))
    expect(readMetadata(pngWith(broken, pngText('parameters', COMMON)))).toEqual(COMMON_TOLD)
  })

  test('whose graph goes in circles, is deep, or is no graph says nothing', () => {
    const loop = {
      1: { class_type: 'KSampler', inputs: { seed: -1, positive: ['2', 0] } },
      2: { class_type: 'A', inputs: { conditioning: ['2', 0] } },
    }
    const wide = Object.fromEntries(
      Array.from({ length: 40 }, (_, id) => [
        id,
        { class_type: id ? 'A' : 'KSampler', inputs: { positive: [`${id + 1}`, 0], text: [`${id + 1}`, 0] } },
      ]),
    )
    for (const text of [
      JSON.stringify(loop),
      JSON.stringify(wide),
      '{"a":{',
      '{"1":null,"2":[],"3":{"class_type":"KSampler"}}',
      '{"__proto__":{"class_type":"KSampler","inputs":{"positive":["constructor",0]}}}',
      '[]',
      'null',
    ])
      expect(readMetadata(pngWith(pngText('prompt', text)))).toBeUndefined()
  })

  test('cut off anywhere is read as far as it goes', () => {
    for (const [, bytes] of FILES)
      for (let length = 0; length < bytes.length; length += 29) readMetadata(bytes.subarray(0, length))
    expect(decodeLatin(FILES[0]?.[1].subarray(1, 4) ?? new Uint8Array())).toBe('PNG')
  })
})
