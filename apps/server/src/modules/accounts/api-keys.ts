import type * as endpoints from '@easel/contract/api-keys'
import { API_KEY_LIMITS } from '@easel/contract/api-keys'
import { AppError } from '../../platform/app-error.ts'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Notify } from '../notifications/index.ts'
import type { AccountMails } from './account-mails.ts'
import { createApiKeysRepository } from './api-keys.repository.ts'
import { toApiKey } from './api-keys.table.ts'
import { SECURITY_NEWS } from './news/security-news.ts'
import { lockForActor } from './password-check.ts'

/** Tells a key from a session, and makes one that leaked into a file easy to find. */
export const KEY_PREFIX = 'easel_'
const SHOWN_CHARACTERS = KEY_PREFIX.length + 4

type Deps = {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** 256 random bits, as text for addresses. */
  readonly randomSecret: () => string
  readonly mails: Pick<AccountMails, 'keyMade'>
  readonly notify: Notify
  readonly requireVerified: (userId: string) => Promise<void>
}

export function listApiKeys({ database }: Pick<Deps, 'database'>): UseCase<typeof endpoints.listApiKeys> {
  return async (_input, { actor }) => {
    const rows = await database.asUser(actor.userId, (tx) =>
      createApiKeysRepository(tx).findAll(actor.userId, API_KEY_LIMITS.keys),
    )
    return { items: rows.map(toApiKey) }
  }
}

export function createApiKey(deps: Deps): UseCase<typeof endpoints.createApiKey> {
  return async ({ body }, { actor }) => {
    await deps.requireVerified(actor.userId)
    const key = KEY_PREFIX + deps.randomSecret()
    const now = deps.clock.now()
    const days = body.expires_in_days
    const row = {
      id: deps.makeId('key'),
      user_id: actor.userId,
      name: body.name,
      start: key.slice(0, SHOWN_CHARACTERS),
      hash: hashOfToken(key),
      created_at: now,
      last_used_at: null,
      expires_at: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
    }
    await deps.database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      const keys = createApiKeysRepository(tx)
      await assertBelowCap(tx, {
        userId: actor.userId,
        kind: 'api keys',
        max: API_KEY_LIMITS.keys,
        count: async () => (await keys.findAll(actor.userId, API_KEY_LIMITS.keys)).length,
        message: `You have ${API_KEY_LIMITS.keys} keys, which is the most. Revoke one first.`,
      })
      await keys.insert(row)
      await deps.notify(tx, actor.userId, SECURITY_NEWS.keyMade(row.name))
    })
    deps.mails.keyMade(actor.email, row.name)
    return { key, item: toApiKey(row) }
  }
}

export function revokeApiKey({ database }: Pick<Deps, 'database'>): UseCase<typeof endpoints.revokeApiKey> {
  return async ({ params: { id } }, { actor }) => {
    const isGone = await database.asUser(actor.userId, (tx) =>
      createApiKeysRepository(tx).revoke(actor.userId, id),
    )
    if (!isGone) throw new AppError('not_found')
    return { id }
  }
}
