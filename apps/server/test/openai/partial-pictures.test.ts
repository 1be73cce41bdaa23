import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOpenAiStandIn } from '@easel/providers/testing/openai-stand-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let vendor: Awaited<ReturnType<typeof startOpenAiStandIn>>
let app: TestApp
let ada: TestUser
const folder = mkdtempSync(join(tmpdir(), 'easel-partials-'))

beforeAll(async () => {
  vendor = await startOpenAiStandIn({ token: 'sk-key' })
  const env = {
    OPENAI_API_KEY: 'sk-key',
    OPENAI_BASE_URL: vendor.url,
    OPENAI_PARTIAL_IMAGES: '3',
    DATA_DIR: folder,
  }
  app = await startTestApp({ env, provider: 'as-configured' })
  ada = await app.signUp('ada')
})
afterAll(async () => {
  await app.stop()
  await vendor.close()
  rmSync(folder, { recursive: true, force: true })
})

async function streamed(prompt: string): Promise<readonly { type: string; b64_json: string }[]> {
  const body = { prompt, stream: true, partial_images: 3, output_format: 'webp' }
  const answer = await app.send('POST', '/v1/images/generations', { user: ada, body })
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => JSON.parse(line.slice('data: '.length)))
}

const limits = async () =>
  (await (await app.send('GET', '/api/limits', { user: ada })).json()) as Record<string, number>

describe('a vendor’s pictures of what is forming', () => {
  test('come through the images API, small; the picture alone is stored and counted', async () => {
    const before = await limits()
    const events = await streamed('a boat')
    expect(events.map(({ type }) => type)).toEqual([
      'image_generation.partial_image',
      'image_generation.partial_image',
      'image_generation.partial_image',
      'image_generation.completed',
    ])
    for (const { b64_json } of events.slice(0, 3)) expect(b64_json.length).toBeLessThan(350_000)
    expect(new Set(events.map(({ b64_json }) => b64_json)).size).toBe(4)
    const after = await limits()
    expect(after['generations_today']).toBe((before['generations_today'] ?? 0) + 1)
    expect(vendor.log.creates).toBe(1)
    const files = await readdir(folder, { recursive: true })
    expect(files.filter((name) => name.includes('images/gen_'))).toHaveLength(1)
  })

  test('end with a stream that breaks: paid once, counted never, and the caller is told', async () => {
    const before = await limits()
    const created = vendor.log.creates
    const events = await streamed('a boat [fault:stream-cut-in-the-middle]')
    expect(events.at(-1)).toMatchObject({ error: { message: expect.stringMatching(/./) } })
    expect(vendor.log.creates).toBe(created + 1)
    expect(await limits()).toEqual(before)
  })
})
