import { DEFAULT_PREFERENCES } from '@easel/contract/preferences'
import { beforeEach, expect, test, vi } from 'vitest'
import { toGeneration } from '#web/shared/data/generation.ts'
import { forgetDrafts } from '#web/shared/lib/forget-drafts.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { DEFAULT_SETTINGS, useSettingsStore } from './settings.store.ts'

const store = () => useSettingsStore.getState()

beforeEach(() => useSettingsStore.setState(useSettingsStore.getInitialState(), true))

test('[3.1] the form starts with the defaults of the specification', () => {
  expect(store()).toMatchObject({
    prompt: '',
    negativePrompt: '',
    style: 'photorealistic',
    aspectRatio: '1:1',
    quality: 'standard',
    width: 1024,
    height: 1024,
    seed: '',
    batchCount: 4,
    generations: [],
  })
})

test('[4.5] a new generation goes to the front', () => {
  for (const number of [1, 2, 3]) store().addGeneration(toGeneration(buildGeneration(number)))
  expect(store().generations.map(({ prompt }) => prompt)).toEqual(['picture 3', 'picture 2', 'picture 1'])
})

test('[4.5] reset restores every default and empties the generations', () => {
  store().change({
    prompt: 'a fox',
    style: 'anime',
    aspectRatio: '16:9',
    seed: '7',
    batchMode: true,
    batchCount: 9,
  })
  store().addGeneration(toGeneration(buildGeneration(1)))
  store().reset()
  expect(store()).toMatchObject({ ...DEFAULT_SETTINGS, generations: [] })
})

test('[9.4] the size follows the aspect ratio', () => {
  store().change({ aspectRatio: '16:9' })
  expect(store()).toMatchObject({ width: 1536, height: 1024 })
  store().change({ aspectRatio: '9:16' })
  expect(store()).toMatchObject({ width: 1024, height: 1536 })
})

test('[4.9] loaded preferences set style, quality and aspect ratio', () => {
  store().applyPreferences({ ...DEFAULT_PREFERENCES, default_style: 'neon', default_aspect_ratio: '9:16' })
  expect(store()).toMatchObject({ style: 'neon', quality: 'high', aspectRatio: '9:16', height: 1536 })
})

test('a preferred custom size is taken, gives way to a ratio chosen by hand, and comes back when it changes', () => {
  const preferring = (default_size: string | null) =>
    store().applyPreferences({ ...DEFAULT_PREFERENCES, default_size })
  preferring('768x1152')
  const custom = { isCustomSize: true, width: 768, height: 1152, aspectRatio: '9:16' }
  expect(store()).toMatchObject(custom)
  store().change({ aspectRatio: '16:9' })
  preferring('768x1152')
  expect(store()).toMatchObject({ isCustomSize: false, aspectRatio: '16:9', width: 1536, height: 1024 })
  preferring('1280x640')
  expect(store()).toMatchObject({ isCustomSize: true, width: 1280, height: 640, aspectRatio: '21:9' })
  preferring(null)
  expect(store()).toMatchObject({ isCustomSize: false, aspectRatio: '1:1', width: 1024, height: 1024 })
})

test('what a person chose by hand stays when unchanged preferences arrive', () => {
  store().change({ style: 'anime' })
  store().applyPreferences(DEFAULT_PREFERENCES)
  expect(store()).toMatchObject({ style: 'anime', quality: 'high' })
  // The same preferences again, as after a reload.
  store().applyPreferences({ ...DEFAULT_PREFERENCES })
  expect(store().style).toBe('anime')
})

test('[4.9] a changed preference replaces what was chosen by hand, and only in its own field', () => {
  store().applyPreferences(DEFAULT_PREFERENCES)
  store().change({ style: 'anime', aspectRatio: '16:9' })
  store().applyPreferences({ ...DEFAULT_PREFERENCES, default_style: 'watercolor' })
  expect(store()).toMatchObject({ style: 'watercolor', aspectRatio: '16:9', width: 1536 })
  store().change({ style: 'neon' })
  store().applyPreferences({ ...DEFAULT_PREFERENCES, default_style: 'watercolor' })
  expect(store().style).toBe('neon')
})

