import type * as endpoints from '@easel/contract/api-keys'
import { API_KEY_LIMITS } from '@easel/contract/api-keys'
import type { KeyScope } from '@easel/contract/key-scopes'
import { AppError } from '../../../platform/app-error.ts'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import { assertBelowCap } from '../../../platform/database/assert-below-cap.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/hash-of-token.ts'
import type { MakeId } from '../../../platform/ids.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import type { Notify } from '../../notifications/index.ts'
import type { AccountMails } from '../account-mails.ts'
import { SECURITY_NEWS } from '../news/security-news.ts'
import { lockForActor } from '../password-check.ts'
import { createApiKeysRepository } from './api-keys.repository.ts'
import { type ApiKeyRow, toApiKey } from './api-keys.table.ts'

/** Distinguishes keys from sessions, and makes leaked ones easy to find. */
export const KEY_PREFIX = 'easel_'
const SHOWN_CHARACTERS = KEY_PREFIX.length + 4

export type ApiKeyDeps = {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** 256 random bits, URL-safe. */
  readonly randomSecret: () => string
  readonly mails: Pick<AccountMails, 'keyMade'>
  readonly notify: Notify
  readonly requireVerified: (userId: string) => Promise<void>
}

export function listApiKeys({
  database,
  clock,
}: Pick<ApiKeyDeps, 'database' | 'clock'>): UseCase<typeof endpoints.listApiKeys> {
  return async (_input, { actor }) => {
    const rows = await database.asUser(actor.userId, (tx) =>
      createApiKeysRepository(tx).findAll(actor.userId, API_KEY_LIMITS.keys),
    )
    const now = clock.now()
    return { items: rows.map((row) => toApiKey(row, now)) }
  }
}

export function createApiKey(deps: ApiKeyDeps): UseCase<typeof endpoints.createApiKey> {
  return async ({ body }, { actor }) => {
    await deps.requireVerified(actor.userId)
    const { key, row } = await deps.database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      return insertKey(deps, tx, {
        userId: actor.userId,
        name: body.name,
        days: body.expires_in_days,
        scopes: body.scopes,
        dailyLimit: body.daily_limit,
      })
    })
    deps.mails.keyMade(actor.email, row.name)
    return { key, item: toApiKey(row, deps.clock.now()) }
  }
}

/** Undefined: no expiry; all scopes; no daily limit of its own. */
type NewKey = {
  readonly userId: string
  readonly name: string
  readonly days: number | undefined
  readonly scopes?: readonly KeyScope[] | undefined
  readonly dailyLimit?: number | undefined
}

/** Creates a key for the user, whose row is locked; rejects with `conflict` at the max number of keys. */
export async function insertKey(
  deps: Pick<ApiKeyDeps, 'randomSecret' | 'clock' | 'makeId' | 'notify'>,
  tx: Tx,
  { userId, name, days, scopes, dailyLimit }: NewKey,
): Promise<{ readonly key: string; readonly row: ApiKeyRow }> {
  const key = KEY_PREFIX + deps.randomSecret()
  const now = deps.clock.now()
  const asked = {
    id: deps.makeId('key'),
    user_id: userId,
    name,
    start: key.slice(0, SHOWN_CHARACTERS),
    hash: hashOfToken(key),
    created_at: now,
    last_used_at: null,
    expires_at: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
    scopes: scopes === undefined ? null : [...scopes],
    daily_limit: dailyLimit ?? null,
  }
  const keys = createApiKeysRepository(tx)
  await assertBelowCap(tx, {
    userId,
    kind: 'api keys',
    max: API_KEY_LIMITS.keys,
    count: async () => (await keys.findAll(userId, API_KEY_LIMITS.keys)).length,
    message: `You have ${API_KEY_LIMITS.keys} keys, which is the most. Revoke one first.`,
  })
  const row = await keys.insert(asked)
  await deps.notify(tx, userId, SECURITY_NEWS.keyMade(row.name))
  return { key, row }
}

export function revokeApiKey({
  database,
}: Pick<ApiKeyDeps, 'database'>): UseCase<typeof endpoints.revokeApiKey> {
  return async ({ params: { id } }, { actor }) => {
    const isGone = await database.asUser(actor.userId, (tx) =>
      createApiKeysRepository(tx).revoke(actor.userId, id),
    )
    if (!isGone) throw new AppError('not_found')
    return { id }
  }
}
