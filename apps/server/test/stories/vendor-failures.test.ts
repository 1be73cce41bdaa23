import { ERRORS } from '@easel/contract/errors'
import type { FaultName } from '@easel/providers/testing/stand-in-faults'
import { type StandInVendor, startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

/** The stand-in’s 429 asks for this. */
const WAIT = 'Please wait 30 seconds before trying again'

let vendor: StandInVendor
let app: TestApp
let ada: TestUser

beforeAll(async () => {
  vendor = await startStandInVendor({ token: 'r8_key' })
  app = await startTestApp({
    env: {
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: vendor.url,
      DEFAULT_TIER: 'pro',
      WORKER_CONCURRENCY: '2',
    },
    provider: 'as-configured',
  })
  ada = await app.signUp('ada')
})
afterAll(async () => {
  await app.stop()
  await vendor.close()
})

async function generate(prompt: string, options: { user?: TestUser; headers?: Record<string, string> } = {}) {
  const body = { prompt, aspect_ratio: '1:1', model: 'flux-dev', num_outputs: 1, seed: 8 }
  const { user = ada, headers = {} } = options
  const response = await app.send('POST', '/api/functions/replicate-generate', { user, body, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function get(path: string): Promise<Record<string, unknown>> {
  return (await (await app.send('GET', path, { user: ada })).json()) as Record<string, unknown>
}

describe('with a vendor’s key', () => {
  test('[7.5] the form’s picture is the vendor’s, ours to keep, and says who drew it', async () => {
    expect(await get('/api/config')).toMatchObject({ provider: { id: 'replicate', label: 'Replicate' } })
    const { creates, fetches } = vendor.log
    const { status, body } = await generate('a boat on a lake')
    expect(status).toBe(200)
    expect(body).toMatchObject({ seed: 8, NSFWContent: false })
    const [address] = body['output'] as [string]
    expect(address).toMatch(/^\/images\//)
    expect((await app.send('GET', address)).headers.get('content-type')).toBe('image/png')
    const { items } = (await get('/api/generations')) as { items: object[] }
    expect(items[0]).toMatchObject({ provider: 'replicate', model: 'black-forest-labs/flux-dev' })
    expect(vendor.log).toMatchObject({ creates: creates + 1, fetches: fetches + 1 })
  })

  test('so are those of the other functions, as long as no other vendor is set up for them', async () => {
    const before = vendor.log.creates
    const body = { prompt: 'a boat', width: 1024, height: 1024, quality: 'standard' }
    expect((await app.send('POST', '/api/functions/generate-image', { user: ada, body })).status).toBe(200)
    const { items } = (await get('/api/generations')) as { items: object[] }
    expect(items[0]).toMatchObject({ provider: 'replicate', model: 'black-forest-labs/flux-schnell' })
    expect(vendor.log.creates).toBe(before + 1)
  })

  test.each([
    ['8.1', '429', 'rate_limit'],
    ['8.3', 'flagged', 'nsfw_content'],
    ['8.4', '402', 'insufficient_credits'],
    ['8.5', 'drop', 'network_error'],
    ['8.7', '408', 'timeout'],
    ['8.8', '500', 'server_error'],
    ['8.8', '503', 'server_error'],
    ['8.8: the operator’s key is not the user’s session', '401', 'server_error'],
    ['8.8: likewise when it is revoked meanwhile', 'poll-401', 'server_error'],
    ['7.5', 'page', 'generation_failed'],
    ['7.5', '422', 'generation_failed'],
    ['7.5', 'picture-cut-off', 'generation_failed'],
    ['7.5', 'picture-moved-inside', 'generation_failed'],
  ] as const satisfies readonly (readonly [string, FaultName, string])[])(
    '[%s] a vendor’s %s is %s, gives the place back and costs one call',
    async (_row, fault, code) => {
      const before = await get('/api/limits')
      const creates = vendor.log.creates
      expect(await generate(`a boat [fault:${fault}]`)).toMatchObject({
        status: ERRORS[code].status,
        body: { error: { code, message: code === 'rate_limit' ? WAIT : ERRORS[code].message } },
      })
      expect(await get('/api/limits')).toEqual(before)
      expect(vendor.log.creates).toBe(creates + 1)
    },
  )

  test('[8.5] Retry sends one more call, and only then', async () => {
    const creates = vendor.log.creates
    const headers = { 'idempotency-key': 'the-very-same-request' }
    vendor.play('503')
    expect((await generate('a boat', { headers })).status).toBe(500)
    vendor.play(undefined)
    const again = await generate('a boat', { headers })
    expect(again.status).toBe(200)
    expect(await generate('a boat', { headers })).toEqual(again)
    expect(vendor.log.creates).toBe(creates + 2)
  })

  test('[8.3] [8.6] no vendor is paid for a picture that may not be made', async () => {
    const creates = vendor.log.creates
    const body = { prompt: 'a boat', aspect_ratio: '1:1', model: 'flux-dev', num_outputs: 1 }
    const anonymous = await app.send('POST', '/api/functions/replicate-generate', { body })
    expect(await anonymous.json()).toMatchObject({ error: { code: 'auth_required' } })
    expect(await generate('a nude portrait')).toMatchObject({ body: { error: { code: 'nsfw_content' } } })
    expect(vendor.log.creates).toBe(creates)
  })
})
