import { expect, test } from 'vitest'
import { restoreSettings } from './settings-from-file.ts'

const OWN = {
  prompt: 'a red fox',
  negativePrompt: 'text',
  style: 'neon',
  quality: 'high',
  seed: 7,
  width: 1536,
  height: 1024,
  sourceType: 'algorithmicMedia',
  chosenModel: 'sdapi/xl <lora:ink:0.8>',
} as const

test('a file that was made here brings back everything it was made with', () => {
  expect(restoreSettings(OWN)).toEqual({
    settings: {
      prompt: 'a red fox',
      negativePrompt: 'text',
      style: 'neon',
      quality: 'high',
      model: 'sdapi/xl <lora:ink:0.8>',
      background: 'opaque',
      resolution: 'standard',
      aspectRatio: '16:9',
      seed: '7',
    },
    title: 'Settings restored from the picture',
    message: 'The form is as it was when this picture was made.',
  })
})

test('a file without settings, or with those of an unknown program, brings nothing', () => {
  expect(restoreSettings(undefined)).toBeNull()
  expect(restoreSettings({ sourceType: 'algorithmicMedia' })).toBeNull()
  expect(restoreSettings({ description: 'A wedding' })).toBeNull()
  expect(restoreSettings({ prompt: 'a castle', seed: 3, model: 'sd_xl' })).toBeNull()
})

test('only values that the form knows are taken, and no more text than it holds', () => {
  const odd = {
    ...OWN,
    prompt: '🦊'.repeat(900),
    style: 'no-such-style',
    quality: 'best',
    width: 30,
    chosenModel: '',
  }
  expect(restoreSettings(odd)?.settings).toEqual({
    prompt: '🦊'.repeat(500),
    negativePrompt: 'text',
    model: '',
    background: 'opaque',
    resolution: 'standard',
    seed: '7',
  })
})

test("another tool's file fills in what fits, keeps style and quality as they are, and tells what is left out", () => {
  const told = {
    prompt: 'a castle <lora:stone:0.8>, fog',
    seed: 3,
    width: 512,
    height: 832,
    model: 'sd_xl',
    sampler: 'Euler',
    steps: 20,
    guidance: 7,
    tool: 'ComfyUI',
  } as const
  expect(restoreSettings(told)).toEqual({
    settings: {
      prompt: 'a castle, fog',
      negativePrompt: '',
      aspectRatio: '9:16',
      isCustomSize: true,
      width: 512,
      height: 832,
      seed: '3',
    },
    title: 'Settings taken from ComfyUI',
    message:
      'Prompt, shape and seed are in the form as far as the file has them. Not taken: LoRA models, model, sampler, steps, guidance.',
  })
})

test('a seed of 64 bits is left out and told, and the seed of another picture does not stay', () => {
  expect(
    restoreSettings({ prompt: 'a castle', largeSeed: '18446744073709551615', tool: 'SwarmUI' }),
  ).toMatchObject({
    settings: { prompt: 'a castle', seed: '' },
    message:
      'Prompt, shape and seed are in the form as far as the file has them. Not taken: its seed, which is larger than 4294967295.',
  })
})

test('a file whose prompt is nothing but extra models is a reference picture', () => {
  expect(restoreSettings({ prompt: '<lora:stone:1>', tool: 'Stable Diffusion web UI' })).toBeNull()
})

test('a file of a picture without a background asks for none again', () => {
  const settings = restoreSettings({ ...OWN, background: 'transparent' })?.settings
  expect(settings).toMatchObject({ background: 'transparent' })
})
