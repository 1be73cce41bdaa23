import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { foldersIn, listInstalled } from './installed-record.ts'
import { ModelFilesError } from './model-files-error.ts'
import { type ModelFolder, removeFolder, withModelLock } from './model-folder.ts'

/**
 * Deletes a model's folder, complete or not, and programs that no model needs. Files in LOCAL_MODEL_DIR and license acceptances stay. False when
 * there is no such model.
 */
export function removeModel(folder: ModelFolder, id: string): Promise<boolean> {
  return withModelLock(folder, async () => {
    if (!(await foldersIn(folder.models)).includes(id)) return false
    try {
      await removeFolder(folder.model(id))
      const needed = new Set(
        (await listInstalled(folder)).flatMap(({ program }) => program?.path.split(/[/\\]/)[0] ?? []),
      )
      for (const name of await namesIn(folder.programs))
        if (!needed.has(name)) await removeFolder(join(folder.programs, name))
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!['EBUSY', 'EPERM', 'EACCES', 'ENOTEMPTY'].includes(code)) throw error
      throw new ModelFilesError(
        `${folder.model(id)} cannot be removed (${code}). Stop Easel, then try again.`,
      )
    }
    return true
  })
}

async function namesIn(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
