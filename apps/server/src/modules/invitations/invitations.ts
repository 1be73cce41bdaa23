import { INVITATION_LIMITS, type Invitation, type InvitationRequest } from '@easel/contract/operator'
import { AppError } from '../../platform/app-error.ts'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import type { MakeId } from '../../platform/ids.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import { createInvitationsRepository, forgetInvitationsBefore } from './invitations.repository.ts'
import { toInvitation } from './invitations.table.ts'

const PAGE = 50
const KEPT_MS = 90 * DAY_MS

export type Invitations = {
  /** The link is returned once and not stored. */
  readonly create: (
    tx: Tx,
    by: string,
    request: InvitationRequest,
  ) => Promise<{ url: string; item: Invitation }>
  readonly list: (cursor: string | undefined) => Promise<{ items: Invitation[]; nextCursor: string | null }>
  readonly countOpen: () => Promise<number>
  /** Rejects with `not_found` when it can no longer be used; returns whom it was for. */
  readonly revoke: (tx: Tx, id: string) => Promise<{ readonly email: string | null }>
  /** Deletes invitations that ended long ago. */
  readonly forgetOld: (now: Date, signal?: AbortSignal) => Promise<void>
}

export function createInvitations(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly makeId: MakeId
  /** 256 random bits, URL-safe. */
  readonly randomSecret: () => string
  readonly publicUrl: string
}): Invitations {
  const { database, clock, makeId, randomSecret, publicUrl } = deps
  return {
    create: async (tx, by, { email, note, days }) => {
      const token = randomSecret()
      const now = clock.now()
      const repository = createInvitationsRepository(tx)
      await assertBelowCap(tx, {
        userId: '',
        kind: 'invitations',
        max: INVITATION_LIMITS.open,
        count: () => repository.countOpen(now),
        message: `There are ${INVITATION_LIMITS.open} open invitations, which is the most. Withdraw some first.`,
      })
      const row = {
        id: makeId('inv'),
        token_hash: hashOfToken(token),
        email,
        note,
        created_by: by,
        created_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      }
      await repository.insert(row)
      const unused = { revoked_at: null, claimed_at: null, claimed_email: null, used_at: null, used_by: null }
      // In the hash, which no server or proxy logs.
      return {
        url: `${publicUrl}/auth#invitation=${token}`,
        item: toInvitation({ ...row, ...unused, used_email: null }, now),
      }
    },

    list: async (cursor) => {
      const before =
        cursor === undefined ? undefined : readCursor(cursor, /^(inv_[0-9a-hjkmnp-tv-z]{26})$/)[0]
      const rows = await database.asSystem((tx) => createInvitationsRepository(tx).find(before, PAGE + 1))
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      const now = clock.now()
      return {
        items: page.map((row) => toInvitation(row, now)),
        nextCursor: rows.length > PAGE && last ? writeCursor(last.id) : null,
      }
    },

    countOpen: () => database.asSystem((tx) => createInvitationsRepository(tx).countOpen(clock.now())),

    revoke: async (tx, id) => {
      const row = await createInvitationsRepository(tx).revoke(id, clock.now())
      if (!row) throw new AppError('not_found')
      return { email: row.email }
    },

    forgetOld: async (now, signal) => {
      await forgetInvitationsBefore(database, new Date(now.getTime() - KEPT_MS), signal)
    },
  }
}
