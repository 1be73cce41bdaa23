import { expect, test } from 'vitest'
import { sharedWords } from './share-target.ts'

test('of what was shared the text is drawn, else the title, and no address is', () => {
  expect(sharedWords('A page', 'a red fox in the snow')).toBe('a red fox in the snow')
  expect(sharedWords('A red fox', 'https://example.com/fox?x=1')).toBe('A red fox')
  expect(sharedWords(null, 'a red fox https://example.com')).toBe('a red fox')
  expect(sharedWords(null, null)).toBe('')
})
