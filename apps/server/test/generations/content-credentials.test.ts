import { readFileSync } from 'node:fs'
import { readCredentials } from '@easel/picture-metadata/credentials/read-credentials'
import { crc32 } from '@easel/picture-metadata/png'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markedFile } from '../../src/modules/generations/marks/mark-original.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

/** 1024x1024, signed by another implementation. */
const SIGNED = readFileSync(
  new URL('../../../../packages/picture-metadata/src/credentials/fixtures/signed.png', import.meta.url),
)
let app: TestApp
let ada: TestUser
let id: string

beforeAll(async () => {
  const provider = createScriptedProvider(() => ({ do: 'answer', bytes: SIGNED }))
  app = await startTestApp({ provider, env: { DEFAULT_TIER: 'pro' } })
  ada = await app.signUp('ada')
  const body = { prompt: 'a boat', width: 1024, height: 1024 }
  expect((await app.send('POST', '/api/functions/generate-image', { user: ada, body })).status).toBe(200)
  const { items } = (await (await app.send('GET', '/api/generations', { user: ada })).json()) as {
    items: { id: string; image_url: string }[]
  }
  id = items[0]?.id ?? ''
})
afterAll(() => app.stop())

async function download(format: string, metadata: string): Promise<Uint8Array> {
  const body = { ids: [id], format, metadata }
  const asked = await app.send('POST', '/api/downloads', { user: ada, body })
  expect(asked.status).toBe(201)
  const { url } = (await asked.json()) as { url: string }
  return new Uint8Array(await (await app.send('GET', url)).arrayBuffer())
}

describe('a vendor’s Content Credentials', () => {
  test('are kept with the picture, which is downloaded to the byte as it came', async () => {
    const original = await download('png', 'strip')
    expect(Buffer.compare(original, SIGNED)).toBe(0)
    expect(await readCredentials(original)).toMatchObject({ signer: 'Example signer', state: 'valid' })
  })

  test('stay out of every file that is made from it', async () => {
    const files = [
      await download('png', 'keep'),
      await download('jpg', 'strip'),
      await download('webp', 'strip'),
      await download('webp', 'keep'),
      await download('avif', 'strip'),
    ]
    expect(SIGNED.includes('c2pa.claim')).toBe(true)
    for (const file of files) {
      expect(await readCredentials(file)).toBeUndefined()
      expect(Buffer.from(file).includes('c2pa.claim')).toBe(false)
    }
  })

  test('are left out where the file tells its prompt, too', async () => {
    const told = withPrompt('a secret')
    const stored = Buffer.concat(markedFile(told, 'trainedAlgorithmicMedia'))
    expect(stored.includes('a secret')).toBe(false)
    expect(await readCredentials(stored)).toBeUndefined()
  })
})

/** The signed file with a text chunk behind its first one, as programs write prompts. */
function withPrompt(prompt: string): Uint8Array {
  const body = Buffer.from(`tEXtPrompt\0${prompt}`, 'latin1')
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([SIGNED.subarray(0, 33), chunk, SIGNED.subarray(33)])
}
