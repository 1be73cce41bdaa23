import { crc32, createDeflateRaw } from 'node:zlib'
import { centralHeader, dataDescriptor, endOfArchive, localHeader, type ZipRecord } from './zip-records.ts'

export type ZipEntry = {
  /** Relative path inside the archive, with `/` and without `..`. */
  readonly name: string
  readonly modifiedAt: Date
  /** Bytes are stored, since pictures are compressed already; streamed text is deflated. */
  readonly bytes: Uint8Array | AsyncIterable<string | Uint8Array>
}

/** Streams a ZIP archive at the reader's pace, with one entry in memory at a time. Any number of files of any size (ZIP64). */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const parts = writeArchive(entries)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function* writeArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const records: ZipRecord[] = []
  let offset = 0
  for await (const entry of entries) {
    const head = headOf(entry)
    const start = offset
    const header = localHeader(head)
    offset += header.length
    yield header
    const sizes = { crc: 0, size: 0, packed: 0 }
    for await (const part of packed(entry.bytes, sizes)) {
      sizes.packed += part.length
      offset += part.length
      yield part
    }
    const descriptor = dataDescriptor(sizes)
    offset += descriptor.length
    yield descriptor
    records.push({ ...head, ...sizes, offset: start })
  }
  const directory = offset
  for (const record of records) {
    const line = centralHeader(record)
    offset += line.length
    yield line
  }
  yield endOfArchive(records.length, directory, offset - directory)
}

function headOf({ name, modifiedAt, bytes }: ZipEntry) {
  // Unpackers that follow such a name write outside their folder.
  if (name === '' || /^[/\\]|\\|(^|\/)\.\.(\/|$)|\0/.test(name))
    throw new RangeError('not a path for an archive')
  const method: 0 | 8 = bytes instanceof Uint8Array ? 0 : 8
  return { name: Buffer.from(name), modifiedAt, method }
}

async function* packed(
  bytes: ZipEntry['bytes'],
  sizes: { crc: number; size: number },
): AsyncGenerator<Uint8Array> {
  function count(part: Uint8Array): Uint8Array {
    sizes.crc = crc32(part, sizes.crc)
    sizes.size += part.length
    return part
  }
  if (bytes instanceof Uint8Array) {
    yield count(bytes)
    return
  }
  const deflate = createDeflateRaw()
  const fed = feed(deflate, bytes, count)
  try {
    for await (const part of deflate) yield part
    await fed
  } finally {
    deflate.destroy()
  }
}

async function feed(
  deflate: ReturnType<typeof createDeflateRaw>,
  parts: AsyncIterable<string | Uint8Array>,
  count: (part: Uint8Array) => Uint8Array,
): Promise<void> {
  try {
    for await (const part of parts) {
      if (part.length === 0) continue
      if (!deflate.write(count(Buffer.from(part))))
        await new Promise((resolve) => deflate.once('drain', resolve))
    }
    deflate.end()
  } catch (error) {
    deflate.destroy(error as Error)
  }
}
