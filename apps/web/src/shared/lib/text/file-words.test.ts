import { expect, test } from 'vitest'
import { fileWords } from './file-words.ts'

test.each([
  ['A red fox!', 80, 'a-red-fox'],
  ['狐'.repeat(100), 80, '狐'.repeat(26)],
  ['𓀀'.repeat(100), 9, '𓀀𓀀'],
  ['one two', 4, 'one'],
  ['\u202eثعلب أحمر', 80, 'ثعلب-أحمر'],
  ['👩‍👩‍👧', 80, ''],
])('the words of %j in %i bytes are %j', (text, maxBytes, words) => {
  expect(fileWords(text, maxBytes)).toBe(words)
  expect(new TextEncoder().encode(words).length).toBeLessThanOrEqual(maxBytes)
})
