import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { drawWithFault, type FaultSubject, faultCases } from '../testing/fault-cases.ts'
import { GOOGLE_FAULTS, startGoogleStandIn } from '../testing/google-stand-in.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { createGoogleProvider } from './google-provider.ts'

const KEY = 'AIza_secret_of_the_operator'
const request = { prompt: 'a boat', width: 1024, height: 1024 } as const
let vendor: Awaited<ReturnType<typeof startGoogleStandIn>>
let provider: ImageProvider
let predictor: ImageProvider
let subject: FaultSubject

beforeAll(async () => {
  vendor = await startGoogleStandIn({ token: KEY })
  provider = createGoogleProvider({ key: KEY, baseUrl: `${vendor.url}/v1beta` })
  predictor = createGoogleProvider({ key: KEY, baseUrl: vendor.url, model: 'imagen-4.0-generate-001' })
  subject = {
    vendor,
    within: (deadlineMs) => createGoogleProvider({ key: KEY, baseUrl: vendor.url, deadlineMs }),
    secret: 'AIza_secret',
  }
})
afterAll(async () => {
  await Promise.all([provider, predictor, vendor].map((one) => one.close()))
})

describe('Google’s chatting models, against their stand-in', () => {
  const like = { provider: createGoogleProvider({ key: 'x' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))
})

describe('Google’s predicting models, against their stand-in', () => {
  const like = { provider: createGoogleProvider({ key: 'x', model: 'imagen-4.0-generate-001' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider: predictor }))

  test('[7.5] are asked for the nearest ratio they know', async () => {
    expect(await predictor.generate({ ...request, width: 1536 })).toMatchObject({
      ok: true,
      model: 'imagen-4.0-generate-001',
      asked: { aspectRatio: '4:3' },
      warnings: ['Drawn at 1184x864 and brought to 1536x1024.'],
    })
  })
})

describe('what Google is asked for', () => {
  async function inputOf(changes: Partial<ImageRequest>) {
    const outcome = await provider.generate({ ...request, ...changes })
    return { outcome, input: vendor.log.inputs.at(-1) }
  }

  test('[7.5] each quality is drawn by its model, and the record says which and with what', async () => {
    for (const [quality, model] of [
      ['standard', 'gemini-3.1-flash-lite-image'],
      ['high', 'gemini-nano-banana-2.1'],
      ['ultra', 'gemini-3-pro-image'],
    ] as const)
      expect((await inputOf({ quality, width: 1536 })).outcome).toMatchObject({
        ok: true,
        model,
        seed: null,
        asked: { model, aspectRatio: '3:2' },
      })
    expect(vendor.log.headers.at(-1)).toMatchObject({ 'x-goog-api-key': KEY })
  })

  test('high and ultra, whose models can, are asked for 2K, and standard for nothing of the kind', async () => {
    for (const quality of ['high', 'ultra'] as const)
      expect((await inputOf({ quality })).input).toMatchObject({
        generationConfig: { imageConfig: { imageSize: '2K' } },
      })
    expect((await inputOf({ quality: 'standard' })).input).toMatchObject({
      generationConfig: { imageConfig: { aspectRatio: '1:1' } },
    })
    expect(JSON.stringify(vendor.log.inputs.at(-1))).not.toContain('imageSize')
  })

  test('a reference goes along inside the call', async () => {
    const { outcome, input } = await inputOf({
      references: [{ picture: await gradientPicture(900, 300, 2) }],
    })
    expect(outcome).toMatchObject({ ok: true, warnings: [] })
    expect(input).toMatchObject({
      contents: [{ parts: [{ text: 'a boat' }, { inlineData: { mimeType: 'image/jpeg' } }] }],
    })
  })
})

describe('every failure of Google', () => {
  test('there are at least twenty-four', () => {
    expect(Object.keys(GOOGLE_FAULTS).length).toBeGreaterThanOrEqual(24)
  })
  for (const { title, run } of faultCases(GOOGLE_FAULTS))
    test.concurrent(`[7.5] ${title}`, () => run(subject))

  test('[8.1] the wait that Google names in its answer’s body is kept', async () => {
    const outcome = await drawWithFault('rate-limit', GOOGLE_FAULTS['rate-limit'], subject)
    expect(outcome).toMatchObject({ kind: 'rate_limit', retryAfterSeconds: 35 })
  })

  test('[8.5] an address without an answer is a failure of the network that cost nothing', async () => {
    const absent = createGoogleProvider({ key: KEY, baseUrl: 'http://127.0.0.1:1' })
    expect(await absent.generate(request)).toMatchObject({ kind: 'network', started: false, retryable: true })
    await absent.close()
  })
})
