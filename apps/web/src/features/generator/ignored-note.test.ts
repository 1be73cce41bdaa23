import type { FormQuality } from '@easel/contract/config'
import { expect, test } from 'vitest'
import { ignoredNote } from './ignored-note.ts'

const provider: FormQuality = {
  id: 'replicate',
  label: 'Replicate',
  model: 'flux-schnell',
  seed: true,
  negativePrompt: false,
  reference: false,
  referenceStrength: false,
  progress: true,
  sizes: [],
  costUsd: null,
}

test('a control that the form’s provider passes over says so, and no other does', () => {
  expect(ignoredNote(provider, 'negativePrompt')).toBe('flux-schnell ignores this')
  expect(ignoredNote({ ...provider, model: null }, 'reference')).toBe('Replicate ignores this')
  expect(ignoredNote(provider, 'seed')).toBeUndefined()
  expect(ignoredNote(undefined, 'reference')).toBeUndefined()
})
