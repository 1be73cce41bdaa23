import type { deleteGeneration as endpoint } from '@easel/contract/generations'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { applyChange, type ChangeDeps } from './change-generations.ts'
import { createChangesRepository } from './changes.repository.ts'

/** Moves a picture to the trash. One already there counts as deleted, so there is nothing to delete. */
export function deleteGeneration(
  deps: Pick<ChangeDeps, 'database' | 'events' | 'address' | 'clock'>,
): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const own = await createChangesRepository(tx, userId).lock([id])
      const { changes } = await applyChange(deps, tx, userId, own, { action: 'trash' })
      if (changes.length === 0) throw new AppError('not_found')
      return { id }
    })
}
