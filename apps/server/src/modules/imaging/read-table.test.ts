import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { describe, expect, test } from 'vitest'
import { readPrices } from './prices.ts'
import { productTable } from './provider-table.ts'
import { readTable } from './read-table.ts'

const IDS = ['replicate', 'openai', 'built-in']
const PRODUCT = productTable(IDS)

describe('the operator’s table', () => {
  test('[7.4] without it the product’s own holds', () => {
    expect(readTable(undefined, PRODUCT, IDS)).toEqual(PRODUCT)
    expect(readTable(' ; ', PRODUCT, IDS)).toEqual(PRODUCT)
  })

  test('a row replaces a whole chain, for one function or all, one quality or all; the later one wins', () => {
    const table = readTable('*=openai, built-in; replicate-generate.ultra=replicate', PRODUCT, IDS)
    expect(table['generate-image'].high).toEqual(['openai', 'built-in'])
    expect(table['replicate-generate'].ultra).toEqual(['replicate'])
    expect(table['replicate-generate'].high).toEqual(['openai', 'built-in'])
    expect(readTable('*.ultra=replicate', PRODUCT, IDS)['openai-image'].standard).toEqual(
      PRODUCT['openai-image'].standard,
    )
  })

  test.each([
    ['form=openai', /"form" is none of \*, generate-image/],
    ['*.best=openai', /"\*\.best" does not end in one of standard, high, ultra/],
    ['*.high.ultra=openai', /does not end in one of/],
    ['*=', /names no provider/],
    ['openai', /names no provider/],
    ['*=fal', /fal is not set up: that takes FAL_KEY/],
    ['*=midjourney', /there is no provider "midjourney"; there are replicate, .*built-in/],
  ])('%j stops the start and says what is wrong', (text, problem) => {
    expect(() => readTable(text, PRODUCT, IDS)).toThrow(problem)
  })

  test('every problem is named at once', () => {
    expect(() => readTable('form=fal; *=unknown', PRODUCT, IDS)).toThrow(/form.*FAL_KEY.*unknown/)
  })
})

describe('prices', () => {
  const base = createScriptedProvider()
  const model = { negativePrompt: false, seed: true, qualities: [] }
  const provider = {
    ...base,
    id: 'replicate',
    capabilities: {
      ...base.capabilities,
      models: [
        { ...model, name: 'quick', qualities: ['standard' as const], reference: false },
        { ...model, name: 'slow-1.5', qualities: ['high' as const], reference: true },
        { ...model, name: 'named', reference: true },
        { ...model, name: 'fill', reference: false, repaints: true as const },
      ],
    },
  }
  const prices = readPrices(
    'replicate/quick=0.003, replicate/slow-1.5=0.025, replicate/fill=0.05, replicate=0.04',
    ['replicate'],
  )

  test('are those of the model that a quality draws with, else the provider’s', () => {
    expect(prices.before(provider, { quality: 'standard' })).toBe(0.003)
    expect(prices.before(provider, { quality: 'high' })).toBe(0.025)
    expect(prices.before(provider, { quality: 'ultra' })).toBe(0.04)
    expect(prices.before(provider, { quality: 'standard', model: 'named' })).toBe(0.04)
  })

  test('with a reference are at most those of a model that takes one', () => {
    expect(prices.before(provider, { quality: 'standard', references: [new Uint8Array(1)] })).toBe(0.04)
  })

  test('with a mask are those of the model that fills', () => {
    const bytes = new Uint8Array(1)
    expect(prices.before(provider, { quality: 'standard', references: [bytes], mask: bytes })).toBe(0.05)
  })

  test('afterwards are what the vendor says, else those of the model that drew', () => {
    const asked = { quality: 'standard' } as const
    expect(prices.after(provider, { model: 'owner/quick', costUsd: 0.01 }, asked)).toBe(0.01)
    expect(prices.after(provider, { model: 'owner/slow-1.5' }, asked)).toBe(0.025)
    expect(prices.after(provider, { model: 'owner/other' }, asked)).toBe(0.003)
  })

  test('of a larger size are those that the operator names for it, else the model’s as often as its pixels go in', () => {
    const models = [
      { ...model, name: 'large', reference: false, resolutions: ['2k', '4k'] as const },
      { ...model, name: 'small', reference: false },
    ]
    const able = { ...provider, capabilities: { ...provider.capabilities, models } }
    const { before, after } = readPrices('replicate=0.04, replicate/large=0.1, replicate/large@4k=0.3', [
      'replicate',
    ])
    expect(before(able, { model: 'large', resolution: '4k' })).toBe(0.3)
    expect(before(able, { model: 'large', resolution: '2k' })).toBe(0.4)
    expect(before(able, { model: 'large' })).toBe(0.1)
    expect(before(able, { model: 'small', resolution: '4k' })).toBe(0.04)
    expect(after(able, { model: 'owner/large' }, { model: 'large', resolution: '4k' })).toBe(0.3)
    expect(after(able, { model: 'owner/small' }, { model: 'large', resolution: '4k' })).toBe(0.04)
    expect(after(able, { model: 'large', costUsd: 0.21 }, { model: 'large', resolution: '4k' })).toBe(0.21)
    const every = readPrices('replicate=0.04, replicate@2k=0.07', ['replicate'])
    expect(every.before(able, { model: 'large', resolution: '2k' })).toBe(0.07)
    expect(readPrices(undefined, []).before(able, { model: 'large', resolution: '2k' })).toBeNull()
  })

  test('are unknown for a vendor that has none, and nothing for the engine and own servers', () => {
    const none = readPrices(undefined, [])
    expect(none.before(provider, { quality: 'standard' })).toBeNull()
    expect(none.missing(provider)).toEqual([
      'replicate/quick',
      'replicate/slow-1.5',
      'replicate/named',
      'replicate/fill',
    ])
    const listed = {
      ...provider.capabilities,
      models: [{ ...model, name: 'listed', reference: false, priceUsd: 0.025 }],
    }
    expect(none.missing({ ...provider, capabilities: listed })).toEqual(['replicate/listed=0.025'])
    for (const id of ['built-in', 'comfyui', 'sdapi'])
      expect(none.before({ ...base, id }, { quality: 'standard' })).toBe(0)
  })

  test.each([
    ['replicate:0.1', /is not like/],
    ['replicate=-1', /is not like/],
    ['replicate/flux@8k=1', /is not like/],
    ['replicate@4k=1, replicate@4k=2', /replicate@4k is there twice/],
    ['unknown=1', /there is no provider unknown/],
    ['replicate=1, replicate=2', /there twice/],
  ])('%j stops the start and says what is wrong', (text, problem) => {
    expect(() => readPrices(text, ['replicate'])).toThrow(problem)
  })
})
