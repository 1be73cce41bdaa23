import { STYLES } from '@easel/contract/styles'
import { expect, test } from 'vitest'
import { STYLE_FAMILIES } from '#web/content/styles/style-guide.ts'
import { STYLE_KINDS, type StyleFilter, shelveStyles } from './style-filter.ts'

function ids(filter: Partial<StyleFilter>): string[] {
  return shelveStyles({ search: '', kind: '', ...filter }).flatMap(({ styles }) => styles.map(({ id }) => id))
}

test('[2.11] the library holds every style, each once, and they are 50 or more', () => {
  expect(ids({}).toSorted()).toEqual(STYLES.map(({ id }) => id).toSorted())
  expect(ids({}).length).toBeGreaterThanOrEqual(50)
})

test('[2.1] every shelf of the library has styles on it', () => {
  for (const family of STYLE_FAMILIES) expect(ids({ kind: family }).length, family).toBeGreaterThan(0)
  expect(ids({ kind: 'Popular' })).toHaveLength(7)
  expect(ids({ kind: 'New' })).toEqual(['nano-banana'])
  expect(STYLE_KINDS).toContain('Craft')
})

test('[2.1] styles of the library are found by name, by what they look like and by their prompts', () => {
  expect(ids({ search: 'TOY brick' })).toEqual(['toy-bricks'])
  expect(ids({ search: 'screentone' })).toContain('manga')
  expect(ids({ search: 'giraffe' })).toContain('silhouette')
  expect(ids({ search: 'lead', kind: 'Craft' })).toContain('stained-glass')
  expect(ids({ search: 'nothing like it' })).toEqual([])
})
