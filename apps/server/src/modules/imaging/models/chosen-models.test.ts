import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { startRunwareStandIn } from '@easel/providers/testing/runware-stand-in'
import { startSdapiStandIn } from '@easel/providers/testing/sdapi-stand-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../../test/harness/start-test-app.ts'

type Body = Record<string, unknown>
type Item = Body & { id: string; requested: Body | null }

let runware: Awaited<ReturnType<typeof startRunwareStandIn>>
let server: Awaited<ReturnType<typeof startSdapiStandIn>>
let app: TestApp
let ada: TestUser

const XL = 'sdapi/new [2]'

beforeAll(async () => {
  runware = await startRunwareStandIn({ token: 'rw-key' })
  server = await startSdapiStandIn({ models: ['old [1]', 'new [2]'] })
  app = await startTestApp({
    env: {
      RUNWARE_API_KEY: 'rw-key',
      RUNWARE_BASE_URL: runware.url,
      SDAPI_URL: server.url,
      IMAGE_PROVIDERS: '*=runware,sdapi,built-in',
      IMAGE_PRICES: 'runware/flux-schnell=0.003, runware/flux-dev=0.025, runware=0.04',
      DEFAULT_TIER: 'pro',
    },
    provider: 'as-configured',
  })
  ada = await app.signUp('ada')
  // The server is asked at the start, in the background.
  await vi.waitFor(async () => expect((await models()).map(({ id }) => id)).toContain(XL), 5_000)
})
afterAll(async () => {
  await app.stop()
  await Promise.all([runware, server].map((one) => one.close()))
})

async function send(method: string, path: string, body?: unknown) {
  const answer = await app.send(method, path, { user: ada, body })
  return { status: answer.status, body: (await answer.json()) as Body }
}
async function models() {
  const answer = await app.send('GET', '/api/models')
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { items: (Body & { id: string })[] }).items
}
const generate = (extras: Body) =>
  send('POST', '/api/functions/generate-image', { prompt: 'a boat', width: 1024, height: 1024, ...extras })
async function newest(): Promise<Item> {
  const { body } = await send('GET', '/api/generations')
  const [item] = body['items'] as Item[]
  if (!item) throw new Error('the history is empty')
  return item
}
/** Number of pictures whose time was recorded for the model that draws first. */
async function timedPictures(): Promise<number> {
  const { rows } = await app.database.asSystem((tx) =>
    sql<{ pictures: number }>`
      select coalesce(sum(pictures), 0)::int as pictures from model_hours
      where provider = 'runware' and model = 'flux-schnell' and quality = 'standard'`.execute(tx),
  )
  return rows[0]?.pictures ?? 0
}
async function errorOf(answer: { status: number; body: Body }) {
  const { code, message, fields } = answer.body['error'] as Body
  return [answer.status, code, message, fields]
}

