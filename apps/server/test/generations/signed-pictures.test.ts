import { readFileSync } from 'node:fs'
import { readCredentials } from '@easel/picture-metadata/credentials/read-credentials'
import { makeCertificates } from '@easel/picture-metadata/credentials/testing/make-certificates'
import { readElsewhere } from '@easel/picture-metadata/credentials/testing/read-elsewhere'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../src/platform/clock.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

const made = await makeCertificates()
/** 1024x1024, signed by another implementation. */
const OF_A_VENDOR = readFileSync(
  new URL('../../../../packages/picture-metadata/src/credentials/fixtures/signed.png', import.meta.url),
)
const env = { DEFAULT_TIER: 'pro', C2PA_CERTIFICATE: made.chain, C2PA_PRIVATE_KEY: made.key }
let laterMs = 0
let app: TestApp
let ada: TestUser

beforeAll(async () => {
  const provider = createScriptedProvider(({ prompt }) =>
    prompt.includes('vendor') ? { do: 'answer', bytes: OF_A_VENDOR } : { do: 'draw' },
  )
  app = await startTestApp({ provider, env, clock: { now: () => new Date(Date.now() + laterMs) } })
  ada = await app.signUp('ada-of-the-boats')
})
afterAll(() => app.stop())

type Picture = { readonly id: string; readonly image_url: string; readonly provider: string }

async function draw(prompt: string): Promise<Picture> {
  const body = { prompt, width: 1024, height: 1024 }
  expect((await app.send('POST', '/api/functions/generate-image', { user: ada, body })).status).toBe(200)
  return newest()
}

async function newest(): Promise<Picture> {
  const { items } = (await (await app.send('GET', '/api/generations', { user: ada })).json()) as {
    items: Picture[]
  }
  const [first] = items
  if (!first) throw new Error('nothing was drawn')
  return first
}

async function download(id: string, how: Readonly<Record<string, unknown>>): Promise<Uint8Array> {
  const asked = await app.send('POST', '/api/downloads', { user: ada, body: { ids: [id], ...how } })
  expect(asked.status).toBe(201)
  const { url } = (await asked.json()) as { url: string }
  return new Uint8Array(await (await app.send('GET', url)).arrayBuffer())
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('pictures of an installation with a certificate', () => {
  test('are told of to the page, which then offers to look', async () => {
    const config = await (await app.send('GET', '/api/config')).json()
    expect(config).toMatchObject({ signsPictures: true })
    expect(JSON.stringify(config)).not.toContain('CERTIFICATE')
  })

  test('are signed in every format and size they are downloaded in, with and without their prompt', async () => {
    const { id } = await draw('a secret boat')
    for (const format of ['png', 'jpg', 'webp'] as const)
      for (const how of [
        { metadata: 'strip' },
        { metadata: 'keep' },
        { metadata: 'strip', size: 'instagram-square' },
      ]) {
        const file = await download(id, { format, ...how })
        expect(await readCredentials(file)).toMatchObject({
          signer: 'Example Studio Signing',
          state: 'valid',
        })
        const said = await readElsewhere(file, format, made.issuer)
        expect(said.validation_state).toBe('Trusted')
        // Long, since three letters come about by chance among hashes and signatures.
        expect(JSON.stringify(said)).not.toMatch(/secret.boat|ada.of.the.boats/)
        expect(JSON.stringify(said)).not.toContain(ada.id)
        expect(JSON.stringify(said)).toContain('digitalsourcetype/trainedAlgorithmicMedia')
        expect(Buffer.from(file).includes('secret')).toBe(how.metadata === 'keep')
      }
    expect(await readCredentials(await download(id, { format: 'avif' }))).toBeUndefined()
  })

  test('are signed at their own address, and not as a smaller copy', async () => {
    const { image_url: url } = await draw('a boat')
    const whole = await app.send('GET', url)
    expect(whole.headers.get('etag')).toMatch(/^W\/"/)
    expect(await readCredentials(await bytesOf(whole))).toMatchObject({ state: 'valid' })
    const again = { 'if-none-match': whole.headers.get('etag') ?? '' }
    expect((await app.send('GET', url, { headers: again })).status).toBe(304)
    const small = await app.send('GET', `${url}&w=256`)
    expect(small.headers.get('etag')).toMatch(/^"/)
    expect(await readCredentials(await bytesOf(small))).toBeUndefined()
  })

  test('are signed when they are public and anybody fetches them', async () => {
    const { id } = await draw('a public boat')
    await sql`update generations set is_public = true where id = ${id}`.execute(app.database.handle)
    const file = await bytesOf(await app.send('GET', `/images/${id}.webp`))
    expect((await readElsewhere(file, 'webp', made.issuer)).validation_state).toBe('Trusted')
  })

  test('are signed in an answer in OpenAI’s format', async () => {
    const body = { prompt: 'a boat', size: '1024x1024', output_format: 'jpeg' }
    const answer = await app.send('POST', '/v1/images/generations', { user: ada, body })
    expect(answer.status).toBe(200)
    const { data } = (await answer.json()) as { data: { b64_json: string }[] }
    const file = new Uint8Array(Buffer.from(data[0]?.b64_json ?? '', 'base64'))
    expect((await readElsewhere(file, 'jpg', made.issuer)).validation_state).toBe('Trusted')
  })

  test('keep what a vendor signed, and files made from it are not signed in its place', async () => {
    const { id } = await draw('a vendor’s boat')
    const original = await download(id, { format: 'png', metadata: 'strip' })
    expect(Buffer.compare(original, OF_A_VENDOR)).toBe(0)
    for (const how of [{ format: 'png' }, { format: 'jpg', metadata: 'strip' }])
      expect(await readCredentials(await download(id, how))).toBeUndefined()
  })

  test('are not signed where a person brought them, nor enlarged copies of those, whatever the file claims', async () => {
    const photo = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    const claiming = Buffer.from(writeMetadata(photo, { sourceType: 'algorithmicMedia' }))
    const body = { name: 'photo.png', image: `data:image/png;base64,${claiming.toString('base64')}` }
    const answer = await app.send('POST', '/api/imports', { user: ada, body })
    expect(answer.status).toBe(200)
    const { generation } = (await answer.json()) as { generation: Picture }
    expect(await readCredentials(await download(generation.id, { format: 'jpg' }))).toBeUndefined()
    const edit = { edit: 'upscale', factor: 2 }
    const enlarging = await app.send('POST', `/api/generations/${generation.id}/edits`, {
      user: ada,
      body: edit,
    })
    expect(enlarging.status).toBe(202)
    const enlarged = await vi.waitUntil(async () => (await newest()).id !== generation.id && newest(), {
      timeout: 15_000,
    })
    expect(enlarged).toMatchObject({ provider: 'built-in', relation: 'upscale' })
    expect(await readCredentials(await download(enlarged.id, { format: 'png' }))).toBeUndefined()
  })

  test('leave unsigned once the certificate has run out', async () => {
    const { id } = await draw('a late boat')
    laterMs = 101 * DAY_MS
    expect(await readCredentials(await download(id, { format: 'png' }))).toBeUndefined()
    laterMs = 0
  })
})
