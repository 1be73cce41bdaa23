import { LIMITS } from '@easel/contract/limits'
import type { createShare, listShares, revokeShare } from '@easel/contract/shares'
import { AppError } from '../../platform/app-error.ts'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'
import { createSharesRepository, type SharePosition } from './shares.repository.ts'
import { toShareLink } from './shares.table.ts'

const PAGE = 30

export type ShareLinksDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
  readonly pictures: Pick<StoredPictures, 'isOwnedBy'>
  readonly makeToken: () => string
  readonly clock: Clock
}

/** An owner's actions on links: create, list, revoke. */
export function createShareLinks({ database, events, pictures, makeToken, clock }: ShareLinksDeps): {
  readonly createShare: UseCase<typeof createShare>
  readonly listShares: UseCase<typeof listShares>
  readonly revokeShare: UseCase<typeof revokeShare>
} {
  return {
    createShare: ({ params: { id }, body }, { actor: { userId } }) =>
      database.asUser(userId, async (tx) => {
        const shares = createSharesRepository(tx)
        const now = clock.now()
        if (!(await pictures.isOwnedBy(tx, userId, id))) throw new AppError('not_found')
        await assertBelowCap(tx, {
          userId,
          kind: 'share links',
          max: LIMITS.sharesPerPicture,
          count: () => shares.countOf(userId, id, now),
          message: `A picture can have ${LIMITS.sharesPerPicture} links. Revoke one first.`,
        })
        const row = {
          token: makeToken(),
          user_id: userId,
          generation_id: id,
          show_prompt: body.show_prompt,
          created_at: now,
          expires_at:
            body.expires_in_days === null ? null : new Date(now.getTime() + body.expires_in_days * DAY_MS),
        }
        await shares.insert(row)
        const share = toShareLink(row)
        await events.append(tx, userId, { type: 'share.created', payload: { share } })
        return share
      }),

    listShares: async ({ query }, { actor: { userId } }) => {
      const after = query.cursor === undefined ? undefined : readPosition(query.cursor)
      const filter = { generationId: query.generation_id, after }
      const rows = await database.asUser(userId, (tx) =>
        createSharesRepository(tx).findPage(userId, filter, clock.now(), PAGE + 1),
      )
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      const more = rows.length > page.length && last
      return {
        items: page.map(toShareLink),
        nextCursor: more ? writeCursor(last.created_at.getTime(), last.token) : null,
      }
    },

    revokeShare: ({ params: { token } }, { actor: { userId } }) =>
      database.asUser(userId, async (tx) => {
        const generationId = await createSharesRepository(tx).deleteOwnedBy(userId, token)
        if (generationId === undefined) throw new AppError('not_found')
        const payload = { token, generation_id: generationId }
        await events.append(tx, userId, { type: 'share.revoked', payload })
        return payload
      }),
  }
}

function readPosition(cursor: string): SharePosition {
  const [time, token = ''] = readCursor(cursor, /^(\d{1,15})\.([0-9A-Za-z]{12})$/)
  return { createdAt: new Date(Number(time)), token }
}
