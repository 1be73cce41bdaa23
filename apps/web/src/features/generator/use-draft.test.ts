import { customSizeOf } from '@easel/contract/models/custom-sizes'
import { expect, test } from 'vitest'
import { generateHref } from '#web/shared/lib/paths.ts'
import { settingsFromSearch } from './use-draft.ts'

test('a link to the generator fills the form with what it carries', () => {
  const href = generateHref({
    prompt: 'a fox & a cat',
    style: 'neon',
    quality: 'ultra',
    model: 'sdapi/xl [1] <lora:ink:0.8>',
    aspectRatio: '9:16',
    seed: 0,
    variation: 41,
    background: 'transparent',
    resolution: '2k',
    remixOf: 'gen_01hv5z8q3k9m2p4r6t7w8x9y0z',
  })
  const search = new URL(href, 'http://localhost').searchParams
  expect(settingsFromSearch(search)).toEqual({
    prompt: 'a fox & a cat',
    style: 'neon',
    quality: 'ultra',
    model: 'sdapi/xl [1] <lora:ink:0.8>',
    aspectRatio: '9:16',
    seed: '0',
    variation: 41,
    background: 'transparent',
    resolution: '2k',
    remixOf: 'gen_01hv5z8q3k9m2p4r6t7w8x9y0z',
  })
})

test('a link to a picture of a custom size carries it, and one of the product’s sizes goes by its ratio', () => {
  const search = (width: number, height: number) =>
    new URL(generateHref({ size: customSizeOf({ width, height }) }), 'http://localhost').searchParams
  expect(settingsFromSearch(search(768, 1152))).toEqual({ isCustomSize: true, width: 768, height: 1152 })
  expect(settingsFromSearch(search(1024, 1536))).toEqual({})
  expect(settingsFromSearch(new URLSearchParams('size=77x9000'))).toEqual({})
})

test('a link that remixes nothing ends the remix that was begun', () => {
  expect(settingsFromSearch(new URLSearchParams('prompt=a+boat'))).toEqual({ prompt: 'a boat', remixOf: '' })
})

test('a link to what was drawn by its quality lets go of the model that is chosen in the form', () => {
  const search = (model?: string) => new URL(generateHref({ model }), 'http://localhost').searchParams
  expect(settingsFromSearch(search(''))).toEqual({ model: '' })
  expect(settingsFromSearch(search())).toEqual({})
})

test('values that do not exist are left out of the form', () => {
  expect(settingsFromSearch(new URLSearchParams('style=magic&quality=best&ratio=2:1&seed=x'))).toEqual({})
})
