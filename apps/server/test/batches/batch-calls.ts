import { actOnBatch, type createBatch, getBatch } from '@easel/contract/batches'
import type { EndpointOutput } from '@easel/contract/endpoint'
import { getLimits } from '@easel/contract/usage'
import { sql } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { eventually } from '../generations/start-generations.ts'
import type { TestApp, TestUser } from '../harness/start-test-app.ts'

export type Whole = EndpointOutput<typeof createBatch>

export const row = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1' }
export const rowsOf = (...prompts: string[]) => prompts.map((prompt) => ({ ...row, prompt }))

/** What a person does with batches, in the app and as the user that the test has by then. */
export function batchCalls(now: () => { readonly app: TestApp; readonly user: TestUser }) {
  const send = (method: string, path: string, body?: object) => {
    const { app, user } = now()
    return app.send(method, path, { user, body })
  }

  const post = (body: object) => send('POST', '/api/batches', { kind: 'sheet', title: 'Boats', ...body })

  async function create(body: object): Promise<Whole> {
    const response = await post(body)
    expect(response.status).toBe(201)
    return z.parse(getBatch.output, await response.json())
  }
  async function read(id: string): Promise<Whole> {
    return z.parse(getBatch.output, await (await send('GET', `/api/batches/${id}`)).json())
  }
  async function act(id: string, action: string): Promise<Whole> {
    const response = await send('POST', `/api/batches/${id}/actions`, { action })
    expect(response.status).toBe(200)
    return z.parse(actOnBatch.output, await response.json())
  }
  const until = (id: string, holds: (whole: Whole) => boolean) =>
    eventually(async () => holds(await read(id)), 'the batch')
  async function limits() {
    return z.parse(getLimits.output, await (await send('GET', '/api/limits')).json())
  }
  const setTier = (tier: string) => {
    const { app, user } = now()
    return app.database.asSystem((tx) =>
      sql`update user_daily_limits set subscription_tier = ${tier} where user_id = ${user.id}`.execute(tx),
    )
  }
  return { post, create, read, act, until, limits, setTier }
}
