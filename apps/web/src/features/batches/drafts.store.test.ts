import { beforeEach, expect, test } from 'vitest'
import { forgetDrafts } from '#web/shared/lib/forget-drafts.ts'
import { useDrafts } from './drafts.store.ts'

const drafts = () => useDrafts.getState()
const BASE = { style: 'photorealistic', quality: 'standard', aspectRatio: '1:1', negativePrompt: '' }
const FIRST = {
  compare: {
    prompts: '',
    styles: ['photorealistic', 'watercolor', 'anime'],
    qualities: ['standard'],
    seeds: '7, 21',
    across: 'style',
    down: 'seed',
    base: BASE,
  },
  wildcards: { template: '', values: {}, mode: 'all', count: 10, base: BASE },
  sheet: { title: '', rows: [] },
}

beforeEach(() => useDrafts.setState(useDrafts.getInitialState(), true))

test('the three forms start with something to compare and nothing typed', () => {
  expect(drafts()).toMatchObject(FIRST)
})

test('each form is changed in what is typed alone, and kept as it stands', () => {
  drafts().changeCompare({ prompts: 'a fox' })
  drafts().changeWildcards({ template: 'a {cat|dog}' })
  drafts().changeSheet({ title: 'Boats' })
  const typed = {
    compare: { ...FIRST.compare, prompts: 'a fox' },
    wildcards: { ...FIRST.wildcards, template: 'a {cat|dog}' },
    sheet: { ...FIRST.sheet, title: 'Boats' },
  }
  expect(drafts()).toMatchObject(typed)
  expect(JSON.parse(localStorage.getItem('advanced_drafts') ?? '')).toEqual({ state: typed, version: 1 })
})

test('a person who signs out leaves none of them', () => {
  drafts().changeCompare({ prompts: 'a fox' })
  forgetDrafts()
  expect(drafts()).toMatchObject(FIRST)
  expect(localStorage.getItem('advanced_drafts')).toBeNull()
})
