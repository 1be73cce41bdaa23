import type { Database } from '../../platform/database/database.ts'
import type { FileSweep } from './file-sweep.job.ts'
import type { ReferencePictures } from './reference-pictures.ts'
import { createTasksRepository } from './tasks.repository.ts'

/** For the end of an account: looks while the rows are there; what it answers deletes the files once the rows are gone. */
export function eraseFiles(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly references: Pick<ReferencePictures, 'release'>
  readonly sweep: Pick<FileSweep, 'deleteListed'>
}) {
  return async (userId: string): Promise<() => Promise<void>> => {
    const keys = await deps.database.asUser(userId, (tx) => createTasksRepository(tx).findReferences(userId))
    return async () => {
      for (const key of keys) await deps.references.release(key)
      await deps.sweep.deleteListed()
    }
  }
}
