import { checkPrompt } from '@easel/engine/parse/check-prompt'
import { expect, test } from 'vitest'
import { colorWord } from './color-word.ts'

test.each([
  ['#ff5c1f', 'orange'],
  ['#2b3de8', 'blue'],
  ['#0b0d10', 'black'],
  ['#ffffff', 'white'],
  ['#005a3c', 'dark green'],
  ['#c7b8ea', 'lavender'],
])('%s is called %s', (hex, word) => {
  expect(colorWord(hex)).toBe(word)
})

test('every word that a color can get is a color to the engine, and no thing beside', () => {
  const words = new Set<string>()
  for (let red = 0; red < 256; red += 15)
    for (let green = 0; green < 256; green += 15)
      for (let blue = 0; blue < 256; blue += 15)
        words.add(
          colorWord(`#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`),
        )
  expect(words.size).toBeGreaterThan(25)
  for (const word of words) {
    expect(checkPrompt(`a ${word} mug`).readAs, word).toContain(`${word} mug`)
    expect(checkPrompt(`a mug, ${word} background`).things, word).toMatchObject([{ noun: 'mug' }])
  }
})
