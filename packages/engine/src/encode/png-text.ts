import { crc32 } from 'node:zlib'

const SIGNATURE_AND_HEADER = 8 + 25

/**
 * Adds text chunks to an encoded PNG, right after its header: `tEXt` for plain Latin, `iTXt` (UTF-8) for everything else. Empty texts
 * are left out. Keywords are 1–79 Latin letters.
 */
export function addPngTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  const chunks = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([keyword, text]) => textChunk(keyword, text))
  return Buffer.concat([png.subarray(0, SIGNATURE_AND_HEADER), ...chunks, png.subarray(SIGNATURE_AND_HEADER)])
}

function textChunk(keyword: string, text: string): Buffer {
  const plain = /^[\x20-\x7e\xa1-\xff]*$/.test(text)
  // iTXt: keyword, 0, not compressed, method 0, no language, no translated keyword, text.
  const data = plain
    ? Buffer.concat([Buffer.from(keyword, 'latin1'), Buffer.of(0), Buffer.from(text, 'latin1')])
    : Buffer.concat([Buffer.from(keyword, 'latin1'), Buffer.of(0, 0, 0, 0, 0), Buffer.from(text, 'utf8')])
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(plain ? 'tEXt' : 'iTXt', 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** Text chunks of a PNG by keyword, as written by `addPngTexts`. */
export function readPngTexts(png: Uint8Array): Record<string, string> {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const texts: Record<string, string> = {}
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))
    const end = data.indexOf(0)
    if (type === 'tEXt') texts[data.toString('latin1', 0, end)] = data.toString('latin1', end + 1)
    if (type === 'iTXt') texts[data.toString('latin1', 0, end)] = data.toString('utf8', end + 5)
  }
  return texts
}
