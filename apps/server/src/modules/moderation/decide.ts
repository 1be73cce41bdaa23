import type { decideModeration, ModerationAction } from '@easel/contract/moderation'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'
import { type Notify, shortened } from '../notifications/index.ts'
import type { Right } from '../rights/index.ts'
import { createModerationRepository } from './moderation.repository.ts'
import { toModerationEntry } from './moderation.table.ts'

/** A moderator's decision: picture, reports, audit trail and the owner's notification change together. */
export function decide(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly events: Pick<Events, 'append'>
  readonly notify: Notify
  readonly pictures: Pick<StoredPictures, 'setHidden'>
  readonly moderators: Right
  readonly clock: Clock
}): UseCase<typeof decideModeration> {
  const { database, events, notify, pictures, moderators, clock } = deps

  /** Returns whether anything changed. */
  async function apply(tx: Tx, id: string, action: ModerationAction): Promise<boolean> {
    const resolved = await createModerationRepository(tx).resolve(id, clock.now())
    if (action === 'dismiss') return resolved > 0
    const changed = await pictures.setHidden(tx, id, action === 'hide')
    if (!changed) throw new AppError('not_found')
    if (!changed.isNew) return false
    const { userId, generation } = changed
    await events.append(tx, userId, { type: 'generation.updated', payload: { generation } })
    await notify(tx, userId, {
      kind: 'moderation',
      title:
        action === 'hide'
          ? 'A moderator has hidden your picture from others'
          : 'A moderator has let others see your picture again',
      detail: shortened(generation.prompt),
      path: `/my-generations?picture=${generation.id}`,
    })
    return true
  }

  return async ({ params: { id }, body: { action, reason } }, { actor }) => {
    await moderators.require(actor)
    return database.asSystem(async (tx) => {
      if (!(await apply(tx, id, action)))
        throw new AppError('conflict', { message: 'Another moderator has decided that already.' })
      const entry = await createModerationRepository(tx).addEntry({
        generation_id: id,
        moderator_id: actor.userId,
        moderator_email: actor.email,
        action,
        reason,
        created_at: clock.now(),
      })
      return toModerationEntry(entry)
    })
  }
}
