import { beforeEach, expect, test } from 'vitest'
import { forgetDrafts } from '#web/shared/lib/forget-drafts.ts'
import { PROMPT_HISTORY_KEY, parsePromptHistory, usePromptHistory } from './prompt-history.store.ts'

const history = () => usePromptHistory.getState()
const stored = () => parsePromptHistory(localStorage.getItem(PROMPT_HISTORY_KEY))

beforeEach(() => {
  localStorage.clear()
  history().load()
})

test('[3.5] an entry is kept under prompt_history with id, prompt, timestamp, style and quality', () => {
  history().add('a fox', 'anime', 'high')
  const [entry] = JSON.parse(localStorage.getItem('prompt_history') ?? '[]')
  expect(entry).toEqual({
    id: expect.any(String),
    prompt: 'a fox',
    timestamp: expect.any(Number),
    style: 'anime',
    quality: 'high',
  })
})

test('[5.9] blank prompts are ignored', () => {
  history().add(' \n ', 'anime', 'high')
  expect(stored()).toEqual([])
})

test('[5.9] the same text, trimmed, is kept once and comes to the front', () => {
  for (const prompt of ['a fox', 'a cat', '  a fox ', 'A fox']) history().add(prompt, 'anime', 'high')
  expect(stored().map(({ prompt }) => prompt)).toEqual(['A fox', 'a fox', 'a cat'])
})

test('[5.9] twenty entries are kept, the newest', () => {
  for (let number = 1; number <= 25; number += 1) history().add(`picture ${number}`, 'anime', 'high')
  expect(stored()).toHaveLength(20)
  expect(stored().at(0)?.prompt).toBe('picture 25')
  expect(stored().at(-1)?.prompt).toBe('picture 6')
})

test('a broken store is an empty history', () => {
  expect(parsePromptHistory('{')).toEqual([])
  expect(parsePromptHistory('{"a":1}')).toEqual([])
  expect(parsePromptHistory('[1,{"id":"x"},{"id":"x","prompt":"a fox"}]')).toEqual([])
})

test('an entry is one only with an id, a prompt and a time of the right kind', () => {
  const entry = { id: 'x', prompt: 'a fox', timestamp: 1, style: 'anime', quality: 'high' }
  const broken = [
    null,
    'a fox',
    { ...entry, id: 1 },
    { ...entry, prompt: 1 },
    { ...entry, timestamp: '1' },
    ...(['id', 'prompt', 'timestamp'] as const).map((field) => ({ ...entry, [field]: undefined })),
  ]
  expect(parsePromptHistory(JSON.stringify([...broken, entry]))).toEqual([entry])
  expect(parsePromptHistory(null)).toEqual([])
  const many = Array.from({ length: 21 }, (_, index) => ({ ...entry, id: `${index}` }))
  expect(parsePromptHistory(JSON.stringify(many))).toEqual(many.slice(0, 20))
})

test('an entry of another tab is kept, and what is cleared is gone from the browser', () => {
  history().add('a fox', 'anime', 'high')
  const other = { id: 'x', prompt: 'a cat', timestamp: 1, style: 'neon', quality: 'ultra' }
  localStorage.setItem(PROMPT_HISTORY_KEY, JSON.stringify([other]))
  history().add('an owl', 'anime', 'high')
  expect(history().entries.map(({ prompt }) => prompt)).toEqual(['an owl', 'a cat'])
  expect(stored()).toEqual(history().entries)
  history().clear()
  expect([history().entries, localStorage.getItem(PROMPT_HISTORY_KEY)]).toEqual([[], '[]'])
})

test('a history is empty until it is read, and counts a prompt once that an older version kept with its spaces', () => {
  expect(usePromptHistory.getInitialState().entries).toEqual([])
  const older = { id: 'x', prompt: ' a fox ', timestamp: 1, style: 'neon', quality: 'ultra' }
  localStorage.setItem(PROMPT_HISTORY_KEY, JSON.stringify([older]))
  history().load()
  expect(history().entries).toEqual([older])
  history().add('a fox', 'anime', 'high')
  expect(history().entries.map(({ prompt }) => prompt)).toEqual(['a fox'])
})

test('no more than twenty are written down or shown, and a person who signs out leaves none', () => {
  for (let number = 1; number <= 21; number += 1) history().add(`picture ${number}`, 'anime', 'high')
  expect(JSON.parse(localStorage.getItem(PROMPT_HISTORY_KEY) ?? '')).toHaveLength(20)
  expect(history().entries).toHaveLength(20)
  forgetDrafts()
  expect([history().entries, localStorage.getItem(PROMPT_HISTORY_KEY)]).toEqual([[], null])
})
