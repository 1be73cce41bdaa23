import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ModelFilesError } from './model-files-error.ts'

/** Checking the lock takes it for a moment, so retry. */
const LOOK_MS = 500

/** Folder for models inside the data folder. */
export type ModelFolder = {
  readonly root: string
  /** A model's folder: its files and records. */
  readonly model: (id: string) => string
  readonly models: string
  /** A folder for each unpacked program. */
  readonly programs: string
  /** LoRA files, unless LOCAL_LORA_DIR is set. */
  readonly loras: string
  readonly licenses: string
  /** Cached checksums of files elsewhere on this machine. */
  readonly checked: string
  readonly lock: string
}

export function modelFolder(dataDir: string): ModelFolder {
  const root = join(dataDir, 'models')
  const models = join(root, 'weights')
  return {
    root,
    models,
    model: (id) => join(models, id),
    programs: join(root, 'programs'),
    loras: join(root, 'loras'),
    licenses: join(root, 'licenses.json'),
    checked: join(root, 'checked.json'),
    lock: join(root, 'lock'),
  }
}

/** A record; undefined if missing or unreadable. */
export async function readRecord(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a record atomically. */
export async function writeRecord(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.new`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, path)
  await flushFolder(dirname(path))
}

/** Flushes a folder's entries; Windows cannot open folders and flushes by itself. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** SHA-256 of a file, in lowercase hexadecimal. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576, ...(signal && { signal }) }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Serializes changes to the models' folder on this machine. Uses an operating system lock (through SQLite, since Node has no call for it), which
 * ends with the process.
 */
export async function withModelLock<T>(folder: ModelFolder, work: () => Promise<T>): Promise<T> {
  await mkdir(folder.root, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(folder.lock, { timeout: LOOK_MS })
  try {
    try {
      lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('locked'))) throw error
      throw new ModelFilesError(
        `Another process is installing or removing a model in ${folder.root}. Wait for it or stop it, then try again.`,
      )
    }
    return await work()
  } finally {
    lock.close()
  }
}

/** Whether a process of this machine is changing the models' folder. */
export function isModelLockHeld(folder: ModelFolder): boolean {
  if (!existsSync(folder.lock)) return false
  const lock = new DatabaseSync(folder.lock, { timeout: 0, readOnly: true })
  try {
    lock.exec('select count(*) from sqlite_master')
    return false
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('locked'))) throw error
    return true
  } finally {
    lock.close()
  }
}

/** Deletes a folder and its contents. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
}
