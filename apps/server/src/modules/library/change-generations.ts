import type {
  BulkAction,
  changeGenerations as endpoint,
  GenerationChange,
} from '@easel/contract/library/library'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { FollowNews } from '../gallery/index.ts'
import type { FileSweep, PictureAddress } from '../generations/index.ts'
import type { AllowsGallery } from '../preferences/index.ts'
import { createChangesRepository, type ShownChange } from './changes.repository.ts'
import { createCollectionsRepository } from './collections.repository.ts'

export type ChangeDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
  readonly address: Pick<PictureAddress, 'sign'>
  readonly clock: Clock
  readonly sweep: Pick<FileSweep, 'deleteListed'>
}

type Outcome = { readonly changes: GenerationChange[]; readonly removed: string[] }

/** Applies one change to many pictures, all or nothing. Pictures that are not the caller's are treated as nonexistent. */
export function changeGenerations(
  deps: ChangeDeps & {
    readonly allowsGallery: AllowsGallery
    readonly announce: FollowNews['announce']
    /** Rejects when the user must verify their address first. */
    readonly requireVerified: (userId: string) => Promise<void>
  },
): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    const ids = [...new Set(body.ids)]
    const isPublishing = body.change.action === 'publish' && body.change.value
    if (isPublishing) await deps.requireVerified(actor.userId)
    const { outcome, own, tell } = await deps.database.asUser(actor.userId, async (tx) => {
      const own = await createChangesRepository(tx, actor.userId).lock(ids)
      if (isPublishing && !(await deps.allowsGallery(tx, actor.userId))) throw new AppError('opt_in_required')
      const outcome = await applyChange(deps, tx, actor.userId, own, body.change)
      return { own, outcome, tell: isPublishing ? await deps.announce(tx, actor.userId) : undefined }
    })
    tell?.()
    if (outcome.removed.length > 0) await deps.sweep.deleteListed()
    const known = new Set(own)
    return { ...outcome, missing: ids.filter((id) => !known.has(id)) }
  }
}

/** Changes locked pictures and tells all tabs, inside the caller's transaction. */
export async function applyChange(
  deps: Pick<ChangeDeps, 'events' | 'address' | 'clock'>,
  tx: Tx,
  userId: string,
  ids: readonly string[],
  change: BulkAction,
): Promise<Outcome> {
  if (change.action === 'delete') {
    const removed = await createChangesRepository(tx, userId).delete(ids)
    if (removed.length > 0)
      await deps.events.append(tx, userId, { type: 'generations.removed', payload: { ids: removed } })
    return { changes: [], removed }
  }
  const changes = await run(deps, tx, userId, ids, change)
  await tellChanges(deps, tx, userId, changes)
  return { changes, removed: [] }
}

export async function tellChanges(
  deps: Pick<ChangeDeps, 'events'>,
  tx: Tx,
  userId: string,
  changes: GenerationChange[],
): Promise<void> {
  if (changes.length > 0)
    await deps.events.append(tx, userId, { type: 'generations.updated', payload: { changes } })
}

async function run(
  { address, clock }: Pick<ChangeDeps, 'address' | 'clock'>,
  tx: Tx,
  userId: string,
  ids: readonly string[],
  change: Exclude<BulkAction, { action: 'delete' }>,
): Promise<GenerationChange[]> {
  const pictures = createChangesRepository(tx, userId)
  switch (change.action) {
    case 'favorite':
      return pictures.setFavorite(ids, change.value)
    case 'tag':
      return pictures.changeTags(ids, change.add, change.remove)
    case 'move':
      if (change.collection_id === null) return pictures.setCollections(ids, [])
      await assertOwnCollection(tx, userId, change.collection_id)
      return pictures.setCollections(ids, [change.collection_id])
    case 'collect':
      await assertOwnCollection(tx, userId, change.collection_id)
      return pictures.addToCollection(ids, change.collection_id)
    case 'uncollect':
      return pictures.takeFromCollection(ids, change.collection_id)
    case 'publish': {
      const changed = change.value ? pictures.publish(ids, clock.now()) : pictures.unpublish(ids)
      return (await changed).map((row) => toShownChange(userId, row, address))
    }
    case 'trash':
      return (await pictures.trash(ids, clock.now())).map((row) => toShownChange(userId, row, address))
    case 'restore':
      return (await pictures.restore(ids)).map((row) => toShownChange(userId, row, address))
  }
}

async function assertOwnCollection(tx: Tx, userId: string, id: string): Promise<void> {
  if (await createCollectionsRepository(tx).has(userId, id)) return
  throw new AppError('not_found', { message: 'That collection does not exist any more.' })
}

/** Its URL changes, so that URLs handed out before the deletion stop working. */
function toShownChange(
  userId: string,
  row: ShownChange,
  address: Pick<PictureAddress, 'sign'>,
): GenerationChange {
  return {
    id: row.id,
    trashed_at: row.trashed_at?.toISOString() ?? null,
    is_public: row.is_public,
    image_url: address.sign(userId, row.image_url, { isTrashed: row.is_trashed }),
  }
}
