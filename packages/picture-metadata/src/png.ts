import { Unzlib } from 'fflate'
import { decodeLatin, decodeText, decodeTextOrLatin, encodeText, join, viewOf } from './bytes.ts'
import { MAX_TEXT, unpack } from './unpack.ts'

const SIGNATURE = 8
const OVERHEAD = 12
/** Chunks with metadata. */
const SPEAKING = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX'])
const MAX_TEXTS = 64
const XMP_KEYWORD = 'XML:com.adobe.xmp'

type Chunk = { readonly type: string; readonly whole: Uint8Array; readonly data: Uint8Array }

/** Yields the complete chunks of a PNG; stops at one that is cut off. */
export function* pngChunks(png: Uint8Array): Generator<Chunk> {
  const view = viewOf(png)
  let at = SIGNATURE
  while (at + OVERHEAD <= png.length) {
    const end = at + OVERHEAD + view.getUint32(at)
    if (end > png.length) return
    yield {
      type: decodeLatin(png.subarray(at + 4, at + 8)),
      whole: png.subarray(at, end),
      data: png.subarray(at + 8, end - 4),
    }
    at = end
  }
}

/** Replaces all metadata with these texts and this XMP packet; the pixels stay the same. Returns pieces; the large ones are parts of the given file. */
export function pngParts(
  png: Uint8Array,
  xmp: string,
  texts: Readonly<Record<string, string>>,
): readonly Uint8Array[] {
  const parts: Uint8Array[] = []
  let [from, to] = [0, SIGNATURE]
  for (const { type, whole } of pngChunks(png)) {
    const end = to + whole.length
    if (SPEAKING.has(type)) {
      if (to > from) parts.push(png.subarray(from, to))
      from = end
    }
    to = end
    if (type !== 'IHDR') continue
    parts.push(png.subarray(from, to), textChunk(XMP_KEYWORD, xmp))
    for (const [keyword, text] of Object.entries(texts)) if (text !== '') parts.push(textChunk(keyword, text))
    from = to
  }
  parts.push(png.subarray(from, to))
  return parts
}

/**
 * Texts by keyword, also compressed ones; the first of each keyword counts. Reads a limited number, since a hostile file may hold thousands that
 * unpack to a megabyte each.
 */
export function readPngTexts(png: Uint8Array): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let looks = 0
  for (const { type, data } of pngChunks(png)) {
    if (!type.endsWith('Xt') || data.length > MAX_TEXT) continue
    looks += 1
    if (looks > MAX_TEXTS) break
    const end = data.indexOf(0)
    const keyword = decodeLatin(data.subarray(0, Math.max(0, end)))
    if (end < 1 || texts.has(keyword)) continue
    const text = readText(type, data, end)
    if (text !== undefined) texts.set(keyword, text)
  }
  return texts
}

/** The EXIF block, which is a chunk of its own in a PNG. */
export function findPngExif(png: Uint8Array): Uint8Array | undefined {
  return pngChunk(png, 'eXIf')
}

/** The data of the first chunk of a type. */
export function pngChunk(png: Uint8Array, wanted: string): Uint8Array | undefined {
  for (const { type, data } of pngChunks(png)) if (type === wanted) return data
  return undefined
}

function readText(type: string, data: Uint8Array, end: number): string | undefined {
  // The standard says that tEXt is Latin-1, but many tools write UTF-8.
  if (type === 'tEXt') return decodeTextOrLatin(data.subarray(end + 1))
  if (type === 'zTXt') {
    const text = unpack(data.subarray(end + 2), Unzlib)
    return text && decodeTextOrLatin(text)
  }
  if (type !== 'iTXt') return undefined
  const language = data.indexOf(0, end + 3)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  if (translated < 0) return undefined
  const body = data.subarray(translated + 1)
  const text = data[end + 1] === 1 ? unpack(body, Unzlib) : body
  return text && decodeText(text)
}

/** `iTXt`: keyword, 0, not compressed, method 0, no language, no translated keyword, UTF-8. */
function textChunk(keyword: string, text: string): Uint8Array {
  return writePngChunk('iTXt', join([encodeText(keyword), new Uint8Array(5), encodeText(text)]))
}

/** A chunk is its length, type, data, and a checksum of the last two. */
export function writePngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = join([encodeText(type), data])
  const chunk = new Uint8Array(body.length + 8)
  const view = viewOf(chunk)
  view.setUint32(0, data.length)
  chunk.set(body, 4)
  view.setUint32(4 + body.length, crc32(body))
  return chunk
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of a chunk's type and data. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
