import type { Webhook, WebhookDelivery, WebhookEvent } from '@easel/contract/programs/webhooks'
import { WEBHOOK_EVENT_NAMES } from '@easel/contract/programs/webhooks'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestApp, TestUser } from '../harness/start-test-app.ts'

/** What tests ask of webhooks, in the app that the test has by then. */
export function webhookCalls(now: () => TestApp) {
  const send: TestApp['send'] = (...call) => now().send(...call)

  async function make(
    user: TestUser,
    url: string,
    events: readonly WebhookEvent[] = WEBHOOK_EVENT_NAMES,
  ): Promise<{ secret: string; item: Webhook }> {
    const response = await send('POST', '/api/account/webhooks', { user, body: { url, events } })
    expect(response.status).toBe(201)
    return (await response.json()) as { secret: string; item: Webhook }
  }

  async function log(user: TestUser, id: string): Promise<WebhookDelivery[]> {
    const response = await send('GET', `/api/account/webhooks/${id}/deliveries`, { user })
    return ((await response.json()) as { items: WebhookDelivery[] }).items
  }

  async function read(user: TestUser, id: string): Promise<Webhook | undefined> {
    const response = await send('GET', '/api/account/webhooks', { user })
    return ((await response.json()) as { items: Webhook[] }).items.find((item) => item.id === id)
  }

  async function act(user: TestUser, path: string): Promise<WebhookDelivery> {
    const response = await send('POST', `/api/account/webhooks/${path}`, { user })
    expect(response.status).toBe(200)
    return ((await response.json()) as { item: WebhookDelivery }).item
  }

  async function draw(user: TestUser, prompt = 'a red fox'): Promise<string> {
    const body = { prompt, width: 1024, height: 1024 }
    const response = await send('POST', '/api/functions/generate-image', { user, body })
    expect(response.status).toBe(200)
    const list = await send('GET', '/api/generations', { user })
    return ((await list.json()) as { items: { id: string }[] }).items[0]?.id ?? ''
  }

  /** What waits was made, began to fail and is due so much earlier. */
  async function passHours(id: string, hours: number): Promise<void> {
    const { handle } = now().database
    const past = sql`${hours} * interval '1 hour'`
    await sql`update webhooks set failing_since = failing_since - ${past}, not_before = not_before - ${past} where id = ${id}`.execute(
      handle,
    )
    await sql`update webhook_deliveries set created_at = created_at - ${past}, next_at = next_at - ${past},
      expires_at = expires_at - ${past} where webhook_id = ${id}`.execute(handle)
    await sql`select pg_notify('easel_webhooks', '')`.execute(handle)
  }

  return { make, log, read, act, draw, passHours }
}
