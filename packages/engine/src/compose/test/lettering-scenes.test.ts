import { expect, test } from 'vitest'
import { letterOutlines } from '../../kits/print/letter-outlines.ts'
import { colorOf } from '../../lexicon/colors.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

const SIDE = 256

const compose = (prompt: string) => {
  const graph = parsePrompt(prompt)
  return { graph, composition: composeScene(graph, { width: SIDE, height: SIDE, seed: 11, hints: {} }) }
}

test.each([
  ['the word "SALE" in big red letters', 'SALE', 'red'],
  ['big blue letters that say HELLO on a wall', 'HELLO', 'blue'],
  ['LOVE in golden letters', 'LOVE', 'gold'],
  ['the word "peace" written in green letters', 'peace', 'green'],
  ['a big red letter B', 'B', 'red'],
  ['giant white letters spelling OUT WEST in the desert', 'OUT WEST', 'white'],
])('letters that are the subject are drawn as letters, in their color: %s', (prompt, text, color) => {
  const { graph, composition } = compose(prompt)
  expect(graph.entities.map(({ kit, color: own }) => [kit, own])).toEqual([['prop:letters', color]])
  expect(graph.texts).toEqual([{ text, carrier: 0 }])
  expect(composition.isSigned).toBe(false)
  const [letters] = composition.scene.solids.filter(({ instance }) => instance === 1)
  expect(letters.kit.primitives).toHaveLength(letterOutlines(text).length)
  if (color !== 'gold') expect(letters.kit.materials[0].color).toEqual(colorOf(color))
  const [left, top, width, height] = composition.boxes[0].box
  expect(left).toBeGreaterThan(0)
  expect(left + width).toBeLessThan(SIDE)
  expect(top).toBeGreaterThan(0)
  expect(top + height).toBeLessThan(SIDE)
  expect(width).toBeGreaterThan(0.4 * SIDE)
})

test('a word beside a cat is not hidden by it', () => {
  const { boxes } = compose('a cat next to big pink letters that say MEOW').composition
  const [cat, word] = boxes.map(({ box }) => box)
  expect(Math.min(cat[0] + cat[2], word[0] + word[2]) - Math.max(cat[0], word[0])).toBeLessThanOrEqual(0)
})

test.each([
  ['a neon sign that says OPEN', 'prop:neon-sign', 'OPEN'],
  ['a wooden sign that says welcome home', 'prop:sign', 'welcome home'],
  ['a shirt with the word "LOVE"', 'clothing:shirt', 'LOVE'],
  ['a poster with "JAZZ NIGHT" in bold letters', 'prop:poster', 'JAZZ NIGHT'],
])('what a thing says stands on it, quoted or not: %s', (prompt, kit, text) => {
  const graph = parsePrompt(prompt)
  expect(graph.entities.map((entity) => entity.kit)).toEqual([kit])
  expect(graph.texts).toEqual([{ text, carrier: 0 }])
})

test.each(['three love letters', 'a man reading a letter', 'a letter on a desk'])('letters that are sent stay letters: %s', (prompt) => {
  expect(parsePrompt(prompt).entities.map(({ kit }) => kit)).toContain('prop:envelope')
})

test('outlines have no holes, so that every letter with some is of several parts', () => {
  expect([...'OBIL8e'].map((letter) => letterOutlines(letter).length)).toEqual([2, 3, 1, 1, 3, 2])
})
