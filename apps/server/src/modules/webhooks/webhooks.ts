import type * as endpoints from '@easel/contract/programs/webhooks'
import { WEBHOOK_LIMITS } from '@easel/contract/programs/webhooks'
import { AppError } from '../../platform/app-error.ts'
import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { MakeId } from '../../platform/ids.ts'
import { sealText } from '../../platform/sealed-text.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Receivers } from './receiver.ts'
import { createWebhooksRepository } from './webhooks.repository.ts'
import { toWebhook } from './webhooks.table.ts'

type Deps = {
  readonly database: Pick<Database, 'asUser'>
  readonly clock: Clock
  readonly makeId: MakeId
  /** Encrypts the secrets. */
  readonly key: Uint8Array
  /** A new `whsec_…` each time. */
  readonly newSecret: () => string
  readonly receivers: Pick<Receivers, 'refusalOf'>
  readonly requireVerified: (userId: string) => Promise<void>
  /** Tells the owner about a new webhook. */
  readonly tellMade: (email: string, url: string) => void
}

type WebhookUseCases = {
  readonly listWebhooks: UseCase<typeof endpoints.listWebhooks>
  readonly createWebhook: UseCase<typeof endpoints.createWebhook>
  readonly updateWebhook: UseCase<typeof endpoints.updateWebhook>
  readonly deleteWebhook: UseCase<typeof endpoints.deleteWebhook>
  readonly rotateWebhookSecret: UseCase<typeof endpoints.rotateWebhookSecret>
}

/** What an owner does with webhooks. */
export function createWebhookUseCases(deps: Deps): WebhookUseCases {
  const { database, clock, makeId, key, newSecret, receivers } = deps

  function requireReceiver(url: string | undefined): void {
    const refusal = url === undefined ? undefined : receivers.refusalOf(url)
    if (refusal !== undefined) throw new AppError('invalid_request', { fields: { url: refusal } })
  }

  async function found(tx: Tx, userId: string, id: string) {
    const row = await createWebhooksRepository(tx).find(userId, id)
    if (!row) throw new AppError('not_found')
    return toWebhook(row, clock.now())
  }

  return {
    listWebhooks: async (_input, { actor }) => {
      const rows = await database.asUser(actor.userId, (tx) =>
        createWebhooksRepository(tx).findAll(actor.userId),
      )
      return { items: rows.map((row) => toWebhook(row, clock.now())) }
    },

    createWebhook: async ({ body: { name, url, events } }, { actor: { userId, email } }) => {
      await deps.requireVerified(userId)
      requireReceiver(url)
      const id = makeId('hook')
      const secret = newSecret()
      const item = await database.asUser(userId, async (tx) => {
        const webhooks = createWebhooksRepository(tx)
        await assertBelowCap(tx, {
          userId,
          kind: 'webhooks',
          max: WEBHOOK_LIMITS.webhooks,
          count: () => webhooks.count(userId),
          message: `You have ${WEBHOOK_LIMITS.webhooks} webhooks, which is the most. Remove one first.`,
        })
        const sealed = sealText(secret, id, key)
        await webhooks.insert({
          id,
          user_id: userId,
          name,
          url,
          events,
          sealed_secret: sealed,
          created_at: clock.now(),
        })
        return found(tx, userId, id)
      })
      deps.tellMade(email, url)
      return { secret, item }
    },

    updateWebhook: async ({ params: { id }, body: { is_on: isOn, ...change } }, { actor: { userId } }) => {
      requireReceiver(change.url)
      return database.asUser(userId, async (tx) => {
        if (!(await createWebhooksRepository(tx).update(userId, id, { ...change, isOn })))
          throw new AppError('not_found')
        return { item: await found(tx, userId, id) }
      })
    },

    deleteWebhook: async ({ params: { id } }, { actor: { userId } }) => {
      const isGone = await database.asUser(userId, (tx) => createWebhooksRepository(tx).remove(userId, id))
      if (!isGone) throw new AppError('not_found')
      return { id }
    },

    rotateWebhookSecret: async ({ params: { id } }, { actor: { userId } }) => {
      const secret = newSecret()
      const until = new Date(clock.now().getTime() + WEBHOOK_LIMITS.overlapHours * HOUR_MS)
      const item = await database.asUser(userId, async (tx) => {
        const sealed = sealText(secret, id, key)
        if (!(await createWebhooksRepository(tx).rotate(userId, id, sealed, until)))
          throw new AppError('not_found')
        return found(tx, userId, id)
      })
      return { secret, item }
    },
  }
}
