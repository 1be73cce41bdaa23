import { crc32 } from 'node:zlib'

/** One entry of a ZIP file, possibly malicious. */
export type ZipEntry = {
  readonly name: string
  readonly bytes: Uint8Array
  /** Unix mode with the file type; default: a plain file that is not executable. */
  readonly mode?: number
}

const PLAIN = 0o100644
/** Made on Unix, so that readers respect the mode. */
const MADE_BY = (3 << 8) | 20

/** Writes a ZIP file of stored entries; names are not checked. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const { name, bytes, mode = PLAIN } of entries) {
    const label = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800, 2)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(bytes.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, label, bytes])
    const entry = Buffer.alloc(46 + label.length)
    entry.write('PK\u0001\u0002', 0, 'latin1')
    entry.writeUInt16LE(MADE_BY, 4)
    shared.copy(entry, 6)
    entry.writeUInt32LE((mode << 16) >>> 0, 38)
    entry.writeUInt32LE(at, 42)
    label.copy(entry, 46)
    index.push(entry)
    parts.push(local)
    at += local.length
  }
  const directory = Buffer.concat(index)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}
