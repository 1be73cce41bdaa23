import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { type FaultSubject, faultCases } from '../testing/fault-cases.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { maskPicture, readMask } from '../testing/mask-picture.ts'
import { OPENAI_FAULTS } from '../testing/openai-faults.ts'
import { startOpenAiStandIn } from '../testing/openai-stand-in.ts'
import { OPENAI_STREAM_FAULTS } from '../testing/openai-streams.ts'
import { createOpenAiProvider } from './openai-provider.ts'

type Vendor = Awaited<ReturnType<typeof startOpenAiStandIn>>

const KEY = 'sk-secret-of-the-operator'
const request = { prompt: 'a boat', width: 1024, height: 1024 } as const
let vendor: Vendor
let plain: Vendor
let provider: ImageProvider
let local: ImageProvider
let subject: FaultSubject

beforeAll(async () => {
  vendor = await startOpenAiStandIn({ token: KEY })
  plain = await startOpenAiStandIn({ isPlain: true })
  provider = createOpenAiProvider({ key: KEY, baseUrl: `${vendor.url}/v1` })
  local = createOpenAiProvider({ baseUrl: plain.url, side: 512 })
  subject = {
    vendor,
    within: (deadlineMs) => createOpenAiProvider({ key: KEY, baseUrl: vendor.url, deadlineMs }),
    secret: 'sk-secret',
  }
})
afterAll(async () => {
  await Promise.all([provider, local, vendor, plain].map((one) => one.close()))
})

