import { replicateGenerate } from '@easel/contract/functions'
import { addToQueue } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { batchRequest, pictureRequest } from './generation-request.ts'
import { DEFAULT_SETTINGS } from './settings.store.ts'

const NOTHING = { seed: undefined, references: [] }

test('[7.3] the form sends one output, its ratio and the model of its quality', () => {
  const body = pictureRequest(
    { ...DEFAULT_SETTINGS, prompt: ' a fox ', aspectRatio: '16:9', quality: 'ultra' },
    NOTHING,
  )
  expect(body).toEqual({
    prompt: 'a fox',
    aspect_ratio: '16:9',
    num_outputs: 1,
    model: 'flux-1.1-pro',
    style: 'photorealistic',
    quality: 'ultra',
  })
  expect(replicateGenerate.body.safeParse(body).success).toBe(true)
})

test.each([
  ['standard', 'flux-schnell'],
  ['high', 'flux-dev'],
  ['ultra', 'flux-1.1-pro'],
] as const)('[9.3] quality %s asks for %s', (quality, model) => {
  expect(pictureRequest({ ...DEFAULT_SETTINGS, prompt: 'a', quality }, NOTHING).model).toBe(model)
})

test('a custom size is asked for beside the nearest ratio, and without a larger size', () => {
  const own = { isCustomSize: true, width: 768, height: 1152, aspectRatio: '2:3', resolution: '2k' } as const
  const settings = { ...DEFAULT_SETTINGS, prompt: 'a', ...own }
  for (const body of [pictureRequest(settings, NOTHING), batchRequest(settings, NOTHING, () => 'id')]) {
    expect(body).toMatchObject({ aspect_ratio: '2:3', width: 768, height: 1152 })
    expect(body).not.toHaveProperty('resolution')
  }
})

test('a chosen model is asked for at every quality, by the form and by a batch', () => {
  const settings = { ...DEFAULT_SETTINGS, prompt: 'a', model: 'sdapi/xl' }
  expect(pictureRequest(settings, NOTHING).model).toBe('sdapi/xl')
  expect(batchRequest(settings, NOTHING, () => 'id').model).toBe('sdapi/xl')
  expect(batchRequest(DEFAULT_SETTINGS, NOTHING, () => 'id')).not.toHaveProperty('model')
})

test('no background is asked for by the form and by a batch, and nothing is said of one that there is', () => {
  const settings = { ...DEFAULT_SETTINGS, prompt: 'a', background: 'transparent' } as const
  expect(pictureRequest(settings, NOTHING)).toMatchObject({ background: 'transparent' })
  expect(replicateGenerate.body.safeParse(pictureRequest(settings, NOTHING)).success).toBe(true)
  expect(batchRequest(settings, NOTHING, () => crypto.randomUUID())).toMatchObject({
    background: 'transparent',
  })
  expect(pictureRequest(DEFAULT_SETTINGS, NOTHING)).not.toHaveProperty('background')
})

test('a larger size is asked for by the form and by a batch, and nothing is said of the product’s own', () => {
  const settings = { ...DEFAULT_SETTINGS, prompt: 'a', resolution: '4k' } as const
  expect(pictureRequest(settings, NOTHING)).toMatchObject({ resolution: '4k' })
  expect(replicateGenerate.body.safeParse(pictureRequest(settings, NOTHING)).success).toBe(true)
  expect(batchRequest(settings, NOTHING, () => crypto.randomUUID())).toMatchObject({ resolution: '4k' })
  expect(pictureRequest(DEFAULT_SETTINGS, NOTHING)).not.toHaveProperty('resolution')
})

test('optional parts travel only when they are given', () => {
  const image = 'data:image/png;base64,AAAA'
  const body = pictureRequest(
    { ...DEFAULT_SETTINGS, prompt: 'a', negativePrompt: ' text ' },
    {
      seed: 0,
      references: [
        { image, role: undefined },
        { image, role: 'style' },
      ],
    },
  )
  expect(body).toMatchObject({
    negative_prompt: 'text',
    seed: 0,
    references: [{ image }, { image, role: 'style' }],
  })
  expect(replicateGenerate.body.safeParse(body).success).toBe(true)
})

test('the strength travels with a reference only, and not when it is left to the provider', () => {
  const image = 'data:image/png;base64,AAAA'
  const close = { ...DEFAULT_SETTINGS, prompt: 'a', referenceStrength: 'close' } as const
  expect(pictureRequest(close, { seed: undefined, references: [{ image }] })).toMatchObject({
    reference_strength: 0.8,
  })
  expect(pictureRequest(close, NOTHING)).not.toHaveProperty('reference_strength')
  expect(
    pictureRequest({ ...close, referenceStrength: 'auto' }, { seed: undefined, references: [{ image }] }),
  ).not.toHaveProperty('reference_strength')
  const batch = batchRequest(close, { seed: undefined, references: [{ image }] }, () => crypto.randomUUID())
  expect(addToQueue.body.safeParse(batch).data?.reference_strength).toBe(0.8)
})

test('[5.5] a batch asks for as many as chosen, each with an id of its own', () => {
  let next = 0
  const body = batchRequest({ ...DEFAULT_SETTINGS, prompt: 'a' }, NOTHING, () => `id-${next++}`)
  expect(body).toMatchObject({ count: 4, ids: ['id-0', 'id-1', 'id-2', 'id-3'] })
  expect(addToQueue.body.safeParse(body).success).toBe(true)
})
