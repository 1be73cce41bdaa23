import { expect, test } from 'vitest'
import { settingsFrom } from './take-file.ts'

const OWN = {
  prompt: 'a red fox',
  negativePrompt: 'text',
  style: 'neon',
  quality: 'high',
  seed: 7,
  width: 1536,
  height: 1024,
  sourceType: 'algorithmicMedia',
} as const

test('a file that was made here brings back everything it was made with', () => {
  expect(settingsFrom(OWN)).toEqual({
    prompt: 'a red fox',
    negativePrompt: 'text',
    style: 'neon',
    quality: 'high',
    aspectRatio: '16:9',
    seed: '7',
  })
})

test('a file of another program, or one whose settings were stripped, brings nothing', () => {
  expect(settingsFrom(undefined)).toBeNull()
  expect(settingsFrom({ sourceType: 'algorithmicMedia' })).toBeNull()
  expect(settingsFrom({ prompt: 'a castle', seed: 3, model: 'sd_xl' })).toBeNull()
})

test('only values that the form knows are taken, and no more text than it holds', () => {
  const odd = { ...OWN, prompt: '🦊'.repeat(900), style: 'no-such-style', quality: 'best', width: 30 }
  expect(settingsFrom(odd)).toEqual({ prompt: '🦊'.repeat(500), negativePrompt: 'text', seed: '7' })
})
