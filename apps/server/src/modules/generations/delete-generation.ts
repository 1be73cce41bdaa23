import type { deleteGeneration as endpoint } from '@easel/contract/generations'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { FileSweep } from './file-sweep.job.ts'
import { createGenerationsRepository } from './generations.repository.ts'

/** The row goes first; its file is on the list of files to delete from that moment, so a crash or a failing disk leaves no orphan. */
export function deleteGeneration(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
  readonly sweep: Pick<FileSweep, 'deleteListed'>
}): UseCase<typeof endpoint> {
  return async ({ params: { id } }, { actor }) => {
    await deps.database.asUser(actor.userId, async (tx) => {
      const fileKey = await createGenerationsRepository(tx).deleteOwnedBy(actor.userId, id)
      if (fileKey === undefined) throw new AppError('not_found')
      await deps.events.append(tx, actor.userId, { type: 'generation.deleted', payload: { id } })
    })
    await deps.sweep.deleteListed()
    return { id }
  }
}
