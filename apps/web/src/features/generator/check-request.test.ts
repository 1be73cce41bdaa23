import { expect, test } from 'vitest'
import { checkRequest } from './check-request.ts'
import { DEFAULT_SETTINGS } from './settings.store.ts'

const SETTINGS = { ...DEFAULT_SETTINGS, prompt: 'a fox' }
const READY = { session: 'signed-in', remaining: 5 } as const

test('[5.1] a blank prompt is refused first', () => {
  for (const prompt of ['', ' \n', '\u200b']) {
    const refusal = checkRequest({ ...SETTINGS, prompt }, { session: 'signed-out', remaining: 0 })
    expect(refusal?.message).toBe('Please enter a prompt')
  }
})

test('[5.1] 500 characters pass, 501 do not; an emoji is one character', () => {
  expect(checkRequest({ ...SETTINGS, prompt: '🦊'.repeat(500) }, READY)).toBeNull()
  expect(checkRequest({ ...SETTINGS, prompt: '🦊'.repeat(501) }, READY)?.reason).toBe('prompt')
  expect(checkRequest({ ...SETTINGS, negativePrompt: 'x'.repeat(301) }, READY)?.reason).toBe('negative')
})

test.each([false, true])('[5.2] generating signed out is refused, batch mode %s', (batchMode) => {
  const refusal = checkRequest({ ...SETTINGS, batchMode }, { ...READY, session: 'signed-out' })
  expect(refusal?.message).toBe('Please sign in to generate images')
})

test.each(['', ' ', '0', '4294967295'])('[5.4] the seed "%s" is accepted', (seed) => {
  expect(checkRequest({ ...SETTINGS, seed }, READY)).toBeNull()
})

test.each(['1.5', 'abc', '-1', '4294967296', '1e3'])('[5.4] the seed "%s" is refused', (seed) => {
  expect(checkRequest({ ...SETTINGS, seed }, READY)?.message).toBe(
    'The seed must be a whole number from 0 to 4294967295',
  )
})

test('[5.6] with nothing left, also because the limit check failed, nothing is generated', () => {
  expect(checkRequest(SETTINGS, { ...READY, remaining: 0 })?.message).toBe(
    'Daily limit reached. Upgrade to continue generating images.',
  )
  expect(checkRequest(SETTINGS, { ...READY, remaining: 'unchecked' })?.message).toBe(
    'Your daily limit could not be checked. Try again in a moment.',
  )
})

test('[5.6] a batch may be as large as what is left, and no larger', () => {
  const batch = { ...SETTINGS, batchMode: true, batchCount: 3 }
  expect(checkRequest(batch, { ...READY, remaining: 3 })).toBeNull()
  expect(checkRequest(batch, { ...READY, remaining: 2 })).toEqual({
    reason: 'batch',
    message: '2 left today',
    left: 2,
  })
  expect(checkRequest({ ...batch, batchMode: false }, { ...READY, remaining: 2 })).toBeNull()
  expect(checkRequest(batch, { ...READY, remaining: null })).toBeNull()
})
