import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from './start-test-app.ts'

export type Body = Record<string, unknown>
export type Item = Body & { id: string; image_url: string; requested: Body | null }
type Vendor = { readonly url: string; readonly close: () => Promise<unknown> }

/** An app that draws with a vendor's stand-in, and Ada on the Pro plan: for all tests of a file. */
export function drawingWithVendor<V extends Vendor>(
  start: () => Promise<V>,
  envOf: (vendorUrl: string) => Record<string, string>,
) {
  let vendor: V
  let app: TestApp
  let ada: TestUser

  beforeAll(async () => {
    vendor = await start()
    app = await startTestApp({
      env: { ...envOf(vendor.url), DEFAULT_TIER: 'pro' },
      provider: 'as-configured',
    })
    ada = await app.signUp('ada')
  })
  afterAll(async () => {
    await app.stop()
    await vendor.close()
  })

  /** As Ada. */
  async function send(method: string, path: string, body?: unknown) {
    const answer = await app.send(method, path, { user: ada, body })
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  return {
    get vendor() {
      return vendor
    },
    get app() {
      return app
    },
    send,
    generate: (body: Body) => send('POST', '/api/functions/generate-image', { prompt: 'a boat', ...body }),
    newest: async (query = ''): Promise<Item | undefined> => {
      const { body } = await send('GET', `/api/generations${query}`)
      return (body['items'] as Item[])[0]
    },
    models: async () => {
      const { body } = await send('GET', '/api/models')
      return body['items'] as (Body & { id: string })[]
    },
    /** Pictures that Ada may still make today. */
    remaining: async () => (await send('GET', '/api/limits')).body['remaining'],
  }
}
