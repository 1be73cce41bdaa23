import { startOpenAiStandIn } from '@easel/providers/testing/openai-stand-in'
import { startRunwareStandIn } from '@easel/providers/testing/runware-stand-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let openAi: Awaited<ReturnType<typeof startOpenAiStandIn>>
let runware: Awaited<ReturnType<typeof startRunwareStandIn>>
let app: TestApp
let ada: TestUser

beforeAll(async () => {
  openAi = await startOpenAiStandIn({ token: 'sk-key' })
  runware = await startRunwareStandIn({ token: 'rw-key' })
  app = await startTestApp({
    env: {
      OPENAI_API_KEY: 'sk-key',
      OPENAI_BASE_URL: openAi.url,
      RUNWARE_API_KEY: 'rw-key',
      RUNWARE_BASE_URL: runware.url,
      DEFAULT_TIER: 'pro',
    },
    provider: 'as-configured',
  })
  ada = await app.signUp('ada')
})
afterAll(async () => {
  await app.stop()
  await openAi.close()
  await runware.close()
})

async function call(fn: string, body: object) {
  const response = await app.send('POST', `/api/functions/${fn}`, { user: ada, body })
  expect(response.status).toBe(200)
  const { items } = (await (await app.send('GET', '/api/generations', { user: ada })).json()) as {
    items: object[]
  }
  return { body: (await response.json()) as Record<string, unknown>, saved: items[0] }
}

describe('with two vendors, each function is drawn by its own', () => {
  test('[7.1] [7.2] the large vendor’s, whose picture is ours to keep', async () => {
    const { body, saved } = await call('openai-image', { prompt: 'a boat', n: 1, size: '1792x1024' })
    const [address] = body['urls'] as [string]
    expect(address).toMatch(/^\/images\//)
    expect((await app.send('GET', address)).status).toBe(200)
    expect(saved).toMatchObject({
      provider: 'openai',
      model: 'gpt-image-2.6-flare',
      width: 1536,
      height: 1024,
    })
  })

  test('[7.1] the default one', async () => {
    const { body, saved } = await call('generate-image', { prompt: 'a boat', width: 1024, height: 1024 })
    expect(body).toMatchObject({ imageURL: expect.stringMatching(/^\/images\//), NSFWContent: false })
    expect(saved).toMatchObject({ provider: 'runware', model: 'runware/flux-schnell' })
  })

  test('[7.1] the alternative model’s, by the model that it names', async () => {
    const { saved } = await call('generate-image-model', {
      positivePrompt: 'a boat',
      width: 1024,
      height: 1024,
      model: 'nano-banana',
    })
    expect(saved).toMatchObject({ provider: 'runware', model: 'runware/nano-banana' })
  })

  test('[8.3] a picture that its vendor flags is withheld, and its place given back', async () => {
    const limits = async () => (await app.send('GET', '/api/limits', { user: ada })).json()
    const before = await limits()
    const body = { prompt: 'a boat [unsafe]', width: 1024, height: 1024 }
    const response = await app.send('POST', '/api/functions/generate-image', { user: ada, body })
    expect(await response.json()).toMatchObject({ error: { code: 'nsfw_content' } })
    expect(await limits()).toEqual(before)
  })
})
