import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import { createFalProvider } from '../fal/fal-provider.ts'
import type { ImageProvider } from '../image-provider.ts'
import { createReplicateProvider } from '../replicate/replicate-provider.ts'
import { createRunwareProvider } from '../runware/runware-provider.ts'
import { startFalStandIn } from '../testing/fal-stand-in.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { startRunwareStandIn } from '../testing/runware-stand-in.ts'
import type { StandIn } from '../testing/stand-in-server.ts'
import { startStandInVendor } from '../testing/stand-in-vendor.ts'
import { createFixedModel } from './fixed-model.ts'

const request = { prompt: 'a boat', width: 1536, height: 1024, seed: 5 } as const
const never = new AbortController().signal
let replicate: Pick<StandIn, 'url' | 'log' | 'close'>
let fal: Pick<StandIn, 'url' | 'log' | 'close'>
let runware: Pick<StandIn, 'url' | 'log' | 'close'>
beforeAll(async () => {
  replicate = await startStandInVendor()
  fal = await startFalStandIn()
  runware = await startRunwareStandIn()
})
afterAll(() => Promise.all([replicate, fal, runware].map((one) => one.close())))

const atReplicate = (model: string) =>
  createReplicateProvider({ token: 'x', baseUrl: replicate.url, model, pollMs: 10 })
const atFal = (model: string) => createFalProvider({ key: 'x', baseUrl: fal.url, model, pollMs: 10 })

describe('a model that no table names, by the inputs that Replicate publishes', () => {
  let provider: ImageProvider
  beforeAll(async () => {
    provider = atReplicate('black-forest-labs/flux-2-pro')
    await provider.prepare?.(never)
  })
  afterAll(() => provider.close())
  const like = {
    capabilities: { seed: true, negativePrompt: false, reference: true, progress: true },
  } as ImageProvider
  for (const { title, run } of conformanceOf({ provider: like })) test(title, () => run({ provider }))

  test('gets what it publishes and nothing else, in the nearest ratio that it has', async () => {
    const reference = await gradientPicture(300, 200, 1)
    expect(
      await provider.generate({ ...request, references: [{ picture: reference }], negativePrompt: 'dogs' }),
    ).toMatchObject({
      ok: true,
      model: 'black-forest-labs/flux-2-pro',
      seed: 5,
      asked: { model: 'black-forest-labs/flux-2-pro', aspect_ratio: '4:3', seed: 5 },
      warnings: expect.arrayContaining([
        'black-forest-labs/flux-2-pro takes no negative prompt; it was left out.',
      ]),
    })
    expect(replicate.log.inputs.at(-1)).toEqual({
      prompt: 'a boat',
      aspect_ratio: '4:3',
      seed: 5,
      output_format: 'png',
      input_images: [expect.stringMatching(/^data:image\/jpeg/)],
    })
    expect(provider.notices?.()).toEqual([])
    expect(provider.capabilities.repaints).toBeUndefined()
  })

  test('another that takes pixels and a negative prompt gets those', async () => {
    const wide = atReplicate('maker/wide')
    expect(await wide.generate({ ...request, negativePrompt: 'dogs' })).toMatchObject({ ok: true })
    expect(replicate.log.inputs.at(-1)).toEqual({
      prompt: 'a boat',
      negative_prompt: 'dogs',
      width: 1536,
      height: 1024,
      seed: 5,
    })
    await wide.close()
  })

  test('one that publishes sizes by word draws in 2K where it is asked to, else in the product’s own, and others have no such size', async () => {
    const large = atReplicate('maker/large')
    await large.prepare?.(never)
    const sizes = ['2k', '4k']
    expect(large.capabilities).toMatchObject({ resolutions: sizes, models: [{ resolutions: sizes }] })
    const square = { ...request, width: 1024, resolution: '2k' } as const
    expect(await large.generate(square)).toMatchObject({
      ok: true,
      actual: { width: 2048, height: 2048 },
      warnings: ['maker/large takes no seed.'],
    })
    expect(replicate.log.inputs.at(-1)).toEqual({ prompt: 'a boat', aspect_ratio: '1:1', size: '2K' })
    await large.generate({ ...request, width: 1024 })
    expect(replicate.log.inputs.at(-1)).toEqual({ prompt: 'a boat', aspect_ratio: '1:1', size: '1K' })
    expect(provider.capabilities).not.toHaveProperty('resolutions')
    await large.close()
  })

  test('one whose inputs cannot be read is sent the prompt alone, and the operator is told', async () => {
    const odd = atReplicate('maker/odd')
    expect(await odd.generate(request)).toMatchObject({ ok: true, seed: null })
    expect(replicate.log.inputs.at(-1)).toEqual({ prompt: 'a boat' })
    expect(odd.notices?.()).toEqual([
      'What maker/odd takes could not be read at Replicate; it is sent prompts alone.',
    ])
    await odd.close()
  })

  test('one that the vendor does not know is named', async () => {
    const gone = atReplicate('maker/gone')
    await gone.prepare?.(never)
    expect(gone.notices?.()).toEqual(['Replicate knows no model maker/gone.'])
    expect(await gone.generate(request)).toMatchObject({ kind: 'bad_response', started: false })
    await gone.close()
  })
})

describe('the same at fal and Runware', () => {
  test('a fal endpoint gets a size in pixels, another one its pictures as a list', async () => {
    const pro = atFal('fal-ai/flux-2-pro')
    expect(await pro.generate(request)).toMatchObject({
      ok: true,
      model: 'fal-ai/flux-2-pro',
      asked: { width: 1536, height: 1024, seed: 5 },
      warnings: [],
    })
    expect(fal.log.inputs.at(-1)).toEqual({
      prompt: 'a boat',
      seed: 5,
      image_size: { width: 1536, height: 1024 },
      output_format: 'png',
    })
    const edit = atFal('fal-ai/flux-2-pro/edit')
    await edit.generate({ ...request, references: [{ picture: await gradientPicture(300, 200, 1) }] })
    expect(fal.log.inputs.at(-1)).toMatchObject({ num_images: 1, image_urls: [expect.any(String)] })
    await Promise.all([pro.close(), edit.close()])
  })

  test('one that fal does not know is named', async () => {
    const gone = atFal('fal-ai/gone')
    await gone.prepare?.(never)
    expect(gone.notices?.()).toEqual(['fal knows no model fal-ai/gone.'])
    await gone.close()
  })

  test('Runware publishes none: prompt, size and seed are sent', async () => {
    const later = createRunwareProvider({ key: 'x', baseUrl: runware.url, model: 'maker:400@1' })
    expect(await later.generate(request)).toMatchObject({ ok: true, model: 'runware/maker:400@1', seed: 5 })
    expect(later.capabilities).toMatchObject({ seed: true, reference: false })
    await later.close()
  })
})

test('a vendor that is away is asked again after a minute, not at each picture', async () => {
  let now = 0
  let asked = 0
  const read = async () => {
    asked += 1
    return { ok: false, kind: 'network', retryable: true, started: false, detail: 'away' } as const
  }
  const model = createFixedModel('maker/new', 'Replicate', read, () => now)
  await model.prepare(never)
  await model.input(never)
  expect(asked).toBe(1)
  now = 61_000
  await model.input(never)
  expect(asked).toBe(2)
})
