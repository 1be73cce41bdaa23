import { CUSTOM_SIZES } from '@easel/contract/models/custom-sizes'
import { expect, test } from 'vitest'
import { toGeneration } from '#web/shared/data/generation.ts'
import { buildModel } from '#web/test/build-answers.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { settingsOf, variationOf } from './reuse-settings.ts'
import { useSettingsStore } from './settings.store.ts'
import { withDrawnSize } from './shape/size-settings.ts'

const PICTURE = toGeneration(
  buildGeneration(7, { style: 'neon', quality: 'ultra', width: 1024, height: 1536, negative_prompt: 'text' }),
)

test('a picture hands all its settings to the form, its seed among them', () => {
  expect(settingsOf(PICTURE)).toEqual({
    prompt: 'picture 7',
    negativePrompt: 'text',
    style: 'neon',
    quality: 'ultra',
    model: '',
    background: 'opaque',
    resolution: 'standard',
    seed: '7',
    variation: 0,
    remixOf: '',
    aspectRatio: '9:16',
  })
})

test('the model that was chosen for a picture comes along, and not the one that its quality chose', () => {
  const requested = { model: 'sdapi/xl <lora:ink:0.8>' }
  expect(settingsOf({ ...PICTURE, requested })).toMatchObject({ model: 'sdapi/xl <lora:ink:0.8>' })
  expect(settingsOf({ ...PICTURE, requested: { seed: 9 } })).toMatchObject({ model: '' })
})

test('a picture of a custom size hands that to the form, and what varies it asks for it', () => {
  const own = { ...PICTURE, width: 768, height: 1152 }
  expect(settingsOf(own)).toMatchObject({ isCustomSize: true, width: 768, height: 1152 })
  const { change } = useSettingsStore.getState()
  change(settingsOf(own))
  expect(useSettingsStore.getState()).toMatchObject({ width: 768, height: 1152, aspectRatio: '9:16' })
  change({ aspectRatio: '1:1' })
  expect(useSettingsStore.getState()).toMatchObject({ isCustomSize: false, width: 1024, height: 1024 })
  const varied = variationOf(own, { seed: '99' })
  expect(varied).toMatchObject({ isCustomSize: true, width: 768, height: 1152, aspectRatio: '9:16' })
  const drawer = { ...buildModel(), model: null }
  expect(withDrawnSize(varied, { ...drawer, customSizes: CUSTOM_SIZES })).toEqual(varied)
  expect(withDrawnSize(varied, drawer)).toMatchObject({ isCustomSize: false, width: 1024, height: 1536 })
  expect(settingsOf({ ...PICTURE, width: 2048, height: 2048 })).toMatchObject({ aspectRatio: '1:1' })
})

test('a picture without a background stays one', () => {
  const requested = { background: 'transparent' as const }
  expect(settingsOf({ ...PICTURE, requested })).toMatchObject({ background: 'transparent' })
})

const VARIED = { ...PICTURE, requested: { asked: { variation: 41 } } }

test('a small change hands its number to the form, so that the same picture is drawn again', () => {
  expect(settingsOf(VARIED)).toMatchObject({ seed: '7', variation: 41 })
})

test('the form forgets a small change when anything that makes the picture is changed, and nothing else', () => {
  const { change } = useSettingsStore.getState()
  change(settingsOf(VARIED))
  change({ batchCount: 3 })
  expect(useSettingsStore.getState().variation).toBe(41)
  change({ prompt: 'a boat' })
  expect(useSettingsStore.getState().variation).toBe(0)
})

test('varied a little, it keeps its seed, and varied strongly, it has another and no small change', () => {
  expect(variationOf(VARIED, { variation: 42 })).toMatchObject({ seed: '7', variation: 42 })
  expect(variationOf(VARIED, { seed: '99' })).toMatchObject({ seed: '99', variation: 0 })
})

test('a variation is one picture with the same settings and size, and another seed', () => {
  expect(variationOf(PICTURE, { seed: '99' })).toMatchObject({
    ...settingsOf(PICTURE),
    seed: '99',
    width: 1024,
    height: 1536,
    batchMode: false,
  })
})

test.each([
  ['21:9', 1792, 768],
  ['3:2', 1344, 896],
] as const)('a picture in %s comes back in it', (aspectRatio, width, height) => {
  const picture = toGeneration(buildGeneration(1, { width, height }))
  expect(settingsOf(picture)).toMatchObject({ aspectRatio })
  expect(variationOf(picture, { seed: '9' })).toMatchObject({ aspectRatio, width, height })
})

test('a picture in a larger size comes back with that size and the shape that it has', () => {
  const large = buildGeneration(1, { width: 5056, height: 3392, requested: { resolution: '4k' } })
  expect(settingsOf(toGeneration(large))).toMatchObject({ resolution: '4k', aspectRatio: '16:9' })
})
