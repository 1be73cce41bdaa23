import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** Permission bits of group and others. */
const OTHERS = 0o077

/**
 * Creates the data folder, checks that it is writable, and restricts it to its owner, because it holds password hashes and private pictures.
 * Files written from here on are private, and an open folder of an earlier version is closed with everything in it. Returns whether other users
 * of the machine can still read it, because it belongs to someone else.
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
  // The folder first: once it is closed, nothing inside can be reached, however long the rest takes.
  keepToOwner(folder)
  keepContentToOwner(folder)
  return { isOpenToOthers: isOpen(folder) }
}

/** Removes others' permissions from everything in the folder, except links. */
export function keepContentToOwner(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) keepToOwner(join(entry.parentPath, entry.name))
}

function isOpen(path: string): boolean {
  // Windows has no such bits; a user's folder is private there.
  return process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0
}

function keepToOwner(path: string): void {
  try {
    const { mode } = lstatSync(path)
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o7777 & ~OTHERS)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Gone meanwhile, owned by someone else, or without permission support.
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes(code)) throw error
  }
}