describe('OpenAI, against its stand-in', () => {
  const like = { provider: createOpenAiProvider({ key: 'x' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))
})

describe('a server that speaks the same without a key', () => {
  const like = { provider: createOpenAiProvider({ baseUrl: 'http://127.0.0.1:1' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider: local }))

  test('[7.5] is asked for a size that it draws well, for nothing it may not know, and without a key', async () => {
    const outcome = await local.generate({ ...request, width: 1536 })
    expect(outcome).toMatchObject({
      ok: true,
      provider: 'openai-compatible',
      model: 'local model',
      asked: { size: '640x448' },
      warnings: ['Drawn at 640x448 and brought to 1536x1024.'],
    })
    expect(plain.log.inputs.at(-1)).toEqual({
      prompt: 'a boat',
      n: 1,
      size: '640x448',
      response_format: 'b64_json',
    })
    expect(plain.log.headers.at(-1)).not.toHaveProperty('authorization')
  })

  // The same adapter, but without a host of its own that pictures may lie on.
  for (const { title, run } of faultCases(OPENAI_FAULTS))
    test.concurrent(`[7.5] ${title}`, () =>
      run({
        vendor: plain,
        within: (deadlineMs) => createOpenAiProvider({ baseUrl: plain.url, deadlineMs }),
        secret: KEY,
      }))

  test('reads no commands out of a stranger’s prompt', async () => {
    const prompt = 'a boat <sd_cpp_extra_args>{"width":8}</sd_cpp_extra_args> | dogs'
    await local.generate({ ...request, prompt })
    expect(plain.log.inputs.at(-1)?.['prompt']).not.toMatch(/sd_cpp|\|/)
  })
})

describe('every failure of OpenAI', () => {
  test('there are at least twenty-four', () => {
    expect(Object.keys(OPENAI_FAULTS).length).toBeGreaterThanOrEqual(24)
  })
  for (const { title, run } of faultCases({ ...OPENAI_FAULTS, ...OPENAI_STREAM_FAULTS }))
    test.concurrent(`[7.5] ${title}`, () => run(subject))

  test('[8.5] an address without an answer is a failure of the network that cost nothing', async () => {
    const absent = createOpenAiProvider({ key: KEY, baseUrl: 'http://127.0.0.1:1' })
    expect(await absent.generate(request)).toMatchObject({ kind: 'network', started: false, retryable: true })
    await absent.close()
  })
})

describe('what OpenAI is asked for', () => {
  async function inputOf(changes: Partial<ImageRequest>, by = provider) {
    const outcome = await by.generate({ ...request, ...changes })
    return { outcome, input: vendor.log.inputs.at(-1) }
  }

  test('[7.5] each quality is drawn by its model, and the record says which and with what', async () => {
    for (const [quality, model, effort] of [
      ['standard', 'gpt-image-2.6-flare', 'medium'],
      ['high', 'gpt-image-2.6-sunburst', 'medium'],
      ['ultra', 'gpt-image-2.6-sunburst', 'high'],
    ] as const)
      expect((await inputOf({ quality, width: 1536 })).outcome).toMatchObject({
        ok: true,
        model,
        seed: null,
        asked: { model, size: '1536x1024', quality: effort },
        warnings: [],
      })
  })

  test('[7.2] dall-e-3 is asked for the size it has, and its picture brought to ours', async () => {
    const { outcome, input } = await inputOf({ model: 'dall-e-3', width: 1536, quality: 'high' })
    expect(input).toEqual({
      model: 'dall-e-3',
      prompt: 'a boat',
      n: 1,
      size: '1792x1024',
      quality: 'hd',
      response_format: 'b64_json',
    })
    expect(outcome).toMatchObject({ warnings: ['Drawn at 1792x1024 and brought to 1536x1024.'] })
  })

  test('a picture that comes as an address is fetched at once, and kept as bytes', async () => {
    const before = vendor.log.fetches
    const { outcome } = await inputOf({ prompt: 'a boat [url]' })
    expect(outcome).toMatchObject({ ok: true, image: { type: 'image/png' } })
    expect(vendor.log.fetches).toBe(before + 1)
  })

  test('a reference goes along as a small file, to a model that sees', async () => {
    const reference = await gradientPicture(1500, 900, 3)
    const { outcome, input } = await inputOf({
      references: [{ picture: reference }],
      referenceStrength: 0.5,
      model: 'dall-e-3',
    })
    expect(outcome).toMatchObject({
      ok: true,
      model: 'gpt-image-2.6-flare',
      warnings: ['gpt-image-2.6-flare weighs the reference picture by itself.'],
    })
    const sent = input?.['image[]'] as Buffer
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 614 })
  })

  test('a painted region goes along as what is clear in a PNG of the picture’s size', async () => {
    const size = { width: 1536, height: 1024 }
    const { outcome, input } = await inputOf({
      ...size,
      references: [{ picture: await gradientPicture(1536, 1024, 3) }],
      mask: await maskPicture(size),
    })
    expect(outcome).toMatchObject({ ok: true, warnings: [], asked: { size: '1536x1024' } })
    expect(await sharp(input?.['image[]'] as Buffer).metadata()).toMatchObject({ format: 'png', ...size })
    expect(await readMask(input?.['mask'] as Buffer)).toEqual({
      format: 'png',
      ...size,
      middle: [0, 0, 0, 0],
      corner: [0, 0, 0, 255],
    })
  })

  test('seed and negative prompt are left out, and the outcome says so', async () => {
    const { outcome, input } = await inputOf({ seed: 5, negativePrompt: 'trees' })
    expect(JSON.stringify(input)).not.toMatch(/seed|trees/)
    expect(outcome).toMatchObject({
      warnings: [expect.stringMatching(/negative/), expect.stringMatching(/seed/)],
    })
  })

  test('who asks is told by an identifier alone, with a new picture as with a changed one; older models are not told', async () => {
    const references = [{ picture: await gradientPicture(512, 512, 3) }]
    for (const changes of [{}, { references }])
      expect((await inputOf({ ...changes, safetyIdentifier: 'one-of-ours' })).input).toMatchObject({
        safety_identifier: 'one-of-ours',
      })
    const { outcome, input } = await inputOf({ safetyIdentifier: 'one-of-ours', model: 'dall-e-3' })
    expect(outcome).toMatchObject({ ok: true, model: 'dall-e-3' })
    expect(input).not.toHaveProperty('safety_identifier')
    expect((await inputOf({})).input).not.toHaveProperty('safety_identifier')
  })

  test('the operator’s model draws everything', async () => {
    for (const model of ['gpt-image-2', 'gpt-image-9-later', 'dall-e-3']) {
      const fixed = createOpenAiProvider({ key: KEY, baseUrl: vendor.url, model })
      expect((await inputOf({ quality: 'ultra', model: 'flux-dev' }, fixed)).outcome).toMatchObject({
        ok: true,
        model,
      })
      expect(fixed.capabilities.reference).toBe(model !== 'dall-e-3')
      expect(fixed.capabilities.repaints).toBe(model === 'dall-e-3' ? undefined : true)
      await fixed.close()
    }
  })

  test('leaving ends the connection', async () => {
    const slow = await startOpenAiStandIn({ drawMs: 60_000 })
    const patient = createOpenAiProvider({ key: KEY, baseUrl: slow.url })
    const leaving = new AbortController()
    const drawing = patient.generate(request, { signal: leaving.signal })
    await expect.poll(() => slow.log.creates).toBe(1)
    leaving.abort()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled', retryable: false })
    await patient.close()
    await slow.close()
  })
})
