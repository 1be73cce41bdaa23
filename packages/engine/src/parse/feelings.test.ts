import { expect, test } from 'vitest'
import { FEELINGS } from '../lexicon/feelings.ts'
import { parsePrompt } from './parse-prompt.ts'

// biome-ignore format: a list
test('a feeling alone is a mood with a scene that stands for it, and is understood', () => {
  for (const word of [
    'joy', 'sadness', 'anger', 'love', 'hope', 'fear', 'calm', 'chaos', 'energy', 'freedom', 'loneliness', 'dream', 'music', 'time', 'memory', 'abstract joy',
    'the feeling of freedom',
  ]) {
    const { mood, unknown, entities } = parsePrompt(word)
    expect(mood.length, word).toBeGreaterThan(0)
    expect(unknown, word).toEqual([])
    expect(entities.length, word).toBeGreaterThan(0)
  }
})

test('every scene of a feeling is understood word by word', () => {
  for (const { scene } of Object.values(FEELINGS)) {
    const { unknown, entities } = parsePrompt(scene)
    expect(unknown, scene).toEqual([])
    expect(entities.length, scene).toBeGreaterThan(0)
  }
})

test('beside a thing a feeling is its light and nothing more', () => {
  const { entities, mood } = parsePrompt('a cat, joy')
  expect(entities.map(({ noun }) => noun)).toEqual(['cat'])
  expect(mood).toEqual(['cheerful'])
})
