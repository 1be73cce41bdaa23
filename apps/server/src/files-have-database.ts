import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { StartupError } from './platform/startup-error.ts'
import { OWNER_FILE } from './platform/storage/storage.ts'

/** Throws when the folder has files but no embedded database. Creating an empty one in its place would get in the way of restoring it. */
export function assertFilesHaveDatabase(env: Env): void {
  const folder = join(env.DATA_DIR, 'db')
  const mark = join(env.DATA_DIR, 'files', OWNER_FILE)
  if (env.DATABASE_URL || env.STORAGE_DRIVER !== 'disk' || existsSync(folder) || !existsSync(mark)) return
  const id = readFileSync(mark, 'utf8').trim()
  if (env.STORAGE_ADOPT === id) return
  throw new StartupError(
    [
      `The files do not belong to the database. ${folder} is not there. Nothing has been changed.`,
      `  Files:    the folder ${join(env.DATA_DIR, 'files')} (installation ${id})`,
      'Restore the folder db from its backup, or set DATABASE_URL to the database of these files.',
      'A new installation needs files of its own: set another DATA_DIR.',
      `To begin with an empty database beside these files, start with STORAGE_ADOPT=${id}.`,
    ].join('\n'),
  )
}
