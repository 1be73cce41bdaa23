import { describe, expect, it } from 'vitest'
import { readWords } from './read-words.ts'

describe('the words of a prompt', () => {
  it.each([
    ['rainy café in Paris', ['rain', 'cafe'], ['Paris']],
    ['LO-FI beat with rain', ['lofi', 'rain'], []],
    ['a music box by the fireplace', ['musicbox', 'fireplace'], []],
    ['waves on a beach, seagulls', ['sea', 'seagulls'], []],
    ['chill house', ['house'], []],
    ['temple bells at night', ['temple', 'night'], []],
    ['Gewitter 🌩️', [], ['Gewitter']],
    ['', [], []],
  ])('%s', (prompt, scenes, unknown) => {
    const read = readWords(prompt)
    expect(read.scenes).toEqual(scenes)
    expect(read.unknown).toEqual(unknown)
  })

  it('name mood and tempo', () => {
    expect(readWords('dark synthwave 96 bpm')).toMatchObject({ mood: 'dark', bpm: 96, unknown: [] })
    expect(readWords('slow calm piano')).toMatchObject({ mood: 'calm', pace: 0.85 })
    expect(readWords('house at 124bpm').bpm).toBe(124)
    expect(readWords('9000 bpm').bpm).toBeUndefined()
  })
})
