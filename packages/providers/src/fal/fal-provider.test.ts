import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { FAL_FAULTS, startFalStandIn } from '../testing/fal-stand-in.ts'
import { drawWithFault, type FaultSubject, faultCases } from '../testing/fault-cases.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { maskPicture, readMask } from '../testing/mask-picture.ts'
import { createFalProvider } from './fal-provider.ts'

const KEY = 'fal_secret:of_the_operator'
const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
let vendor: Awaited<ReturnType<typeof startFalStandIn>>
let provider: ImageProvider
let subject: FaultSubject

beforeAll(async () => {
  vendor = await startFalStandIn({ token: KEY })
  provider = createFalProvider({ key: KEY, baseUrl: vendor.url, pollMs: 10 })
  subject = {
    vendor,
    within: (deadlineMs) => createFalProvider({ key: KEY, baseUrl: vendor.url, deadlineMs, pollMs: 5 }),
    secret: 'fal_secret',
  }
})
afterAll(async () => {
  await provider.close()
  await vendor.close()
})

async function inputOf(changes: Partial<ImageRequest>) {
  const outcome = await provider.generate({ ...request, ...changes })
  return { outcome, input: vendor.log.inputs.at(-1) }
}

describe('fal, against its stand-in', () => {
  const like = { provider: createFalProvider({ key: 'x' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))
})

describe('what fal is asked for', () => {
  test('[7.5] each quality is drawn by its model, and the record says which and with what', async () => {
    for (const [quality, model] of [
      ['standard', 'fal-ai/flux/schnell'],
      ['high', 'fal-ai/flux/dev'],
      ['ultra', 'fal-ai/flux-pro/v1.1'],
    ] as const)
      expect((await inputOf({ quality, width: 1536 })).outcome).toMatchObject({
        ok: true,
        model,
        seed: 5,
        warnings: [],
        asked: { model, width: 1536, height: 1024, seed: 5 },
      })
    expect((await inputOf({ model: 'nano-banana', width: 1536 })).outcome).toMatchObject({
      model: 'fal-ai/nano-banana',
      seed: null,
      asked: { aspect_ratio: '3:2' },
    })
  })

  test('a reference goes to a model that sees it, as strongly as was asked', async () => {
    const reference = await gradientPicture(900, 300, 2)
    const steered = await inputOf({ references: [{ picture: reference }], referenceStrength: 0.75 })
    expect(steered.outcome).toMatchObject({ model: 'fal-ai/flux/dev/image-to-image', warnings: [] })
    expect(steered.input).toMatchObject({ strength: 0.25, image_url: expect.stringMatching(/^data:image/) })
    expect(
      (await inputOf({ references: [{ picture: reference }], model: 'nano-banana' })).input,
    ).toMatchObject({
      image_urls: [expect.stringMatching(/^data:image/)],
    })
  })

  test('a painted region goes to the model that fills, with the picture in the same shape', async () => {
    const size = { width: 1024, height: 1536 }
    const { outcome, input } = await inputOf({
      ...size,
      references: [{ picture: await gradientPicture(1024, 1536, 3) }],
      mask: await maskPicture(size),
    })
    const asked = { model: 'fal-ai/flux-pro/v1/fill', ...size, seed: 5 }
    expect(outcome).toMatchObject({ ok: true, model: asked.model, asked, warnings: [] })
    const mask = Buffer.from(String(input?.['mask_url']).split(',')[1] ?? '', 'base64')
    expect(await readMask(mask)).toMatchObject({ ...size, middle: [255, 255, 255], corner: [0, 0, 0] })
    expect(input).toMatchObject({ prompt: 'a boat', image_url: expect.stringMatching(/^data:image\/jpeg/) })
  })

  test('the key travels in its header alone, and the vendor is told when to begin and when to forget', async () => {
    await inputOf({})
    expect(vendor.log.headers.at(-1)).toMatchObject({
      authorization: `Key ${KEY}`,
      'x-fal-no-retry': '1',
      'x-fal-request-timeout': '120',
      'x-fal-object-lifecycle-preference': '{"expiration_duration_seconds":3600}',
    })
  })

  test('[8.3] a picture that the vendor judges unsafe is flagged', async () => {
    expect((await inputOf({ prompt: 'a boat [unsafe]' })).outcome).toMatchObject({ ok: true, nsfw: true })
  })

  test('closing cancels what is being drawn there', async () => {
    const slow = await startFalStandIn({ drawMs: 60_000 })
    const patient = createFalProvider({ key: KEY, baseUrl: slow.url, pollMs: 10 })
    const drawing = patient.generate({ ...request, seed: 9 })
    await expect.poll(() => slow.log.polls).toBeGreaterThan(0)
    await patient.close()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled' })
    expect(slow.log.canceled).toHaveLength(1)
    await slow.close()
  })

  test('a picture without a caller is cancelled there', async () => {
    const slow = await startFalStandIn({ drawMs: 60_000 })
    const patient = createFalProvider({ key: KEY, baseUrl: slow.url, pollMs: 10 })
    const leaving = new AbortController()
    const drawing = patient.generate(request, { signal: leaving.signal })
    await expect.poll(() => slow.log.polls).toBeGreaterThan(0)
    leaving.abort()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled', retryable: false })
    await expect.poll(() => slow.log.canceled.length).toBe(1)
    await patient.close()
    await slow.close()
  })
})

describe('a job at fal whose name cannot be noted', () => {
  async function drawUnnoted(options: { readonly drawMs: number; readonly queueMs?: number }) {
    const other = await startFalStandIn(options)
    const unlucky = createFalProvider({ key: KEY, baseUrl: other.url, pollMs: 10 })
    const onJob = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      throw new Error('the database is away')
    }
    const outcome = await unlucky.generate(request, { onJob })
    await unlucky.close()
    await other.close()
    return { outcome, canceled: other.log.canceled }
  }

  test('is taken back while it waits there, and may be begun anew', async () => {
    const { outcome, canceled } = await drawUnnoted({ drawMs: 60_000, queueMs: 60_000 })
    expect(outcome).toMatchObject({ ok: false, kind: 'cancelled' })
    expect(canceled).toHaveLength(1)
  })

  test.each([
    ['is being made', 60_000],
    ['has been made', 1],
  ])(
    '[7.5] is cancelled but not begun anew once it %s, because fal may finish and charge it',
    async (_state, drawMs) => {
      const { outcome, canceled } = await drawUnnoted({ drawMs })
      expect(outcome).toMatchObject({ ok: false, kind: 'server', retryable: false })
      expect(outcome).not.toHaveProperty('started')
      expect(canceled).toHaveLength(1)
    },
  )
})

describe('every failure of fal', () => {
  test('there are at least twenty-four', () => {
    expect(Object.keys(FAL_FAULTS).length).toBeGreaterThanOrEqual(24)
  })
  for (const { title, run } of faultCases(FAL_FAULTS)) test.concurrent(`[7.5] ${title}`, () => run(subject))

  test.each(['endless', 'poll-500', 'poll-401'] as const)('%s leaves nothing running there', async (name) => {
    const before = vendor.log.canceled.length
    await drawWithFault(name, FAL_FAULTS[name], subject)
    await expect.poll(() => vendor.log.canceled.length).toBe(before + 1)
  })

  test('[8.5] an address without an answer is a failure of the network that cost nothing', async () => {
    const absent = createFalProvider({ key: KEY, baseUrl: 'http://127.0.0.1:1' })
    expect(await absent.generate(request)).toMatchObject({ kind: 'network', started: false, retryable: true })
    await absent.close()
  })
})
