import { createHash, type Hash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { flushFolder, readRecord, writeRecord } from './model-folder.ts'

/** What is kept beside an unfinished file, so that it can be gone on with. */
type PartNote = {
  /** Of the answer that the bytes came with. */
  readonly etag?: string | undefined
  /** What the host said. */
  readonly sha256?: string | undefined
}

/** A file that is not whole yet: `NAME.part`, with the checksum of what is there. */
export type PartFile = {
  readonly size: () => number
  readonly note: () => PartNote
  /** Whether bytes of an earlier run are in it. */
  readonly isResumed: () => boolean
  readonly append: (bytes: Uint8Array) => Promise<void>
  readonly setNote: (note: PartNote) => Promise<void>
  /** Checksum of all of it. */
  readonly sha256: () => string
  /** Begins with nothing. */
  readonly clear: () => Promise<void>
  /** Puts it in its place, flushed to the disk. */
  readonly finish: () => Promise<void>
  /** Leaves it for another time; an empty one is taken away. */
  readonly close: () => Promise<void>
}

/** Writes bytes at a place of a file. */
export type WriteBytes = (handle: FileHandle, bytes: Uint8Array, position: number) => Promise<void>

const writeAll: WriteBytes = async (handle, bytes, position) => {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written)
    written += bytesWritten
  }
}

/** Path of a file while it is not whole. */
export const partPath = (target: string) => `${target}.part`
const notePath = (target: string) => `${target}.part.json`

/** Opens the unfinished file of a target, and reads what is there already. */
export async function openPartFile(
  target: string,
  { write = writeAll, signal }: { readonly write?: WriteBytes; readonly signal?: AbortSignal },
): Promise<PartFile> {
  const path = partPath(target)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  // Not for appending alone: Windows cannot shorten such a file.
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  let hash: Hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of createReadStream(path, {
      highWaterMark: 1_048_576,
      ...(signal && { signal }),
    })) {
      hash.update(chunk as Buffer)
      size += (chunk as Buffer).length
    }
  } catch (error) {
    await handle.close()
    throw error
  }
  let isResumed = size > 0
  let note = readNote(await readRecord(notePath(target)))
  return {
    size: () => size,
    note: () => note,
    isResumed: () => isResumed,
    append: async (bytes) => {
      await write(handle, bytes, size)
      hash.update(bytes)
      size += bytes.length
    },
    setNote: async (next) => {
      note = next
      await writeRecord(notePath(target), next)
    },
    sha256: () => hash.copy().digest('hex'),
    clear: async () => {
      await handle.truncate(0)
      hash = createHash('sha256')
      size = 0
      isResumed = false
      note = {}
    },
    finish: async () => {
      await handle.sync()
      await handle.close()
      await rename(path, target)
      await rm(notePath(target), { force: true })
      await flushFolder(dirname(target))
    },
    close: async () => {
      const { size: left } = await handle.stat()
      await handle.close()
      if (left === 0) await discardPart(target)
    },
  }
}

/** Takes the unfinished file of a target away, note and all. */
export async function discardPart(target: string): Promise<void> {
  await rm(partPath(target), { force: true })
  await rm(notePath(target), { force: true })
}

function readNote(value: unknown): PartNote {
  const { etag, sha256 } = (value ?? {}) as Record<string, unknown>
  return {
    ...(typeof etag === 'string' ? { etag } : {}),
    ...(typeof sha256 === 'string' ? { sha256 } : {}),
  }
}
