import { describe, expect, it } from 'vitest'
import { replaceWord } from './replace-word.ts'

describe('a suggestion that is taken', () => {
  it('replaces the word wherever it stands and no part of another', () => {
    expect(replaceWord('A Zorb, zorbs and zorbing', 'zorb', 'fox')).toBe('A fox, fox and zorbing')
    expect(replaceWord('un café zörb', 'zorb', 'fox')).toBe('un café fox')
  })
  it('takes the word out without leaving a hole', () => {
    expect(replaceWord('a red zorb , at dusk', 'zorb', '')).toBe('a red, at dusk')
  })
})
