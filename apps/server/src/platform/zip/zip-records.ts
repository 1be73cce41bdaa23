/** A file's entry in the central directory. */
export type ZipRecord = {
  /** Path in UTF-8, with `/`. */
  readonly name: Buffer
  readonly modifiedAt: Date
  /** Compression method: 0 stored, 8 deflated. */
  readonly method: 0 | 8
  readonly crc: number
  /** Compressed and uncompressed size in bytes. */
  readonly packed: number
  readonly size: number
  /** Offset of its local header. */
  readonly offset: number
}

const MAX_32 = 0xffffffff
const MAX_16 = 0xffff
/** Version 4.5: sizes over 4 GB. */
const VERSION = 45
/** Bit 3: sizes follow the bytes. Bit 11: names are UTF-8. */
const FLAGS = 0x0808

/** Local header. Sizes are not known yet and follow in the descriptor, as 64-bit numbers because of the extra field. */
export function localHeader({ name, modifiedAt, method }: Pick<ZipRecord, 'name' | 'modifiedAt' | 'method'>) {
  const header = Buffer.alloc(30 + name.length + 20)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(dosTime(modifiedAt), 10)
  header.writeUInt32LE(MAX_32, 18)
  header.writeUInt32LE(MAX_32, 22)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(20, 28)
  name.copy(header, 30)
  header.writeUInt16LE(1, 30 + name.length)
  header.writeUInt16LE(16, 32 + name.length)
  return header
}

/** Data descriptor, after the bytes. */
export function dataDescriptor({ crc, packed, size }: Pick<ZipRecord, 'crc' | 'packed' | 'size'>) {
  const descriptor = Buffer.alloc(24)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeBigUInt64LE(BigInt(packed), 8)
  descriptor.writeBigUInt64LE(BigInt(size), 16)
  return descriptor
}

/** Central directory entry. */
export function centralHeader(record: ZipRecord) {
  const { name } = record
  const header = Buffer.alloc(46 + name.length + 28)
  header.writeUInt32LE(0x02014b50, 0)
  // Made on Unix, so that unpackers read the mode from the attributes.
  header.writeUInt16LE(VERSION | (3 << 8), 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(record.method, 10)
  header.writeUInt32LE(dosTime(record.modifiedAt), 12)
  header.writeUInt32LE(record.crc, 16)
  header.writeUInt32LE(MAX_32, 20)
  header.writeUInt32LE(MAX_32, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(28, 30)
  // Regular file, rw-r--r--.
  header.writeUInt32LE(0o100644 * 0x10000, 38)
  header.writeUInt32LE(MAX_32, 42)
  name.copy(header, 46)
  const extra = 46 + name.length
  header.writeUInt16LE(1, extra)
  header.writeUInt16LE(24, extra + 2)
  header.writeBigUInt64LE(BigInt(record.size), extra + 4)
  header.writeBigUInt64LE(BigInt(record.packed), extra + 12)
  header.writeBigUInt64LE(BigInt(record.offset), extra + 20)
  return header
}

/** ZIP64 end of the central directory, its locator, and the old end record. */
export function endOfArchive(count: number, directoryOffset: number, directorySize: number) {
  const end = Buffer.alloc(56 + 20 + 22)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(VERSION, 12)
  end.writeUInt16LE(VERSION, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(directorySize), 40)
  end.writeBigUInt64LE(BigInt(directoryOffset), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 64)
  end.writeUInt32LE(1, 72)
  end.writeUInt32LE(0x06054b50, 76)
  end.writeUInt16LE(Math.min(count, MAX_16), 84)
  end.writeUInt16LE(Math.min(count, MAX_16), 86)
  end.writeUInt32LE(MAX_32, 88)
  end.writeUInt32LE(MAX_32, 92)
  return end
}

/** MS-DOS date and time: since 1980, in steps of two seconds, here in UTC. */
function dosTime(moment: Date): number {
  const year = Math.max(1980, moment.getUTCFullYear())
  const date = ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
  return date * 0x10000 + time
}
