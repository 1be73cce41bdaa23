import type { FormQuality } from '@easel/contract/config'
import { expect, test } from 'vitest'
import { littleChangeNote, littleChangeOf, rollLittleChange } from './little-change.ts'

const MODEL: FormQuality = {
  id: 'fal',
  label: 'fal',
  model: 'flux-dev',
  seed: true,
  negativePrompt: false,
  reference: true,
  maxReferences: 1,
  referenceStrength: true,
  transparent: false,
  resolutions: [],
  customSizes: null,
  progress: false,
  sizes: [],
  costUsd: null,
}

test('Vary says what it does by who drew the picture and who draws the next', () => {
  expect(littleChangeNote({ provider: 'built-in' }, MODEL)).toBe(
    'Changes light, shades and poses a little. Subject, place and view stay.',
  )
  expect(littleChangeNote({ provider: 'fal' }, MODEL)).toBe(
    'flux-dev draws it anew and follows this picture closely.',
  )
  expect(littleChangeNote({ provider: 'fal' }, { ...MODEL, model: null, referenceStrength: false })).toBe(
    'fal cannot change a picture only a little: this draws it with a new seed, as Vary strongly does.',
  )
  expect(littleChangeNote({ provider: 'fal' }, undefined)).toBeUndefined()
})

test('a picture is the small change that its record says, and none where that says nothing', () => {
  expect(littleChangeOf({ requested: { asked: { variation: 41 } } })).toBe(41)
  expect(littleChangeOf({ requested: { asked: { seed: 41 } } })).toBe(0)
  expect(littleChangeOf({ requested: null })).toBe(0)
})

test('the dice never show 0, which is no change', () => {
  expect([0, 0.5, 0.999_999].map((chance) => rollLittleChange(() => chance))).toEqual([1, 5_000, 9_999])
})