test('[4.5] a picture that comes twice is there once, in front, and the fifty newest are kept', () => {
  for (const number of [1, 2, 1]) store().addGeneration(toGeneration(buildGeneration(number)))
  expect(store().generations.map(({ prompt }) => prompt)).toEqual(['picture 1', 'picture 2'])
  for (let number = 3; number <= 60; number += 1) store().addGeneration(toGeneration(buildGeneration(number)))
  expect(store().generations).toHaveLength(50)
  expect(store().generations.at(0)?.prompt).toBe('picture 60')
  expect(store().generations.at(-1)?.prompt).toBe('picture 11')
})

test('a picture is changed where it stands, and removed alone', () => {
  for (const number of [1, 2]) store().addGeneration(toGeneration(buildGeneration(number)))
  store().mapGenerations((one) => ({ ...one, prompt: `${one.prompt}!` }))
  expect(store().generations.map(({ prompt }) => prompt)).toEqual(['picture 2!', 'picture 1!'])
  store().removeGeneration(buildGeneration(2).id)
  expect(store().generations.map(({ prompt }) => prompt)).toEqual(['picture 1!'])
})

test.each([
  ['prompt', 'a cat'],
  ['negativePrompt', 'snow'],
  ['style', 'anime'],
  ['quality', 'ultra'],
  ['model', 'flux-dev'],
  ['aspectRatio', '16:9'],
  ['seed', '8'],
] as const)('with another %s a small change is one of another picture, and forgotten', (field, value) => {
  store().change({ seed: '7', variation: 3 })
  expect(store().variation).toBe(3)
  store().change({ [field]: value })
  expect(store()).toMatchObject({ variation: 0, [field]: value })
})

test('a small change stays with everything that does not make another picture', () => {
  store().change({ variation: 3 })
  store().change({ batchMode: true, batchCount: 2, background: 'transparent', referenceStrength: 'close' })
  expect(store().variation).toBe(3)
})

test('the public picture that a draft began with is forgotten when the prompt is emptied', () => {
  store().change({ prompt: 'a fox', remixOf: 'gen_1' })
  store().change({ prompt: 'a red fox' })
  expect(store().remixOf).toBe('gen_1')
  store().change({ prompt: '' })
  expect(store().remixOf).toBe('')
})

test('[4.5] after a reset preferences set every field again', () => {
  store().change({ style: 'anime', quality: 'ultra', aspectRatio: '16:9' })
  expect(store().chosen).toEqual(['style', 'quality', 'aspectRatio'])
  store().change({ style: 'neon' })
  expect(store().chosen).toEqual(['style', 'quality', 'aspectRatio'])
  store().reset()
  expect(store().chosen).toEqual([])
  store().applyPreferences(DEFAULT_PREFERENCES)
  expect(store()).toMatchObject({ style: 'photorealistic', quality: 'high', aspectRatio: '1:1' })
})

test('the draft is kept without its pictures, which are the history’s', () => {
  store().addGeneration(toGeneration(buildGeneration(1)))
  store().change({ prompt: 'a fox', style: 'anime' })
  expect(JSON.parse(localStorage.getItem('generator_draft') ?? '')).toEqual({
    state: { ...DEFAULT_SETTINGS, prompt: 'a fox', style: 'anime', chosen: ['style'], applied: null },
    version: 1,
  })
})

test('[3.1] what is not set is left to chance, to the quality, and to the provider', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    prompt: '',
    negativePrompt: '',
    style: 'photorealistic',
    aspectRatio: '1:1',
    quality: 'standard',
    model: '',
    width: 1024,
    height: 1024,
    isCustomSize: false,
    seed: '',
    variation: 0,
    referenceStrength: 'auto',
    background: 'opaque',
    resolution: 'standard',
    remixOf: '',
    batchMode: false,
    batchCount: 4,
  })
})

test('a kept draft is read when it is asked for, and once', async () => {
  localStorage.setItem('generator_draft', JSON.stringify({ state: { prompt: 'an owl' }, version: 1 }))
  vi.resetModules()
  const page = await import('./settings.store.ts')
  const prompt = () => page.useSettingsStore.getState().prompt
  expect(prompt()).toBe('')
  page.readDraft()
  expect(prompt()).toBe('an owl')
  localStorage.setItem('generator_draft', JSON.stringify({ state: { prompt: 'a cat' }, version: 1 }))
  page.readDraft()
  expect(prompt()).toBe('an owl')
})

test('a person who signs out leaves no draft', () => {
  store().change({ prompt: 'a fox' })
  forgetDrafts()
  expect([store().prompt, localStorage.getItem('generator_draft')]).toEqual(['', null])
})
