import { expect, test } from 'vitest'
import { askedModel, isModelGone, modelName } from '#web/shared/data/models.queries.ts'
import { buildModel } from '#web/test/build-answers.ts'
import { abilitiesOf, pricesOf } from './model-facts.ts'

test('what a model can is said in words, and what it cannot is left out', () => {
  expect(abilitiesOf(buildModel())).toEqual(['Up to 4 reference images', 'Negative prompt', 'Seeds', '1:1'])
  expect(abilitiesOf(buildModel({ maxReferences: 1 }))[0]).toBe('Reference image')
  expect(
    abilitiesOf(buildModel({ reference: false, negativePrompt: false, seed: false, loras: ['ink'] })),
  ).toEqual(['LoRAs', '1:1'])
})

test('price and speed are said where they are known, and nothing where they are not', () => {
  const seconds = { standard: 3.6, high: 0.4, ultra: 200 }
  const model = buildModel({ costUsd: 0.003, seconds })
  expect(pricesOf(model, 'standard')).toEqual(['$0.003 each', 'about 4 s here'])
  expect(pricesOf(model, 'high')).toEqual(['$0.003 each', 'about a second here'])
  expect(pricesOf(model, 'ultra')).toEqual(['$0.003 each', 'about 3 min here'])
  expect(pricesOf(buildModel({ costUsd: null }), 'standard')).toEqual([])
  expect(pricesOf(buildModel({ costUsd: 0 }), 'standard')).toEqual([])
})

test('a choice that is not there is not asked for, and is known only once the list is', () => {
  const models = [buildModel({ id: 'sdapi/xl', label: 'xl', providerLabel: 'Stable Diffusion server' })]
  const withLora = 'sdapi/xl <lora:ink:0.8>'
  expect(askedModel(withLora, models)).toBe(withLora)
  expect(modelName(withLora, models)).toBe('xl, Stable Diffusion server + ink')
  expect(askedModel('replicate/flux-dev', models)).toBe('')
  expect(askedModel('replicate/flux-dev', undefined)).toBe('replicate/flux-dev')
  expect(isModelGone('', models)).toBe(false)
  expect(modelName('replicate/flux-dev', models)).toBe('replicate/flux-dev')
})
