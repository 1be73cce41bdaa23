import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { maskPicture, readMask } from '../testing/mask-picture.ts'
import { type StandInVendor, startStandInVendor } from '../testing/stand-in-vendor.ts'
import { createReplicateProvider } from './replicate-provider.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
let vendor: StandInVendor
let provider: ImageProvider

beforeAll(async () => {
  vendor = await startStandInVendor({ token: 'r8_key' })
  provider = createReplicateProvider({ token: 'r8_key', baseUrl: vendor.url, pollMs: 10 })
})
afterAll(async () => {
  await provider.close()
  await vendor.close()
})

/** Draws one picture and answers what the vendor was sent for it. */
async function inputOf(changes: Partial<ImageRequest>) {
  const outcome = await provider.generate({ ...request, ...changes })
  return { outcome, input: vendor.log.inputs.at(-1) }
}

describe('Replicate, against its stand-in', () => {
  const like = { provider: createReplicateProvider({ token: 'x' }) }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))
})

describe('what Replicate is asked for', () => {
  test('[7.5] each quality is drawn by the model it names, and the record says which', async () => {
    for (const [quality, model] of [
      ['standard', 'flux-schnell'],
      ['high', 'flux-dev'],
      ['ultra', 'flux-1.1-pro'],
    ] as const)
      expect((await inputOf({ quality, model })).outcome).toMatchObject({
        ok: true,
        model: `black-forest-labs/${model}`,
        seed: 5,
        warnings: [],
      })
    expect((await inputOf({ model: 'nano-banana' })).outcome).toMatchObject({
      model: 'google/nano-banana',
      seed: null,
      warnings: ['nano-banana takes no seed.'],
    })
    expect((await inputOf({ model: 'dall-e' })).outcome).toMatchObject({
      model: 'black-forest-labs/flux-schnell',
      warnings: ['The model asked for is not offered here; flux-schnell drew instead.'],
    })
  })

  test('a size is asked for by the nearest ratio, and the picture brought to it', async () => {
    const { outcome, input } = await inputOf({ width: 1536, height: 1024 })
    expect(input).toEqual({
      prompt: 'a boat',
      aspect_ratio: '3:2',
      output_format: 'png',
      num_outputs: 1,
      seed: 5,
    })
    expect(outcome).toMatchObject({ warnings: ['Drawn at 1216x832 and brought to 1536x1024.'] })
  })

  test('a style is words after the prompt', async () => {
    const { input } = await inputOf({ style: 'watercolor' })
    expect(input?.['prompt']).toMatch(/^a boat, watercolor painting/)
  })

  test('a negative prompt is left out, and the outcome says so', async () => {
    const { outcome, input } = await inputOf({ negativePrompt: 'trees' })
    expect(JSON.stringify(input)).not.toContain('trees')
    expect(outcome).toMatchObject({ warnings: ['flux-schnell takes no negative prompt; it was left out.'] })
  })

  test('a reference goes to a model that can see it, small and in the shape asked for', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
    const reference = await sharp({ create: { width: 1500, height: 900, channels: 3, noise } as never })
      .png()
      .toBuffer()
    const steered = await inputOf({
      references: [{ picture: reference }],
      referenceStrength: 0.75,
      width: 1024,
      height: 1536,
    })
    expect(steered.outcome).toMatchObject({ model: 'black-forest-labs/flux-dev' })
    expect(steered.input).toMatchObject({ prompt_strength: 0.25 })
    const url = String(steered.input?.['image'])
    expect(url).toMatch(/^data:image\/jpeg;base64,/)
    const sent = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    expect(sent.length).toBeLessThan(256 * 1024)
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 832, height: 1248 })
    expect((await inputOf({ references: [{ picture: reference }], quality: 'ultra' })).input).toHaveProperty(
      'image_prompt',
    )
    expect(
      (await inputOf({ references: [{ picture: reference }], model: 'nano-banana' })).input,
    ).toMatchObject({
      image_input: [expect.stringMatching(/^data:/)],
    })
  })

  test('a painted region goes to the model that fills, with the picture in the same shape', async () => {
    const size = { width: 1536, height: 1024 }
    const { outcome, input } = await inputOf({
      ...size,
      quality: 'ultra',
      references: [{ picture: await gradientPicture(1536, 1024, 3) }],
      mask: await maskPicture(size),
    })
    expect(outcome).toMatchObject({
      ok: true,
      model: 'black-forest-labs/flux-fill-pro',
      seed: 5,
      asked: { model: 'black-forest-labs/flux-fill-pro', seed: 5 },
      warnings: ['Drawn at 1248x832 and brought to 1536x1024.'],
    })
    expect(Object.keys(input ?? {}).sort()).toEqual(['image', 'mask', 'output_format', 'prompt', 'seed'])
    const sent = (url: unknown) => Buffer.from(String(url).split(',')[1] ?? '', 'base64')
    expect(await sharp(sent(input?.['image'])).metadata()).toMatchObject({ width: 1248, height: 832 })
    expect(await readMask(sent(input?.['mask']))).toMatchObject({
      width: 1248,
      height: 832,
      middle: [255, 255, 255],
      corner: [0, 0, 0],
    })
  })

  test('the key travels in its header alone, and the vendor is told when to stop by itself and names the job at once', async () => {
    await inputOf({})
    expect(vendor.log.headers.at(-1)).toMatchObject({
      authorization: 'Bearer r8_key',
      'cancel-after': '2m',
    })
    expect(vendor.log.headers.at(-1)).not.toHaveProperty('prefer')
  })
})

describe('Replicate and money', () => {
  test('closing cancels what is being drawn there', async () => {
    const slow = await startStandInVendor({ drawMs: 60_000 })
    const patient = createReplicateProvider({ token: 'x', baseUrl: slow.url, pollMs: 10 })
    const drawing = patient.generate({ ...request, quality: 'high', seed: 9 })
    await expect.poll(() => slow.log.polls).toBeGreaterThan(0)
    await patient.close()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled' })
    expect(slow.log.canceled).toHaveLength(1)
    await slow.close()
  })

  test('a picture without a caller is cancelled there', async () => {
    const slow = await startStandInVendor({ drawMs: 60_000 })
    const patient = createReplicateProvider({ token: 'x', baseUrl: slow.url, pollMs: 10 })
    const leaving = new AbortController()
    const drawing = patient.generate({ ...request, quality: 'high' }, { signal: leaving.signal })
    await expect.poll(() => slow.log.polls).toBeGreaterThan(0)
    leaving.abort()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled', retryable: false })
    await expect.poll(() => slow.log.canceled.length).toBe(1)
    await patient.close()
    await slow.close()
  })

  test('so is one whose create call was not answered yet', async () => {
    const slow = await startStandInVendor({ drawMs: 400 })
    const held = createReplicateProvider({ token: 'x', baseUrl: slow.url })
    slow.play('endless')
    const leaving = new AbortController()
    const drawing = held.generate(request, { signal: leaving.signal })
    await expect.poll(() => slow.log.creates).toBe(1)
    leaving.abort()
    expect(await drawing).toMatchObject({ ok: false, kind: 'cancelled' })
    await expect.poll(() => slow.log.canceled.length).toBe(1)
    await held.close()
    await slow.close()
  })
})
