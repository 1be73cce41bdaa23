import { decodeLatin, decodeText, encodeText, join, viewOf } from './bytes.ts'

const ASCII = 2
const LONG = 4
const UNDEFINED = 7
const DESCRIPTION = 0x010e
const SOFTWARE = 0x0131
const EXIF_IFD = 0x8769
const USER_COMMENT = 0x9286
const ENTRY = 12
const UNICODE = 'UNICODE\0'

type Entry = { readonly tag: number; readonly type: number; readonly data: Uint8Array }

/** A TIFF block with the picture's description, the program, and a comment; texts in any language. */
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
    // Big-endian, the first directory right behind this header.
    Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8),
    buildDirectory([...first, { tag: EXIF_IFD, type: LONG, data: pointer }], 8),
    buildDirectory(comments, secondAt),
  ])
}

/** Texts that do not fit in an entry lie behind their directory. */
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

/** The comment and the description of a TIFF block from any program; never reads beyond its end. */
export function readExif(tiff: Uint8Array): { comment?: string; description?: string } {
  const view = viewOf(tiff)
  if (tiff.length < 8) return {}
  const isLittle = tiff[0] === 0x49
  const found: { comment?: string; description?: string } = {}
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
      const data =
        length <= 4 ? tiff.subarray(entryAt + 8, entryAt + 8 + length) : tiff.subarray(value, value + length)
      if (tag === DESCRIPTION) found.description = decodeText(data).replace(/\0+$/, '')
      if (tag === USER_COMMENT) found.comment = readComment(data, isLittle)
    }
  }
  visit(view.getUint32(4, isLittle), 0)
  return found
}

function readComment(data: Uint8Array, isLittle: boolean): string {
  const body = data.subarray(8)
  if (decodeLatin(data.subarray(0, 8)) !== UNICODE) return decodeText(body).replace(/\0+$/, '')
  // Writers do not agree on the order of bytes; a text of mostly Latin letters gives it away.
  const zeros = [0, 1].map((odd) => body.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const low = zeros[0] === zeros[1] ? isLittle : (zeros[1] ?? 0) > (zeros[0] ?? 0)
  return new TextDecoder(low ? 'utf-16le' : 'utf-16be').decode(body)
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
