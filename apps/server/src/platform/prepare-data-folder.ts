import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** Permission bits of the group and of everyone else. */
const OTHERS = 0o077

/**
 * Makes the data folder, sees that it can be written, and keeps it to its owner: password hashes and private pictures lie in it. Whatever
 * the process writes from here on is the owner's alone; a folder of an earlier version, which was not, is closed with all that it holds.
 * Answers whether another user of the machine may still look into it, because it belongs to someone else and cannot be closed.
 */
export function prepareDataFolder(folder: string): { readonly isOpenToOthers: boolean } {
  process.umask(OTHERS)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `DATA_DIR: the folder ${folder} cannot be written (${code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
  if (!isOpen(folder)) return { isOpenToOthers: false }
  // The folder first: once it is closed, nothing in it can be reached, however long the rest takes.
  keepToOwner(folder)
  keepContentToOwner(folder)
  return { isOpenToOthers: isOpen(folder) }
}

/** Takes every right of others away from what lies in the folder, links aside. */
export function keepContentToOwner(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) keepToOwner(join(entry.parentPath, entry.name))
}

function isOpen(path: string): boolean {
  // Windows has no such bits; what lies in a user's folder is theirs there.
  return process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0
}

function keepToOwner(path: string): void {
  try {
    const { mode } = lstatSync(path)
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o7777 & ~OTHERS)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Gone meanwhile, of another owner, or on a file system without permissions.
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes(code)) throw error
  }
}
