import { createHash, type Hash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { flushFolder, readRecord, writeRecord } from './model-folder.ts'

/** Stored beside a partial file, so that it can be resumed. */
type PartNote = {
  /** ETag of the response with its bytes. */
  readonly etag?: string | undefined
  /** Stated by the host. */
  readonly sha256?: string | undefined
}

/** A partial file, `NAME.part`, with a running checksum. */
export type PartFile = {
  readonly size: () => number
  readonly note: () => PartNote
  /** Whether it has bytes from an earlier run. */
  readonly isResumed: () => boolean
  readonly append: (bytes: Uint8Array) => Promise<void>
  readonly setNote: (note: PartNote) => Promise<void>
  /** Checksum of everything. */
  readonly sha256: () => string
  /** Starts over. */
  readonly clear: () => Promise<void>
  /** Flushes it and renames it into place. */
  readonly finish: () => Promise<void>
  /** Keeps it for later; deletes it if empty. */
  readonly close: () => Promise<void>
}

/** Writes bytes at an offset. */
export type WriteBytes = (handle: FileHandle, bytes: Uint8Array, position: number) => Promise<void>

const writeAll: WriteBytes = async (handle, bytes, position) => {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written)
    written += bytesWritten
  }
}

/** Path of a file while it is incomplete. */
export const partPath = (target: string) => `${target}.part`
const notePath = (target: string) => `${target}.part.json`

/** Opens a target's partial file and hashes what is there. */
export async function openPartFile(
  target: string,
  { write = writeAll, signal }: { readonly write?: WriteBytes; readonly signal?: AbortSignal },
): Promise<PartFile> {
  const path = partPath(target)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  // Not append mode: Windows cannot truncate such a file.
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

/** Deletes a target's partial file and its record. */
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
