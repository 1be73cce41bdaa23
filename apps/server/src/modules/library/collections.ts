import type {
  createCollection as createEndpoint,
  deleteCollection as deleteEndpoint,
  updateCollection as updateEndpoint,
} from '@easel/contract/library/collections'
import type { Collection } from '@easel/contract/library/library'
import { LIMITS } from '@easel/contract/limits'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createCollectionsRepository } from './collections.repository.ts'
import { toCollection } from './library.table.ts'

type Node = { readonly id: string; readonly parent_id: string | null }

type Deps = {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}

/** Tabs get the whole tree, which is small, so that they always agree. */
async function tellTree(deps: Deps, tx: Tx, userId: string): Promise<Collection[]> {
  const rows = await createCollectionsRepository(tx).list(userId)
  const collections = rows.map(toCollection)
  await deps.events.append(tx, userId, { type: 'collections.changed', payload: { collections } })
  return collections
}

export function createCollection(
  deps: Deps & { readonly makeId: MakeId; readonly clock: Clock },
): UseCase<typeof createEndpoint> {
  return ({ body }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const repository = createCollectionsRepository(tx)
      await assertBelowCap(tx, {
        userId,
        kind: 'collections',
        max: LIMITS.collectionsPerUser,
        count: async () => (await repository.lockTree(userId)).length,
        message: `There can be ${LIMITS.collectionsPerUser} collections at most.`,
      })
      const tree = await repository.lockTree(userId)
      const id = deps.makeId('col')
      assertFits([...tree, { id, parent_id: body.parent_id }], id)
      const created_at = deps.clock.now()
      await repository.insert({ id, user_id: userId, name: body.name, parent_id: body.parent_id, created_at })
      return { id, collections: await tellTree(deps, tx, userId) }
    })
}

export function updateCollection(deps: Deps): UseCase<typeof updateEndpoint> {
  return ({ params: { id }, body }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const repository = createCollectionsRepository(tx)
      const tree = await repository.lockTree(userId)
      if (!tree.some((node) => node.id === id)) throw new AppError('not_found')
      const { name, parent_id } = body
      if (parent_id !== undefined)
        assertFits(
          tree.map((node) => (node.id === id ? { id, parent_id } : node)),
          id,
        )
      await repository.update(userId, id, {
        ...(name === undefined ? {} : { name }),
        ...(parent_id === undefined ? {} : { parent_id }),
      })
      return { collections: await tellTree(deps, tx, userId) }
    })
}

export function deleteCollection(deps: Deps): UseCase<typeof deleteEndpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const repository = createCollectionsRepository(tx)
      const tree = await repository.lockTree(userId)
      if (!tree.some((node) => node.id === id)) throw new AppError('not_found')
      await repository.delete(userId, withThoseInside(tree, id))
      return { collections: await tellTree(deps, tx, userId) }
    })
}

/** Refuses a tree with a cycle, a missing parent, or too much depth. Only `moved` is new. */
function assertFits(tree: readonly Node[], moved: string): void {
  const parents = new Map(tree.map((node) => [node.id, node.parent_id]))
  const deepest = withThoseInside(tree, moved)
  for (const start of deepest) {
    let depth = 1
    for (let at = parents.get(start) ?? null; at !== null; at = parents.get(at) ?? null) {
      if (!parents.has(at)) throw new AppError('not_found')
      if (at === moved && start === moved)
        throw new AppError('conflict', { message: 'A collection cannot lie inside itself.' })
      depth += 1
      if (depth > LIMITS.collectionDepth)
        throw new AppError('conflict', {
          message: `Collections can lie ${LIMITS.collectionDepth} deep at most.`,
        })
    }
  }
}

/** A collection and its descendants, itself first. Safe against cycles. */
function withThoseInside(tree: readonly Node[], id: string): string[] {
  const found = new Set([id])
  for (const outer of found) for (const node of tree) if (node.parent_id === outer) found.add(node.id)
  return [...found]
}
