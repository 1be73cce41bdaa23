import { statSync } from 'node:fs'
import { STYLE_IDS } from '@easel/contract/styles'
import { expect, test } from 'vitest'
import { PROMPT_LIBRARY } from '#web/content/prompts/prompt-library.ts'
import { promptPictureName } from '#web/content/prompts/prompt-picture.ts'
import { filterPrompts } from './prompt-search.ts'

const ALL = { search: '', category: '', style: '' }
const sentences = (filter: Partial<typeof ALL>) =>
  filterPrompts(PROMPT_LIBRARY, { ...ALL, ...filter }).flatMap(({ prompts }) =>
    prompts.map(([, , text]) => text),
  )

test('the library has at least 150 prompts in ten categories, each sentence once', () => {
  expect(PROMPT_LIBRARY.length).toBeGreaterThanOrEqual(10)
  expect(sentences({}).length).toBeGreaterThanOrEqual(150)
  expect(new Set(sentences({})).size).toBe(sentences({}).length)
})

test('every prompt of the library has a picture of its own, in a small file', () => {
  const names = sentences({}).map(promptPictureName)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) {
    const file = new URL(`../../../public/prompts/${name}.avif`, import.meta.url)
    expect(statSync(file).size, name).toBeLessThanOrEqual(4_000)
  }
})

test('a search finds words of sentence, category and style, in any order and case', () => {
  expect(sentences({ search: 'FOREST fox' })).toEqual(['a red fox standing in a snowy pine forest at dawn'])
  expect(sentences({ search: 'under water jellyfish' })).toContain('three jellyfish under water')
  expect(sentences({ search: 'pop art hamburger' })).toEqual(['a hamburger'])
  expect(sentences({ search: 'zeppelin hospital' })).toEqual([])
})

test('category and style narrow the library, together with the search', () => {
  expect(filterPrompts(PROMPT_LIBRARY, { ...ALL, category: 'vehicles' })).toHaveLength(1)
  const used = STYLE_IDS.filter((style) => sentences({ style }).length > 0)
  expect(used.length).toBeGreaterThan(15)
  expect(sentences({ style: 'neon', category: 'vehicles' })).toEqual(['a motorcycle on a highway at night'])
})
