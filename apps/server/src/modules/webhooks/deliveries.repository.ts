import { WEBHOOK_LIMITS } from '@easel/contract/programs/webhooks'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { WebhookMessage } from './webhook-messages.ts'
import type { DeliveryRow } from './webhooks.table.ts'

/** Channel that announces new deliveries. */
export const DELIVERIES_CHANNEL = 'easel_webhooks'

/** SQL on `webhook_deliveries` for their owner. */
export function createDeliveriesRepository(tx: Tx) {
  return {
    /** Whether an enabled webhook wants any of these events. */
    isHeard: async (userId: string, types: readonly string[]): Promise<boolean> => {
      const { rows } = await sql`
        select from webhooks
        where user_id = ${userId} and off is null and events && ${sql.val([...new Set(types)])}::text[] limit 1`.execute(
        tx,
      )
      return rows.length > 0
    },

    /**
     * Adds a row for each of the user's enabled webhooks that wants the event, in message order; where too many are already waiting, only counts
     * it as missed.
     */
    insert: async (userId: string, messages: readonly WebhookMessage[]): Promise<void> => {
      const given = sql`jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
        as given (id text, type text, subjects jsonb, body text, place int)`
      const wanted = sql`
        select webhooks.id as webhook_id, given.*,
          row_number() over (partition by webhooks.id order by given.place) + (
            select count(*) from webhook_deliveries d where d.webhook_id = webhooks.id and d.status = 'waiting'
          ) as nth
        from webhooks join ${given} on given.type = any(webhooks.events)
        where webhooks.user_id = ${userId} and webhooks.off is null`
      // Before the rows, because they lock the account's row against deletion, and a deletion may hold the webhook.
      await sql`
        with wanted as (${wanted}), beyond as (
          select webhook_id, count(*)::int as n from wanted where nth > ${WEBHOOK_LIMITS.waiting} group by webhook_id
        )
        update webhooks set missed = missed + n from beyond where webhooks.id = beyond.webhook_id`.execute(tx)
      await sql`
        with wanted as (${wanted})
        insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, expires_at)
        select id, ${userId}, webhook_id, type, array(select jsonb_array_elements_text(subjects)), body,
          now() + ${WEBHOOK_LIMITS.days} * interval '1 day'
        from wanted where nth <= ${WEBHOOK_LIMITS.waiting} order by place`.execute(tx)
      await sql`select pg_notify(${DELIVERIES_CHANNEL}, '')`.execute(tx)
    },

    /** Expires at once, so that only the process that wrote it sends it, once. */
    insertTest: async (row: {
      readonly id: string
      readonly userId: string
      readonly webhookId: string
      readonly type: string
      readonly body: string
    }): Promise<void> => {
      await sql`
        insert into webhook_deliveries (id, user_id, webhook_id, type, subjects, body, expires_at)
        values (${row.id}, ${row.userId}, ${row.webhookId}, ${row.type}, '{}', ${row.body}, now())`.execute(
        tx,
      )
    },

    find: async (userId: string, webhookId: string, id: string): Promise<DeliveryRow | undefined> => {
      const { rows } = await sql<DeliveryRow>`
        select * from webhook_deliveries
        where user_id = ${userId} and webhook_id = ${webhookId} and id = ${id}`.execute(tx)
      return rows[0]
    },

    /** Newest first. */
    findPage: async (
      userId: string,
      webhookId: string,
      before: number | null,
      limit: number,
    ): Promise<DeliveryRow[]> => {
      const { rows } = await sql<DeliveryRow>`
        select * from webhook_deliveries
        where user_id = ${userId} and webhook_id = ${webhookId} and (${before}::bigint is null or seq < ${before}::bigint)
        order by seq desc limit ${limit}`.execute(tx)
      return rows
    },

    /** Requeues it for three more days; one that is still waiting becomes due at once. */
    replay: async (userId: string, webhookId: string, id: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update webhook_deliveries set status = 'waiting', ended_at = null, next_at = now(),
          attempts = case status when 'waiting' then attempts else 0 end,
          expires_at = greatest(expires_at, now() + ${WEBHOOK_LIMITS.days} * interval '1 day')
        where user_id = ${userId} and webhook_id = ${webhookId} and id = ${id}`.execute(tx)
      return numAffectedRows === 1n
    },
  }
}
