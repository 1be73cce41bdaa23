import type { WebhookEvent } from '@easel/contract/programs/webhooks'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { ListedWebhook, WebhookRow } from './webhooks.table.ts'

type NewWebhook = Pick<
  WebhookRow,
  'id' | 'user_id' | 'name' | 'url' | 'events' | 'sealed_secret' | 'created_at'
>

export type WebhookChange = {
  readonly name?: string | undefined
  readonly url?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly isOn?: boolean | undefined
}

const WAITING = sql`(
  select count(*)::int from webhook_deliveries d where d.webhook_id = webhooks.id and d.status = 'waiting'
) as waiting`

/** SQL on `webhooks` for their owner. */
export function createWebhooksRepository(tx: Tx) {
  return {
    count: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from webhooks where user_id = ${userId}`.execute(tx)
      return rows[0]?.n ?? 0
    },

    /** Oldest first. */
    findAll: async (userId: string): Promise<ListedWebhook[]> => {
      const { rows } = await sql<ListedWebhook>`
        select *, ${WAITING} from webhooks where user_id = ${userId} order by created_at, id`.execute(tx)
      return rows
    },

    find: async (userId: string, id: string): Promise<ListedWebhook | undefined> => {
      const { rows } = await sql<ListedWebhook>`
        select *, ${WAITING} from webhooks where user_id = ${userId} and id = ${id}`.execute(tx)
      return rows[0]
    },

    insert: async (row: NewWebhook): Promise<void> => {
      await sql`
        insert into webhooks (id, user_id, name, url, events, sealed_secret, created_at)
        values (${row.id}, ${row.user_id}, ${row.name}, ${row.url}, ${sql.val(row.events)}::text[],
          ${row.sealed_secret}::bytea, ${row.created_at})`.execute(tx)
    },

    /** Omitted fields stay. Switching it on, or changing its address, clears earlier failures. */
    update: async (userId: string, id: string, change: WebhookChange): Promise<boolean> => {
      const { name = null, url = null, events = null, isOn = null } = change
      const { numAffectedRows } = await sql`
        update webhooks set
          name = coalesce(${name}::text, name),
          url = coalesce(${url}::text, url),
          events = coalesce(${sql.val(events)}::text[], events),
          off = case ${isOn}::boolean when true then null when false then coalesce(off, 'owner') else off end,
          missed = case when ${isOn}::boolean then 0 else missed end,
          failing_since = case when ${isOn}::boolean or ${url}::text <> url then null else failing_since end,
          not_before = case when ${isOn}::boolean or ${url}::text <> url then null else not_before end
        where user_id = ${userId} and id = ${id}`.execute(tx)
      return numAffectedRows === 1n
    },

    /** The current secret keeps signing until this time. */
    rotate: async (userId: string, id: string, sealed: Uint8Array, until: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update webhooks set earlier_secret = sealed_secret, earlier_until = ${until}, sealed_secret = ${sealed}::bytea
        where user_id = ${userId} and id = ${id}`.execute(tx)
      return numAffectedRows === 1n
    },

    remove: async (userId: string, id: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        delete from webhooks where user_id = ${userId} and id = ${id}`.execute(tx)
      return numAffectedRows === 1n
    },
  }
}
