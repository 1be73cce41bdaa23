import {
  createScriptedProvider,
  SCRIPTED_FORBIDDEN_PROMPT,
  type Step,
} from '@easel/providers/testing/scripted-provider'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestUser } from '../harness/start-test-app.ts'
import { type OpenAiServer, startOpenAiServer } from '../openai/start-openai-server.ts'

let next: (prompt: string) => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(({ prompt }) => next(prompt))
let server: OpenAiServer
let ada: { readonly key: string; readonly user: TestUser }

beforeAll(async () => {
  server = await startOpenAiServer({ provider })
  ada = await server.makeKey('ada')
}, 120_000)
afterAll(() => server.stop())

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

async function ask(method: string, path: string, options: { as?: string; body?: unknown } = {}) {
  const response = await fetch(new URL(`/sdapi/v1/${path}`, server.baseUrl), {
    method,
    headers: {
      authorization: options.as ?? basic('easel', ada.key),
      'content-type': 'application/json',
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

type Drawn = { readonly images: readonly string[]; readonly info: string }
const txt2img = async (body: unknown, as?: string) => {
  const answer = await ask('POST', 'txt2img', { body, ...(as === undefined ? {} : { as }) })
  return { status: answer.status, body: answer.body as unknown as Drawn }
}
const sizeOf = async (image = '') => {
  const { format, width, height } = await sharp(Buffer.from(image, 'base64')).metadata()
  return { format, width, height }
}

describe('Open WebUI with its engine automatic1111', () => {
  it('finds the models, the one in use, and makes pictures with a key as password', async () => {
    next = () => ({ do: 'draw' })
    const verified = await ask('GET', 'options')
    expect(verified).toEqual({ status: 200, body: { sd_model_checkpoint: 'easel-standard' } })
    const models = (await ask('GET', 'sd-models')).body as unknown as { title: string; model_name: string }[]
    expect(models.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['easel-standard', 'easel-high', 'easel-ultra']),
    )
    // It sends the options back as they came when its model is the one in use.
    expect((await ask('POST', 'options', { body: verified.body })).status).toBe(200)
    const { status, body } = await txt2img({
      prompt: 'a red fox',
      batch_size: 2,
      width: 512,
      height: 512,
      steps: 50,
      negative_prompt: 'people',
      sampler_name: 'Euler a',
      cfg_scale: 7,
    })
    expect([status, body.images.length]).toEqual([200, 2])
    for (const image of body.images)
      expect(await sizeOf(image)).toEqual({ format: 'png', width: 1024, height: 1024 })
    const info = JSON.parse(body.info)
    expect(info.all_seeds).toEqual([info.seed, info.seed + 1])
    expect(info.infotexts[0]).toBe(`a red fox\nNegative prompt: people\nSeed: ${info.seed}, Size: 1024x1024`)
    expect(await server.books(ada.user)).toEqual({ made: 2, reserved: 0 })
    const list = await (await server.app.send('GET', '/api/generations', { user: ada.user })).json()
    expect(list).toMatchObject({ items: [{ prompt: 'a red fox' }, { negative_prompt: 'people' }] })
  })

  it('is told which name to put before the key when it asks for another model', async () => {
    expect(await ask('POST', 'options', { body: { sd_model_checkpoint: 'easel-ultra' } })).toMatchObject({
      status: 400,
      body: {
        detail:
          'This installation serves many people, so none of them changes its checkpoint. Put the name of yours before the key: easel-ultra:easel_…',
      },
    })
    const as = basic('easel-ultra', ada.key)
    expect((await ask('GET', 'options', { as })).body).toEqual({ sd_model_checkpoint: 'easel-ultra' })
    expect((await txt2img({ prompt: 'a boat' }, as)).status).toBe(200)
    expect(provider.requests.at(-1)).toMatchObject({ quality: 'ultra' })
  })
})

describe('SillyTavern with its source of AUTOMATIC1111', () => {
  it('reads its lists, and draws with all the fields that it sends', async () => {
    next = () => ({ do: 'draw' })
    const names = async (path: string) =>
      ((await ask('GET', path)).body as unknown as { name: string }[]).map(({ name }) => name)
    expect([await names('samplers'), await names('schedulers'), await names('upscalers')]).toEqual([
      ['Automatic'],
      ['automatic'],
      ['None'],
    ])
    expect([await names('latent-upscale-modes'), await names('sd-vae')]).toEqual([[], []])
    expect((await ask('GET', 'progress')).body).toMatchObject({ progress: 0, state: { job_count: 0 } })
    const { body } = await txt2img({
      url: 'http://127.0.0.1:7860',
      auth: '',
      prompt: 'a red fox',
      negative_prompt: 'lowres, bad anatomy',
      sampler_name: 'Automatic',
      scheduler: 'automatic',
      steps: 20,
      cfg_scale: 7,
      width: 512,
      height: 768,
      restore_faces: false,
      enable_hr: false,
      hr_upscaler: 'None',
      hr_scale: 2,
      hr_additional_modules: [],
      denoising_strength: 0.7,
      hr_second_pass_steps: 0,
      seed: 7,
      override_settings: { CLIP_stop_at_last_layers: 1 },
      override_settings_restore_afterwards: true,
      clip_skip: 1,
      save_images: true,
      send_images: true,
      do_not_save_grid: false,
      do_not_save_samples: false,
    })
    expect(await sizeOf(body.images[0])).toMatchObject({ width: 1024, height: 1536 })
    expect(JSON.parse(body.info)).toMatchObject({ seed: 7, width: 1024, height: 1536 })
  })

  it('hears how far a picture is, and interrupts it', async () => {
    next = () => ({ do: 'hang' })
    const { key, user } = await server.makeKey('bob')
    const as = basic('', key)
    const drawing = txt2img({ prompt: 'a boat' }, as)
    await vi.waitFor(async () =>
      expect((await ask('GET', 'progress', { as })).body).toMatchObject({ state: { job_count: 1 } }),
    )
    expect((await ask('GET', 'progress')).body).toMatchObject({ state: { job_count: 0 } })
    expect((await ask('POST', 'interrupt', { as })).status).toBe(200)
    expect(await drawing).toMatchObject({ status: 409, body: { detail: 'Canceled' } })
    expect(await server.books(user)).toEqual({ made: 0, reserved: 0 })
    expect((await ask('GET', 'progress', { as })).body).toMatchObject({ state: { job_count: 0 } })
    next = () => ({ do: 'draw' })
  })
})

describe('below /sdapi', () => {
  it('no one comes in without a key that works', async () => {
    for (const as of ['', 'Basic', basic('easel', 'wrong'), basic('easel', 'easel_wrong'), 'Basic !!!'])
      expect(await ask('POST', 'txt2img', { as, body: { prompt: 'a fox' } })).toMatchObject({
        status: 401,
        body: { detail: 'Please sign in to continue', error: 'auth_required' },
      })
    expect((await ask('GET', 'options', { as: `Bearer ${ada.key}` })).status).toBe(200)
    // Only there a key may come as a password, and only a key.
    const elsewhere = await server.app.send('GET', '/api/generations', {
      headers: { authorization: basic('easel', ada.key) },
    })
    expect(elsewhere.status).toBe(401)
    expect((await ask('GET', 'options', { as: basic('easel', ada.user.token) })).status).toBe(401)
    const made = await server.app.send('POST', '/api/account/keys', {
      user: ada.user,
      body: { name: 'Reader', scopes: ['read'] },
    })
    const { key } = (await made.json()) as { key: string }
    expect((await txt2img({ prompt: 'a fox' }, basic('easel', key))).status).toBe(403)
  })

  it('what is wrong is told in sentences, and costs nothing', async () => {
    const before = await server.books(ada.user)
    const wrong = [
      [{ prompt: '' }, 'Please enter a prompt'],
      [
        { prompt: 'a fox', width: 2_000, height: 500 },
        'Scripted provider draws no picture of that shape. It draws 1:1, 16:9, 9:16, 4:5, 3:2, 2:3, 21:9.',
      ],
      [{ prompt: 'a fox', batch_size: 5, n_iter: 5 }, 'batch_size times n_iter may be 1 to 10.'],
      [{ prompt: 'a fox', seed: 1.5 }, /seed/],
      [
        { prompt: 'a fox', override_settings: { sd_model_checkpoint: 'nonsense' } },
        /^There is no model "nonsense" here/,
      ],
      ['{"prompt":', 'The body is not valid JSON.'],
      ['null', /./],
    ] as const
    for (const [body, words] of wrong) {
      const { status, body: told } = await ask('POST', 'txt2img', { body })
      expect(status).toBe(400)
      expect(told['detail']).toMatch(words)
    }
    const refused = await ask('POST', 'txt2img', { body: { prompt: SCRIPTED_FORBIDDEN_PROMPT } })
    expect(refused.body).toMatchObject({ error: 'nsfw_content' })
    expect(await server.books(ada.user)).toEqual(before)
    expect((await ask('POST', 'txt2img', { body: `"${'a'.repeat(70_000)}"` })).status).toBe(413)
    expect(await ask('DELETE', 'txt2img')).toMatchObject({ status: 405, body: { detail: 'Use POST here.' } })
    expect((await ask('GET', 'nonsense')).status).toBe(404)
  })

  it('a call that is sent again with its key makes one picture', async () => {
    const { key, user } = await server.makeKey('cat')
    const send = () =>
      fetch(new URL('/sdapi/v1/txt2img', server.baseUrl), {
        method: 'POST',
        headers: { authorization: basic('', key), 'idempotency-key': 'once' },
        body: JSON.stringify({ prompt: 'a fox' }),
      })
    const answers = await Promise.all([send(), send()])
    const [one, two] = await Promise.all(answers.map(async (answer) => (await answer.json()) as Drawn))
    expect(one?.images).toEqual(two?.images)
    expect(await server.books(user)).toEqual({ made: 1, reserved: 0 })
  })
})
