import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flushPath } from '../flush-path.ts'
import type { Storage } from './storage.ts'
import { assertStorageKey } from './storage-key.ts'

/** Drafts are not keys: no key may begin with a dot. */
const DRAFTS = '.drafts'

/** Blobs as files. A blob is there whole or not at all: it is written under another name, flushed, and renamed; then the folder is flushed. */
export function createDiskStorage(folder: string): Storage {
  mkdirSync(join(folder, DRAFTS), { recursive: true })
  const made = new Set<string>()
  const flushFolder = createFolderFlush()

  async function makeFolder(path: string): Promise<void> {
    if (made.has(path)) return
    await mkdir(path, { recursive: true })
    made.add(path)
  }

  return {
    put: async (key, bytes) => {
      const path = pathOf(folder, key)
      const draft = join(folder, DRAFTS, randomBytes(12).toString('hex'))
      await makeFolder(dirname(path))
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await writeAll(file, bytes instanceof Uint8Array ? [bytes] : bytes)
          await file.datasync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await flushFolder(dirname(path))
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(folder, key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: async (key) => rm(pathOf(folder, key), { force: true }),
    list: (prefix) => listUnder(folder, prefix),
    check: () => access(join(folder, DRAFTS), constants.W_OK),
  }
}

async function* listUnder(folder: string, prefix: string): AsyncGenerator<{ key: string; ageMs: number }> {
  const start = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (!entry.isFile() || key.startsWith('.') || !key.startsWith(prefix)) continue
    try {
      yield { key, ageMs: Date.now() - (await stat(path)).mtimeMs }
    } catch (error) {
      // Deleted since the folder was read.
      if (!isMissing(error)) throw error
    }
  }
}

function pathOf(folder: string, key: string): string {
  assertStorageKey(key)
  return join(folder, key)
}

async function writeAll(file: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  let left = parts.filter((part) => part.length > 0)
  while (left.length > 0) {
    const { bytesWritten } = await file.writev(left)
    left = without(left, bytesWritten)
  }
}

function without(parts: readonly Uint8Array[], count: number): Uint8Array[] {
  let skipped = count
  return parts.flatMap((part) => {
    const here = Math.min(skipped, part.length)
    skipped -= here
    return here === part.length ? [] : [part.subarray(here)]
  })
}

/** Whoever comes while a folder is being flushed waits for the next flush, and all who wait share it. */
function createFolderFlush(): (folder: string) => Promise<void> {
  const turns = new Map<string, { running: Promise<void>; next: Promise<void> | undefined }>()

  function begin(folder: string): Promise<void> {
    const running = flushPath(folder).finally(() => {
      if (turns.get(folder)?.running === running) turns.delete(folder)
    })
    turns.set(folder, { running, next: undefined })
    return running
  }

  return (folder) => {
    const turn = turns.get(folder)
    if (!turn) return begin(folder)
    turn.next ??= turn.running.then(
      () => begin(folder),
      () => begin(folder),
    )
    return turn.next
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
