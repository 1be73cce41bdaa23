import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import Replicate from 'replicate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../harness/start-test-app.ts'
import { type OpenAiServer, startOpenAiServer } from '../openai/start-openai-server.ts'

let next: (prompt: string) => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(({ prompt }) => next(prompt))
let server: OpenAiServer

beforeAll(async () => {
  server = await startOpenAiServer({ provider })
}, 120_000)
afterAll(() => server.stop())

async function person(name: string) {
  const { key, user } = await server.makeKey(name)
  return { key, user, replicate: new Replicate({ auth: key, baseUrl: server.baseUrl }) }
}

const sizeOf = async (address: unknown) => {
  const file = await fetch(String(address))
  const { format, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  return { format, width, height }
}
const booksOf = (user: TestUser) => server.books(user)

describe('the official client', () => {
  it('runs a model and gets the addresses of its pictures', async () => {
    next = () => ({ do: 'draw' })
    const { replicate, user } = await person('ada')
    const input = { prompt: 'a red fox', aspect_ratio: '4:3', num_outputs: 2, seed: 7, guidance: 3.5 }
    const output = await replicate.run('easel/high', { input })
    expect(output).toHaveLength(2)
    for (const address of output as unknown as string[])
      expect(await sizeOf(address)).toEqual({ format: 'png', width: 1536, height: 1024 })
    expect(provider.requests.at(-1)).toMatchObject({ quality: 'high' })
    expect(await booksOf(user)).toEqual({ made: 2, reserved: 0 })
    const list = await (await server.app.send('GET', '/api/generations', { user })).json()
    expect(list).toMatchObject({ items: [{ prompt: 'a red fox' }, { prompt: 'a red fox' }] })
  })

  it('draws the ratios that Replicate has names for', async () => {
    next = () => ({ do: 'draw' })
    const { replicate } = await person('ratios')
    for (const [aspect_ratio, width, height] of [
      ['21:9', 1792, 768],
      ['3:2', 1344, 896],
    ] as const) {
      const output = await replicate.run('easel/standard', { input: { prompt: 'a fox', aspect_ratio } })
      expect(await sizeOf((output as unknown as string[])[0] ?? '')).toEqual({ format: 'png', width, height })
    }
  })

  it('makes a prediction without waiting, follows it and hears of its end', async () => {
    next = () => ({ do: 'draw', delayMs: 200 })
    const { replicate } = await person('bob')
    const begun = await replicate.predictions.create({
      model: 'easel/standard',
      input: { prompt: 'a blue boat', negative_prompt: 'people' },
    })
    expect(begun).toMatchObject({ status: 'starting', output: null, error: null })
    expect(begun.urls.get).toBe(`${server.baseUrl}/predictions/${begun.id}`)
    const ended = await replicate.wait(begun, { interval: 100 })
    expect(ended).toMatchObject({
      id: begun.id,
      status: 'succeeded',
      input: { prompt: 'a blue boat', negative_prompt: 'people', width: 1024, height: 1024 },
    })
    expect(await sizeOf(ended.output[0])).toMatchObject({ width: 1024 })
  })

  it('names the model in the body, and waits no longer than it says', async () => {
    next = () => ({ do: 'hang' })
    const { replicate, user } = await person('cat')
    const begun = await replicate.predictions.create({
      version: 'easel/standard',
      input: { prompt: 'a boat' },
      wait: 1,
    })
    expect(begun.status).toBe('starting')
    expect(await replicate.predictions.cancel(begun.id)).toMatchObject({ status: 'canceled', output: null })
    expect(await replicate.predictions.get(begun.id)).toMatchObject({ status: 'canceled' })
    expect(await booksOf(user)).toEqual({ made: 0, reserved: 0 })
  })

  it('hears why a prediction failed', async () => {
    next = () => ({ do: 'fail', kind: 'bad_response', retryable: false })
    const { replicate } = await person('dan')
    await expect(replicate.run('easel/standard', { input: { prompt: 'a boat' } })).rejects.toThrow(
      /^Prediction failed: ./,
    )
    next = () => ({ do: 'draw' })
  })
})

async function ask(method: string, path: string, key: string | undefined, body?: unknown) {
  const response = await fetch(`${server.baseUrl}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

describe('predictions', () => {
  const MODEL = '/models/easel/standard/predictions'

  it('are no one else’s: another account finds none, and cancels none', async () => {
    next = () => ({ do: 'draw' })
    const [owner, other] = [await person('eve'), await person('fay')]
    const { id } = await owner.replicate.predictions.create({
      model: 'easel/standard',
      input: { prompt: 'a boat' },
      wait: true,
    })
    const mine = await other.replicate.predictions.create({
      model: 'easel/standard',
      input: { prompt: 'a boat' },
      wait: true,
    })
    const none = {
      status: 404,
      body: {
        title: 'Not found',
        detail: 'There is no such prediction, or it was removed since.',
        status: 404,
      },
    }
    for (const asked of [id, `${mine.id}.${id}`, 'nonsense', `${id}x`, '%00', Array(11).fill(id).join('.')]) {
      expect(await ask('GET', `/predictions/${asked}`, other.key)).toEqual(none)
      expect(await ask('POST', `/predictions/${asked}/cancel`, other.key)).toEqual(none)
    }
    expect(await owner.replicate.predictions.get(id)).toMatchObject({ status: 'succeeded' })
  })

  it('are made for no one without a key that may make pictures', async () => {
    const { user } = await person('gil')
    const made = await server.app.send('POST', '/api/account/keys', {
      user,
      body: { name: 'Reader', scopes: ['read'] },
    })
    const { key } = (await made.json()) as { key: string }
    const body = { input: { prompt: 'a boat' } }
    for (const [path, method] of [
      [MODEL, 'POST'],
      ['/predictions', 'POST'],
      ['/predictions/x', 'GET'],
      ['/predictions/x/cancel', 'POST'],
    ] as const)
      for (const [bearer, status] of [
        [undefined, 401],
        ['easel_wrong', 401],
        [key, 403],
      ] as const) {
        const answer = await ask(method, path, bearer, method === 'GET' ? undefined : body)
        expect([path, answer.status, answer.body]).toEqual([
          path,
          status,
          { title: expect.any(String), detail: expect.any(String), status },
        ])
      }
  })

  it('that are not right are refused in sentences, and cost nothing', async () => {
    const { key, user } = await person('hal')
    const input = { prompt: 'a boat' }
    const wrong = [
      [MODEL, { input: { prompt: '' } }, 'Please enter a prompt'],
      [MODEL, {}, /input/],
      [
        MODEL,
        { input: { ...input, aspect_ratio: '1:3' } },
        'Scripted provider draws no picture of that shape. It draws 1:1, 16:9, 9:16, 4:5, 3:2, 2:3, 21:9.',
      ],
      [
        MODEL,
        { input: { ...input, width: 3_000, height: 200 } },
        /^Scripted provider draws no picture of that shape/,
      ],
      [MODEL, { input: { ...input, num_outputs: 11 } }, 'Choose 1 to 10 images'],
      [
        MODEL,
        { input: { ...input, image: 'https://x.example/a.png' } },
        /^Predictions take no picture as image/,
      ],
      [MODEL, { input, webhook: 'https://x.example' }, /^Webhooks are set up in Settings/],
      ['/predictions', { input }, /^Name the model as owner\/name/],
      ['/predictions', { input, version: 'a'.repeat(64) }, /^Name the model as owner\/name/],
      ['/models/none/nothing/predictions', { input }, /^There is no model "none\/nothing" here/],
      [MODEL, '{"input":', 'The body is not valid JSON.'],
    ] as const
    for (const [path, body, words] of wrong) {
      const answer = await ask('POST', path, key, body)
      expect([path, answer.status]).toEqual([path, 400])
      expect((answer.body as { detail: string }).detail).toMatch(words)
    }
    expect((await ask('POST', MODEL, key, `"${'a'.repeat(70_000)}"`)).status).toBe(413)
    expect(await booksOf(user)).toEqual({ made: 0, reserved: 0 })
  })

  it('beyond the day’s allowance are told so without a time after which a client tries again by itself', async () => {
    const small = await startOpenAiServer({ env: { DEFAULT_TIER: 'free' } })
    const { key } = await small.makeKey('ivy')
    const response = await fetch(`${small.baseUrl}${MODEL}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ input: { prompt: 'a boat', num_outputs: 6 } }),
    })
    expect([response.status, await response.json()]).toEqual([
      402,
      { title: expect.any(String), detail: expect.any(String), status: 402 },
    ])
    await small.stop()
  })
})
