import type * as endpoints from '@easel/contract/programs/webhooks'
import { TEST_EVENT, type WebhookDelivery } from '@easel/contract/programs/webhooks'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventFollower } from '../../platform/events/create-events.ts'
import type { MakeId } from '../../platform/ids.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import type { TakeTurn } from '../../platform/quota.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import type { DeliverySender } from './send-deliveries.ts'
import { messagesOf, testBody } from './webhook-messages.ts'
import { createWebhooksRepository } from './webhooks.repository.ts'
import { toDelivery } from './webhooks.table.ts'

const PAGE = 50

type Deps = {
  readonly database: Pick<Database, 'asUser'>
  readonly clock: Clock
  readonly makeId: MakeId
  readonly sender: Pick<DeliverySender, 'sendOne'>
  /** Limits manual tests and replays; undefined for no limit. */
  readonly takeTurn: TakeTurn | undefined
}

type DeliveryUseCases = {
  readonly listWebhookDeliveries: UseCase<typeof endpoints.listWebhookDeliveries>
  readonly testWebhook: UseCase<typeof endpoints.testWebhook>
  readonly replayWebhookDelivery: UseCase<typeof endpoints.replayWebhookDelivery>
}

/** Stores deliveries in the transaction of the events. */
export function recordDeliveries(deps: {
  readonly clock: Clock
  readonly makeId: MakeId
  readonly publicUrl: string
}): EventFollower {
  const { clock, makeId, publicUrl } = deps
  return async (tx, userId, events) => {
    const messages = messagesOf(events, { makeId, publicUrl, now: clock.now })
    if (messages.length === 0) return
    const deliveries = createDeliveriesRepository(tx)
    const types = messages.map(({ type }) => type)
    if (await deliveries.isHeard(userId, types)) await deliveries.insert(userId, messages)
  }
}

/** What an owner sees of deliveries and does with them. */
export function createDeliveryUseCases(deps: Deps): DeliveryUseCases {
  const { database, clock, makeId, sender, takeTurn } = deps

  async function read(userId: string, webhookId: string, id: string): Promise<WebhookDelivery> {
    const row = await database.asUser(userId, (tx) =>
      createDeliveriesRepository(tx).find(userId, webhookId, id),
    )
    if (!row) throw new AppError('not_found')
    return toDelivery(row)
  }

  return {
    listWebhookDeliveries: async ({ params: { id }, query: { cursor } }, { actor: { userId } }) => {
      const before = cursor === undefined ? null : Number(readCursor(cursor, /^(\d{1,15})$/)[0])
      const rows = await database.asUser(userId, async (tx) => {
        if (!(await createWebhooksRepository(tx).find(userId, id))) throw new AppError('not_found')
        return createDeliveriesRepository(tx).findPage(userId, id, before, PAGE + 1)
      })
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      return {
        items: page.map(toDelivery),
        nextCursor: rows.length > PAGE && last ? writeCursor(last.seq) : null,
      }
    },

    testWebhook: async ({ params: { id } }, { actor: { userId }, tellQuota }) => {
      takeTurn?.(userId, tellQuota)
      const event = makeId('evt')
      await database.asUser(userId, async (tx) => {
        if (!(await createWebhooksRepository(tx).find(userId, id))) throw new AppError('not_found')
        const body = testBody(clock.now())
        await createDeliveriesRepository(tx).insertTest({
          id: event,
          userId,
          webhookId: id,
          type: TEST_EVENT,
          body,
        })
      })
      await sender.sendOne({ userId, webhookId: id, id: event })
      return { item: await read(userId, id, event) }
    },

    replayWebhookDelivery: async ({ params: { id, delivery } }, { actor: { userId }, tellQuota }) => {
      takeTurn?.(userId, tellQuota)
      await database.asUser(userId, async (tx) => {
        if (!(await createDeliveriesRepository(tx).replay(userId, id, delivery)))
          throw new AppError('not_found')
      })
      if (!(await sender.sendOne({ userId, webhookId: id, id: delivery })))
        throw new AppError('conflict', { message: 'It is being sent right now. Look again in a minute.' })
      return { item: await read(userId, id, delivery) }
    },
  }
}
