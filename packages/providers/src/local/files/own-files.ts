import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RemoteFile } from './manifest.ts'
import { ModelFilesError } from './model-files-error.ts'
import { hashFile, readRecord, writeRecord } from './model-folder.ts'

/** Limits of the search: model folders are small, a whole disk is not one. */
const MAX_ENTRIES = 50_000

/** A file's state when its checksum was computed. */
export type CheckedFile = {
  readonly path: string
  readonly bytes: number
  readonly mtimeMs: number
  readonly sha256: string
}

/** A file's current state, if it exists. */
export async function stateOf(
  path: string,
): Promise<{ readonly bytes: number; readonly mtimeMs: number } | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? { bytes: found.size, mtimeMs: found.mtimeMs } : undefined
  } catch {
    return undefined
  }
}

/** Finds manifest files in LOCAL_MODEL_DIR and its subfolders by name, size and checksum. Checksums are cached until size or modification time change. */
export function createOwnFiles(
  folder: string | undefined,
  memory: string,
  onHash: (path: string) => void = () => {},
  isOptional = false,
): (file: RemoteFile, signal?: AbortSignal) => Promise<CheckedFile | undefined> {
  let listed: Promise<readonly string[]> | undefined
  return async (file, signal) => {
    if (folder === undefined || file.sha256 === undefined) return undefined
    listed ??= listFiles(folder, isOptional)
    for (const path of await listed) {
      if (basename(path) !== file.name) continue
      const found = await stateOf(path)
      if (found?.bytes !== file.bytes) continue
      const sha256 = await checksumOf(path, found)
      if (sha256 === file.sha256) return { path, sha256, ...found }
    }
    return undefined

    async function checksumOf(path: string, found: { bytes: number; mtimeMs: number }): Promise<string> {
      const known = readChecked(await readRecord(memory))
      const before = known.find((one) => one.path === path)
      if (before && before.bytes === found.bytes && before.mtimeMs === found.mtimeMs) return before.sha256
      onHash(path)
      const sha256 = await hashFile(path, signal)
      await rememberChecked(memory, { path, ...found, sha256 })
      return sha256
    }
  }
}

/** Caches a file's checksum. */
export async function rememberChecked(memory: string, file: CheckedFile): Promise<void> {
  const known = readChecked(await readRecord(memory))
  await writeRecord(memory, [...known.filter(({ path }) => path !== file.path), file])
}

async function listFiles(folder: string, isOptional: boolean): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    if (entries.length > MAX_ENTRIES)
      throw new ModelFilesError(
        `LOCAL_MODEL_DIR: ${folder} has more than ${MAX_ENTRIES} entries. Set it to the folder that holds the models.`,
      )
    return entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ parentPath, name }) => join(parentPath, name))
  } catch (error) {
    if (error instanceof ModelFilesError) throw error
    const { code } = error as NodeJS.ErrnoException
    if (isOptional && code === 'ENOENT') return []
    throw new ModelFilesError(
      `LOCAL_MODEL_DIR: the folder ${folder} cannot be read (${code}). Set it to the folder that holds the models, or remove the setting.`,
    )
  }
}

function readChecked(value: unknown): readonly CheckedFile[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (one): one is CheckedFile =>
      typeof one?.path === 'string' &&
      typeof one.bytes === 'number' &&
      typeof one.mtimeMs === 'number' &&
      typeof one.sha256 === 'string',
  )
}
