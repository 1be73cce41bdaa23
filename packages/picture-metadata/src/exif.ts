import { decodeLatin, decodeTextOrLatin, encodeText, join, trimZeros, viewOf } from './bytes.ts'
import { MAX_TEXT } from './unpack.ts'

const ASCII = 2
const LONG = 4
const UNDEFINED = 7
const DESCRIPTION = 0x010e
const MAKE = 0x010f
const MODEL = 0x0110
const SOFTWARE = 0x0131
const EXIF_IFD = 0x8769
const USER_COMMENT = 0x9286
const WINDOWS_COMMENT = 0x9c9c
const ENTRY = 12
const UNICODE = 'UNICODE\0'

type Entry = { readonly tag: number; readonly type: number; readonly data: Uint8Array }

/** Builds a TIFF block with the picture's description, the program, and a comment; texts may be in any language. */
export function buildExif(description: string, comment: string): Uint8Array<ArrayBuffer> {
  const text = (tag: number, value: string): Entry => ({ tag, type: ASCII, data: encodeText(`${value}\0`) })
  const first = [text(DESCRIPTION, description), text(SOFTWARE, 'Easel')]
  const firstLength = 2 + (first.length + 1) * ENTRY + 4
  const firstData = first.reduce((length, { data }) => length + (data.length > 4 ? even(data.length) : 0), 0)
  const secondAt = 8 + firstLength + firstData
  const pointer = new Uint8Array(4)
  viewOf(pointer).setUint32(0, secondAt)
  const comments = [
    { tag: USER_COMMENT, type: UNDEFINED, data: join([encodeText(UNICODE), toUtf16(comment)]) },
  ]
  return join([
    // Big-endian, with the first directory right after this header.
    Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8),
    buildDirectory([...first, { tag: EXIF_IFD, type: LONG, data: pointer }], 8),
    buildDirectory(comments, secondAt),
  ])
}

/** Texts too long for an entry are stored after the directory. */
function buildDirectory(entries: readonly Entry[], at: number): Uint8Array {
  const head = new Uint8Array(2 + entries.length * ENTRY + 4)
  const view = viewOf(head)
  view.setUint16(0, entries.length)
  const parts: Uint8Array[] = [head]
  let dataAt = at + head.length
  for (const [index, { tag, type, data }] of entries.entries()) {
    const entryAt = 2 + index * ENTRY
    view.setUint16(entryAt, tag)
    view.setUint16(entryAt + 2, type)
    view.setUint32(entryAt + 4, type === LONG ? 1 : data.length)
    if (data.length <= 4) {
      head.set(data, entryAt + 8)
      continue
    }
    view.setUint32(entryAt + 8, dataAt)
    const padded = new Uint8Array(even(data.length))
    padded.set(data)
    parts.push(padded)
    dataAt += padded.length
  }
  return join(parts)
}

/** The texts in a TIFF block from any program. */
export type ExifTexts = {
  comment?: string
  description?: string
  /** Make of the camera; some tools store a graph here. */
  make?: string
  model?: string
}

/** Never reads beyond the end of the block, nor texts longer than those read from a PNG. */
export function readExif(tiff: Uint8Array): ExifTexts {
  const view = viewOf(tiff)
  if (tiff.length < 8) return {}
  const isLittle = tiff[0] === 0x49
  const found = new Map<number, Uint8Array>()
  const visit = (at: number, depth: number) => {
    if (at + 2 > tiff.length) return
    const count = Math.min(view.getUint16(at, isLittle), 200)
    for (let index = 0; index < count; index += 1) {
      const entryAt = at + 2 + index * ENTRY
      if (entryAt + ENTRY > tiff.length) return
      const tag = view.getUint16(entryAt, isLittle)
      const length = view.getUint32(entryAt + 4, isLittle)
      const value = view.getUint32(entryAt + 8, isLittle)
      if (tag === EXIF_IFD && depth === 0) visit(value, 1)
      if (length > MAX_TEXT) continue
      const data =
        length <= 4 ? tiff.subarray(entryAt + 8, entryAt + 8 + length) : tiff.subarray(value, value + length)
      found.set(tag, data)
    }
  }
  visit(view.getUint32(4, isLittle), 0)
  // Decodes only the last value of each tag, because a tag may occur thousands of times.
  const read = (tag: number, decode: (data: Uint8Array) => string) => {
    const data = found.get(tag)
    return data && trimZeros(decode(data))
  }
  return {
    description: read(DESCRIPTION, decodeTextOrLatin),
    make: read(MAKE, decodeTextOrLatin),
    model: read(MODEL, decodeTextOrLatin),
    comment:
      read(USER_COMMENT, (data) => decodeComment(data, isLittle)) ??
      read(WINDOWS_COMMENT, (data) => decodeUtf16(data, true)),
  }
}

/** Writers disagree on the eight characters that name the encoding, and on what follows them. */
function decodeComment(data: Uint8Array, isLittle: boolean): string {
  const code = decodeLatin(data.subarray(0, 8))
  const hasCode = code === UNICODE || /^(?:ASCII|JIS)\0+$/.test(code) || /^\0{8}$/.test(code)
  const body = hasCode ? data.subarray(8) : data
  return code === UNICODE ? decodeUnicode(body, isLittle) : decodeTextOrLatin(body)
}

function decodeUnicode(body: Uint8Array, isLittle: boolean): string {
  if (body[0] === 0xff && body[1] === 0xfe) return decodeUtf16(body, true)
  if (body[0] === 0xfe && body[1] === 0xff) return decodeUtf16(body, false)
  // In mostly Latin text the position of the zeros reveals the byte order.
  const zeros = [0, 1].map((odd) => body.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd <= 1) return decodeTextOrLatin(body)
  return decodeUtf16(body, even === odd ? isLittle : odd > even)
}

function decodeUtf16(bytes: Uint8Array, isLittle: boolean): string {
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
}

function toUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = viewOf(bytes)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at))
  return bytes
}

function even(length: number): number {
  return length + (length % 2)
}
