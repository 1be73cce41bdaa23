import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFalProvider } from '../fal/fal-provider.ts'
import { FAL_MODELS, type FalModel } from '../fal/models.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { createOpenAiProvider } from '../openai/openai-provider.ts'
import { createReplicateProvider } from '../replicate/replicate-provider.ts'
import { startFalStandIn } from '../testing/fal-stand-in.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { startOpenAiStandIn } from '../testing/openai-stand-in.ts'
import { startStandInVendor } from '../testing/stand-in-vendor.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024, isTransparent: true } as const
let vendor: Awaited<ReturnType<typeof startOpenAiStandIn>>
let provider: ImageProvider
beforeAll(async () => {
  vendor = await startOpenAiStandIn()
  provider = createOpenAiProvider({ key: 'x', baseUrl: vendor.url })
})
afterAll(() => Promise.all([provider, vendor].map((one) => one.close())))

async function draw(changes: Partial<ImageRequest> = {}) {
  const outcome = await provider.generate({ ...request, ...changes })
  return { outcome, input: vendor.log.inputs.at(-1) }
}

async function alphaOf(bytes: Uint8Array) {
  const { channels } = await sharp(bytes).stats()
  return { min: channels[3]?.min, max: channels[3]?.max }
}

describe('a transparent background at OpenAI', () => {
  test('is asked for with a format that keeps it, and is in the picture', async () => {
    const { outcome, input } = await draw()
    expect(input).toMatchObject({ background: 'transparent', output_format: 'png' })
    expect(outcome).toMatchObject({ ok: true, asked: { background: 'transparent' }, warnings: [] })
    if (outcome.ok) expect(await alphaOf(outcome.image.bytes)).toEqual({ min: 0, max: 255 })
  })

  test('is asked for beside a reference, too', async () => {
    const { outcome, input } = await draw({ references: [{ picture: await gradientPicture(64, 64, 1) }] })
    expect(input).toMatchObject({ background: 'transparent', output_format: 'png' })
    expect(outcome).toMatchObject({ ok: true, warnings: [] })
  })

  test('is in the picture when that is brought to another size', async () => {
    const { outcome } = await draw({ prompt: 'a boat [small]' })
    expect(outcome).toMatchObject({
      ok: true,
      warnings: ['Drawn at 512x512 and brought to 1024x1024.'],
    })
    if (outcome.ok) expect(await alphaOf(outcome.image.bytes)).toEqual({ min: 0, max: 255 })
  })

  test('is not asked for of a model that has none, and the picture says so', async () => {
    const { outcome, input } = await draw({ model: 'gpt-image-2' })
    expect(input).not.toHaveProperty('background')
    expect(outcome).toMatchObject({ ok: true, warnings: ['gpt-image-2 drew a background.'] })
  })

  test('that does not come is said', async () => {
    const { outcome } = await draw({ prompt: 'a boat [opaque]' })
    expect(outcome).toMatchObject({ ok: true, warnings: ['gpt-image-2.6-flare drew a background.'] })
  })

  test('is what forms may offer with the models that have it', () => {
    expect(provider.capabilities.transparent).toBe(true)
    const able = provider.capabilities.models?.filter(({ transparent }) => transparent)
    expect(able?.map(({ name }) => name)).toEqual(['gpt-image-2.6-flare', 'gpt-image-2.6-sunburst'])
    const fixed = createOpenAiProvider({ key: 'x', model: 'gpt-image-2' })
    expect(fixed.capabilities.transparent).toBeUndefined()
  })

  test('is left to the model where it is not asked for', async () => {
    await provider.generate({ prompt: 'a boat', width: 1024, height: 1024 })
    expect(vendor.log.inputs.at(-1)).not.toHaveProperty('background')
  })
})

describe('a transparent background elsewhere', () => {
  test('is a field of the row', async () => {
    const fal = await startFalStandIn()
    const clear: FalModel = {
      name: 'clear',
      label: 'Clear',
      family: 'Clear',
      transparent: true,
      call: { path: 'maker/clear', sends: {} },
    }
    const models = [...FAL_MODELS, clear]
    const at = createFalProvider({ key: 'x', baseUrl: fal.url, pollMs: 10, models })
    await at.generate({ ...request, model: 'clear' })
    expect(fal.log.inputs.at(-1)).toMatchObject({ background: 'transparent' })
    expect(await at.generate({ ...request, model: 'flux-2-pro' })).toMatchObject({
      warnings: ['fal-ai/flux-2-pro drew a background.'],
    })
    await Promise.all([at, fal].map((one) => one.close()))
  })

  test('is asked for by the inputs that a vendor publishes', async () => {
    const replicate = await startStandInVendor()
    const at = createReplicateProvider({
      token: 'x',
      baseUrl: replicate.url,
      pollMs: 10,
      model: 'maker/clear',
    })
    await at.generate(request)
    expect(replicate.log.inputs.at(-1)).toMatchObject({ background: 'transparent', output_format: 'png' })
    expect(at.capabilities).toMatchObject({ transparent: true, models: [{ transparent: true }] })
    await Promise.all([at, replicate].map((one) => one.close()))
  })
})
