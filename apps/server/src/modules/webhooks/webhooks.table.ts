import type { Webhook, WebhookDelivery, WebhookEvent } from '@easel/contract/programs/webhooks'

export type WebhookRow = {
  readonly id: string
  readonly user_id: string
  readonly name: string
  readonly url: string
  readonly events: WebhookEvent[]
  readonly sealed_secret: Uint8Array
  readonly earlier_secret: Uint8Array | null
  readonly earlier_until: Date | null
  readonly created_at: Date
  readonly off: Webhook['off']
  readonly failing_since: Date | null
  readonly missed: number
}

/** With its number of waiting deliveries. */
export type ListedWebhook = WebhookRow & { readonly waiting: number }

/** Secrets are never sent. */
export function toWebhook(row: ListedWebhook, now: Date): Webhook {
  const { id, name, url, events, off, waiting, missed } = row
  const until = row.earlier_until
  return {
    id,
    name,
    url,
    events,
    off,
    waiting,
    missed,
    created_at: row.created_at.toISOString(),
    failing_since: row.failing_since?.toISOString() ?? null,
    overlap_until: until && until > now ? until.toISOString() : null,
  }
}

export type DeliveryRow = {
  readonly seq: number
  readonly id: string
  readonly user_id: string
  readonly webhook_id: string
  readonly type: WebhookDelivery['type']
  readonly body: string
  readonly status: WebhookDelivery['status']
  readonly attempts: number
  readonly created_at: Date
  readonly next_at: Date
  readonly ended_at: Date | null
  readonly answered: number | null
  readonly failure: WebhookDelivery['failure']
  readonly took_ms: number | null
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, status, attempts, answered, failure, took_ms, body } = row
  return {
    id,
    type,
    status,
    attempts,
    answered,
    failure,
    took_ms,
    body,
    created_at: row.created_at.toISOString(),
    next_at: status === 'waiting' ? row.next_at.toISOString() : null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
