import type { getBatch as getEndpoint, listBatches as listEndpoint } from '@easel/contract/batches'
import { LIMITS } from '@easel/contract/limits'
import type { UseCase } from '../../platform/use-case.ts'
import type { BatchDeps } from './batch-deps.ts'
import { readWhole } from './batch-view.ts'
import { createBatchesRepository } from './batches.repository.ts'
import { toBatch } from './batches.table.ts'

export function listBatches(deps: Pick<BatchDeps, 'database'>): UseCase<typeof listEndpoint> {
  return (_input, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const repository = createBatchesRepository(tx)
      const rows = await repository.list(userId, LIMITS.batchesKept)
      const counts = await repository.count(
        userId,
        rows.map(({ id }) => id),
      )
      return {
        items: rows.flatMap((row) => {
          const counted = counts.get(row.id)
          return counted ? [toBatch(row, counted)] : []
        }),
      }
    })
}

export function getBatch(deps: Pick<BatchDeps, 'database' | 'pictures'>): UseCase<typeof getEndpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, (tx) => readWhole(tx, deps.pictures, userId, id))
}
