import { describe, expect, test } from 'vitest'
import { wordsFor } from './hosted/words.ts'
import { STYLE_WORDS } from './style-words.ts'

const size = { width: 1024, height: 1024 }

describe('styles as words for models', () => {
  const styles = Object.entries(STYLE_WORDS)

  test('[3.7] every one of at least 27 styles has words of its own, to have and to leave out', () => {
    expect(styles.length).toBeGreaterThanOrEqual(27)
    for (const side of ['with', 'without'] as const) {
      const words = styles.map(([, style]) => style[side])
      expect(words.every((text) => text.trim().length > 10)).toBe(true)
      expect(new Set(words).size).toBe(styles.length)
    }
  })

  test('a style follows the words that the user wrote, and keeps them whole', () => {
    for (const [style, words] of styles)
      expect(wordsFor({ ...size, prompt: 'a boat', negativePrompt: 'trees', style })).toEqual({
        prompt: `a boat, ${words.with}`,
        negativePrompt: `trees, ${words.without}`,
      })
  })

  test('a style without words changes nothing', () => {
    for (const style of ['no-such-style', 'constructor', '__proto__'])
      expect(wordsFor({ ...size, prompt: 'a boat', style })).toEqual({ prompt: 'a boat', negativePrompt: '' })
  })
})
