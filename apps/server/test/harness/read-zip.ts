import { crc32, inflateRawSync } from 'node:zlib'

/** The files of an archive, by the directory at its end; every checksum and size is held against the bytes. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const locator = archive.length - 22 - 20
  if (archive.readUInt32LE(locator) !== 0x07064b50) return readSmallZip(archive)
  const end = Number(archive.readBigUInt64LE(locator + 8))
  const count = Number(archive.readBigUInt64LE(end + 32))
  let at = Number(archive.readBigUInt64LE(end + 48))
  const files = new Map<string, Buffer>()
  for (let entry = 0; entry < count; entry += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory is broken')
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = at + 46 + nameLength + 4
    const [size, packed, offset] = [0, 8, 16].map((place) => Number(archive.readBigUInt64LE(extra + place)))
    files.set(name, readFile(archive, { at, size: size ?? 0, packed: packed ?? 0, offset: offset ?? 0 }))
    at += 46 + nameLength + archive.readUInt16LE(at + 30)
  }
  return files
}

/** The same of an archive below 4 GB by a program that then writes the older, shorter fields. */
function readSmallZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('the archive has no end')
  let at = archive.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory is broken')
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const [packed = 0, size = 0, offset = 0] = [20, 24, 42].map((place) => archive.readUInt32LE(at + place))
    files.set(name, readFile(archive, { at, size, packed, offset }))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

type Place = { readonly at: number; readonly size: number; readonly packed: number; readonly offset: number }

function readFile(archive: Buffer, { at, size, packed, offset }: Place): Buffer {
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const kept = archive.subarray(start, start + packed)
  const bytes = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(kept) : kept
  if (bytes.length !== size || crc32(bytes) !== archive.readUInt32LE(at + 16))
    throw new Error('a file of the archive is broken')
  return bytes
}
