import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import {
  access,
  constants,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '../clock.ts'
import { flushPath } from '../flush-path.ts'
import { reasonOf } from '../reason-of.ts'
import { OWNER_FILE, type Storage } from './storage.ts'
import { assertStorageKey } from './storage-key.ts'

/** Drafts start with a dot, which no key may. */
const DRAFTS = '.drafts'

/** Blobs as files. Writes are atomic: a draft is written, flushed and renamed, then the folder is flushed. */
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
    place: `the folder ${folder}`,
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
    move: async (from, to) => {
      const [before, after] = [pathOf(folder, from), pathOf(folder, to)]
      await makeFolder(dirname(after))
      try {
        await rename(before, after)
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
      await flushFolder(dirname(after))
      await flushFolder(dirname(before))
      return true
    },
    list: (prefix, signal) => listUnder(folder, prefix, signal),
    check: () => access(join(folder, DRAFTS), constants.W_OK),
    removeDrafts: () => removeDrafts(join(folder, DRAFTS)),
    readOwner: () => readOwner(folder),
    writeOwner: async (id) => {
      const draft = join(folder, DRAFTS, randomBytes(12).toString('hex'))
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(`${id}\n`)
        await file.datasync()
        await file.close()
        // Unlike a rename, a link does not overwrite.
        await link(draft, join(folder, OWNER_FILE)).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        })
      } finally {
        await rm(draft, { force: true })
      }
      await flushFolder(folder)
    },
  }
}

async function removeDrafts(folder: string): Promise<void> {
  const failures: unknown[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    // Longer than any write takes.
    if (Date.now() - mtimeMs > HOUR_MS)
      await rm(path, { force: true }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new Error(
      `drafts that could not be removed: ${failures.length}, the first because of: ${reasonOf(failures[0])}`,
    )
}

async function readOwner(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, OWNER_FILE), 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

type Listed = { readonly key: string; readonly ageMs: number }

async function* listUnder(folder: string, prefix: string, signal?: AbortSignal): AsyncGenerator<Listed> {
  const start = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  yield* walk(start)

  async function* walk(inside: string): AsyncGenerator<Listed> {
    signal?.throwIfAborted()
    for (const { name, isFolder } of await readNames(join(folder, inside))) {
      const key = inside + name
      if (isFolder) {
        if (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)) yield* walk(`${key}/`)
        continue
      }
      if (!key.startsWith(prefix)) continue
      signal?.throwIfAborted()
      try {
        yield { key, ageMs: Date.now() - (await stat(join(folder, key))).mtimeMs }
      } catch (error) {
        // Deleted since the folder was listed.
        if (!isMissing(error)) throw error
      }
    }
  }
}

/** Sorted by full key, where a folder's keys continue with a slash. */
async function readNames(folder: string): Promise<{ name: string; isFolder: boolean }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return entries
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .map((entry) => ({ ...entry, order: entry.isFolder ? `${entry.name}/` : entry.name }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
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

/** Calls made during a folder flush wait for the next one and share it. */
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