describe('the models of an installation', () => {
  test('are listed for everyone, in the order in which they are asked, with what each can and costs', async () => {
    const items = await models()
    expect(items.map(({ id }) => id)).toEqual([
      'runware/flux-schnell',
      'runware/flux-dev',
      'runware/flux-1.1-pro',
      'runware/nano-banana',
      'runware/flux-2-dev',
      'sdapi',
      'sdapi/old [1]',
      XL,
      'built-in',
    ])
    expect(items[0]).toMatchObject({
      label: 'FLUX.1 schnell',
      provider: 'runware',
      providerLabel: 'Runware',
      drawsFor: ['standard'],
      seed: true,
      negativePrompt: false,
      reference: false,
      referenceStrength: false,
      costUsd: 0.003,
      seconds: { standard: null, high: null, ultra: null },
      isAway: false,
      loras: [],
    })
    expect(items.at(-1)).toMatchObject({ label: 'Built-in engine', negativePrompt: true, costUsd: 0 })
    expect(items.find(({ id }) => id === XL)).toMatchObject({ drawsFor: [], loras: ['ink'], costUsd: 0 })
  })

  test('draw when they are chosen, by every function, the queue and the other format, and the history keeps the choice', async () => {
    expect((await generate({ model: 'runware/flux-dev' })).status).toBe(200)
    const made = await newest()
    expect(made).toMatchObject({
      provider: 'runware',
      model: 'runware/flux-dev',
      quality: 'high',
      requested: { model: 'runware/flux-dev' },
    })
    await send('POST', '/api/functions/replicate-generate', {
      prompt: 'a boat',
      aspect_ratio: '1:1',
      model: XL,
      quality: 'ultra',
    })
    expect(await newest()).toMatchObject({ provider: 'sdapi', quality: 'ultra', requested: { model: XL } })
    expect(server.log.inputs.at(-1)).toMatchObject({
      override_settings: { sd_model_checkpoint: 'new [2]' },
    })
    const { body } = await send('POST', '/api/queue', {
      prompt: 'a boat',
      style: 'anime',
      quality: 'standard',
      aspect_ratio: '1:1',
      count: 1,
      model: 'sdapi/old [1]',
    })
    expect(body['tasks']).toMatchObject([{ params: { model: 'sdapi/old [1]' } }])
    await expect
      .poll(async () => (await send('GET', '/api/queue')).body['tasks'], { timeout: 60_000, interval: 500 })
      .toMatchObject([{ status: 'done', error: null }])
    expect(await newest()).toMatchObject({ provider: 'sdapi', requested: { model: 'sdapi/old [1]' } })
    expect(
      (await send('POST', '/v1/images/generations', { prompt: 'a boat', model: 'runware/flux-dev' })).status,
    ).toBe(200)
    expect(await newest()).toMatchObject({
      model: 'runware/flux-dev',
      requested: { model: 'runware/flux-dev' },
    })
    const listed = (await send('GET', '/v1/models')).body['data'] as { id: string; owned_by: string }[]
    expect(listed).toContainEqual(expect.objectContaining({ id: 'runware/flux-dev', owned_by: 'runware' }))
    expect((await send('GET', `/v1/models/${encodeURIComponent(XL)}`)).body).toMatchObject({ id: XL })
  })

  test('a picture’s file says which one was chosen', async () => {
    await generate({ model: XL })
    const { id } = await newest()
    const { body } = await send('POST', '/api/downloads', { ids: [id], format: 'png' })
    const file = await app.send('GET', String(body['url']))
    expect(readMetadata(new Uint8Array(await file.arrayBuffer()))).toMatchObject({ chosenModel: XL })
  })

  test('a name alone means the first provider that has it, and a quality’s name means the quality', async () => {
    await generate({ model: 'old [1]' })
    expect(await newest()).toMatchObject({ provider: 'sdapi', requested: { model: 'sdapi/old [1]' } })
    await send('POST', '/api/functions/generate-image-model', {
      positivePrompt: 'a boat',
      width: 1024,
      height: 1024,
      model: 'flux-dev',
    })
    const made = await newest()
    expect(made).toMatchObject({ quality: 'high', provider: 'runware' })
    expect(made.requested?.['model']).toBeUndefined()
  })

  test('nothing changes for a request that names none', async () => {
    await generate({ quality: 'standard' })
    const made = await newest()
    expect(made).toMatchObject({ provider: 'runware', model: 'runware/flux-schnell' })
    expect(made.requested?.['model']).toBeUndefined()
  })

  test('an unknown one is refused before anything is reserved, with what to do, wherever it is named', async () => {
    const limits = async () => (await send('GET', '/api/limits')).body
    const before = await limits()
    const message =
      'There is no model "flux-99" here. GET /api/models lists those that there are; without a model the quality chooses one.'
    const refused = [400, 'invalid_request', message, { model: message }]
    expect(await errorOf(await generate({ model: 'flux-99' }))).toEqual(refused)
    const task = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1' }
    expect(await errorOf(await send('POST', '/api/queue', { ...task, count: 1, model: 'flux-99' }))).toEqual(
      refused,
    )
    const rows = [task, { ...task, model: 'flux-99' }]
    expect(await errorOf(await send('POST', '/api/batches', { kind: 'sheet', title: 'two', rows }))).toEqual([
      400,
      'invalid_request',
      `Row 2: ${message}`,
      { 'rows.1.model': message },
    ])
    const foreign = await send('POST', '/v1/images/generations', { prompt: 'a boat', model: 'flux-99' })
    expect([foreign.status, (foreign.body['error'] as Body)['message']]).toEqual([400, message])
    for (const model of ['runware/flux-99', 'built-in/flux-dev', `${XL} <lora:pencil:1>`, ''])
      expect((await generate({ model })).status, model).toBe(400)
    expect(await limits()).toEqual(before)
  })

  test('LoRAs that a server lists are drawn with, and stand in the record', async () => {
    await generate({ model: `${XL} <lora:ink:0.8>` })
    expect(server.log.inputs.at(-1)?.['prompt']).toMatch(/ <lora:ink:0\.8>$/)
    const { requested } = await newest()
    expect(requested).toMatchObject({ model: `${XL} <lora:ink:0.8>`, asked: { loras: 'ink:0.8' } })
    expect(requested?.['warnings']).toBeUndefined()
    const heavy = await generate({ model: `${XL} <lora:ink:9>` })
    expect(await errorOf(heavy)).toContain('A LoRA’s weight is from -2 to 2')
  })

  test('one of a vendor that is not set up now is drawn without, and the record says so', async () => {
    expect((await generate({ model: 'google/gemini-3-pro-image', quality: 'standard' })).status).toBe(200)
    expect(await newest()).toMatchObject({
      provider: 'runware',
      requested: {
        model: 'google/gemini-3-pro-image',
        warnings: ['gemini-3-pro-image of Google is no longer available.'],
      },
    })
  })

  test('a row of a batch is drawn with its own', async () => {
    const task = { prompt: 'a sheet', style: 'photorealistic', quality: 'standard', aspect_ratio: '1:1' }
    const rows = [{ ...task, model: XL }, task]
    const { body, status } = await send('POST', '/api/batches', { kind: 'sheet', title: 'two', rows })
    expect(status).toBe(201)
    expect(body['pictures']).toMatchObject([{ model: XL }, { model: null }])
    await expect
      .poll(
        async () => {
          const items = (await send('GET', '/api/generations?q=sheet')).body['items'] as Item[]
          return items.map(({ provider }) => provider).sort()
        },
        { timeout: 20_000 },
      )
      .toEqual(['runware', 'sdapi'])
  })

  test('speeds are those of the installation’s own pictures, by quality', async () => {
    // Times are written every two seconds, and a process that has read them does not read again for thirty.
    await expect.poll(timedPictures).toBeGreaterThan(0)
    const restarted = await startTestApp({
      env: { RUNWARE_API_KEY: 'rw-key', RUNWARE_BASE_URL: runware.url },
      provider: 'as-configured',
      isRestart: true,
    })
    try {
      const { items } = (await (await restarted.send('GET', '/api/models')).json()) as {
        items: { id: string; seconds: Record<string, number | null> }[]
      }
      expect(items.find(({ id }) => id === 'runware/flux-schnell')?.seconds).toEqual({
        standard: expect.any(Number),
        high: null,
        ultra: null,
      })
    } finally {
      await restarted.stop()
    }
  })

  test('one whose server is gone is drawn by the next, and the record says so', async () => {
    await server.close()
    expect((await generate({ model: XL, quality: 'standard' })).status).toBe(200)
    expect(await newest()).toMatchObject({
      provider: 'runware',
      requested: {
        model: XL,
        provider: 'sdapi',
        warnings: ['Stable Diffusion server could not begin this picture.'],
      },
    })
    // Its list is not known until it answers, and what was chosen may be there again.
    expect((await generate({ model: XL, quality: 'standard' })).status).toBe(200)
  })
})
