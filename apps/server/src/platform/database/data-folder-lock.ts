import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

/**
 * Keeps two processes from opening one data folder. Uses an operating system lock (through SQLite, since Node has no call for it), which ends
 * with the process. No stale lock can remain, and no process id or age has to be guessed.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  const holder = join(folder, 'process.json')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && error.message.includes('locked'))) throw error
    throw new StartupError(
      `The data folder ${folder} is in use by another Easel${describeHolder(holder)}. Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(holder, `${JSON.stringify({ pid: process.pid, startedAt: new Date().toISOString() })}\n`)
  return { release: () => lock.close() }
}

function describeHolder(file: string): string {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown }
    return typeof pid === 'number' ? ` (process ${pid})` : ''
  } catch {
    return ''
  }
}
