import { startOpenAiStandIn } from '@easel/providers/testing/openai-stand-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let vendor: Awaited<ReturnType<typeof startOpenAiStandIn>>
let app: TestApp

beforeAll(async () => {
  vendor = await startOpenAiStandIn({ token: 'sk-key' })
  const env = { OPENAI_API_KEY: 'sk-key', OPENAI_BASE_URL: vendor.url }
  app = await startTestApp({ env, provider: 'as-configured' })
})
afterAll(async () => {
  await app.stop()
  await vendor.close()
})

async function identifierOf(user: TestUser): Promise<unknown> {
  const body = { prompt: 'a boat', n: 1, size: '1024x1024' }
  const response = await app.send('POST', '/api/functions/openai-image', { user, body })
  expect(response.status).toBe(200)
  return vendor.log.inputs.at(-1)?.['safety_identifier']
}

describe('what a vendor hears of who asks', () => {
  test('is the same for an account each time, another for another, and neither its id nor its address', async () => {
    const [ada, ben] = [await app.signUp('ada'), await app.signUp('ben')]
    const first = await identifierOf(ada)
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(await identifierOf(ada)).toBe(first)
    expect(await identifierOf(ben)).not.toBe(first)
    const sent = JSON.stringify([vendor.log.inputs, vendor.log.headers])
    for (const { id, email } of [ada, ben]) {
      expect(sent).not.toContain(id)
      expect(sent).not.toContain(email)
    }
  })
})
