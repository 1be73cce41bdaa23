import type { FormQuality } from '@easel/contract/config'
import type { AspectRatio } from '@easel/contract/pictures'
import { expect, test } from 'vitest'
import {
  backgroundNote,
  ignoredNote,
  offeredRatios,
  progressNote,
  ratioNote,
  referencesNote,
  resolutionNote,
  strengthNote,
} from './drawer-notes.ts'

const provider: FormQuality = {
  id: 'replicate',
  label: 'Replicate',
  model: 'flux-schnell',
  seed: true,
  negativePrompt: false,
  reference: false,
  maxReferences: 0,
  referenceStrength: false,
  transparent: false,
  resolutions: [],
  customSizes: null,
  progress: true,
  sizes: [{ width: 1024, height: 1024 }],
  costUsd: null,
}

test('a control that the form’s provider passes over says so, and no other does', () => {
  expect(ignoredNote(provider, 'negativePrompt')).toBe('flux-schnell ignores this')
  expect(ignoredNote({ ...provider, model: null }, 'reference')).toBe('Replicate ignores this')
  expect(ignoredNote(provider, 'seed')).toBeUndefined()
  expect(ignoredNote(undefined, 'reference')).toBeUndefined()
})

test('a shape that is not made, a strength that is not taken and a bar that is a guess are said', () => {
  expect(ratioNote(provider, '1:1')).toBeUndefined()
  expect(ratioNote(provider, '16:9')).toBe('flux-schnell draws no 16:9')
  expect(strengthNote(provider)).toBe('flux-schnell decides how closely to follow the reference')
  expect(strengthNote({ ...provider, referenceStrength: true })).toBeUndefined()
  expect(progressNote(provider)).toBeUndefined()
  expect(progressNote({ ...provider, progress: false })).toBe(
    'Replicate doesn’t report progress: the bar is an estimate.',
  )
})

test('the first three ratios are offered, those that one of the models draws, and the one that is chosen', () => {
  const wide = { ...provider, sizes: [...provider.sizes, { width: 1792, height: 768 }] }
  const idsOf = (drawers: FormQuality[], chosen: AspectRatio) =>
    offeredRatios(drawers, chosen).map(({ id }) => id)
  expect(idsOf([provider], '1:1')).toEqual(['1:1', '16:9', '9:16'])
  expect(idsOf([provider, wide], '1:1')).toEqual(['1:1', '16:9', '9:16', '21:9'])
  expect(idsOf([provider], '2:3')).toEqual(['1:1', '16:9', '9:16', '2:3'])
  expect(idsOf([], '1:1')).toEqual(['1:1', '16:9', '9:16', '4:5', '3:2', '2:3', '21:9'])
})

test('of more references than the provider looks at, the note says which are used', () => {
  const taking = (maxReferences: number) => ({ ...provider, reference: true, maxReferences })
  expect(referencesNote(provider, 0)).toBe('flux-schnell ignores this')
  expect(referencesNote(taking(1), 1)).toBeUndefined()
  expect(referencesNote(taking(1), 2)).toBe('flux-schnell takes one: only @1 is used')
  expect(referencesNote(taking(3), 3)).toBeUndefined()
  expect(referencesNote(taking(3), 5)).toBe('flux-schnell takes 3: only @1 to @3 are used')
})

test('there is no note before the providers are known', () => {
  expect([
    ignoredNote(undefined, 'seed'),
    ratioNote(undefined, '21:9'),
    strengthNote(undefined),
    progressNote(undefined),
  ]).toEqual([undefined, undefined, undefined, undefined])
})

test('a larger size is noted where the model has none', () => {
  const large = { ...provider, resolutions: [{ id: '2k' as const, costUsd: null }] }
  expect(resolutionNote(provider, '2k')).toBe('flux-schnell draws no 2K')
  expect(resolutionNote(large, '4k')).toBe('flux-schnell draws no 4K')
  expect(resolutionNote(large, '2k')).toBeUndefined()
  expect(resolutionNote(provider, 'standard')).toBeUndefined()
  expect(resolutionNote(undefined, '4k')).toBeUndefined()
})

test('a transparent background is noted where the model draws none', () => {
  expect(backgroundNote(provider)).toBe('flux-schnell draws a background')
  expect(backgroundNote({ ...provider, transparent: true })).toBeUndefined()
  expect(backgroundNote(undefined)).toBeUndefined()
})
