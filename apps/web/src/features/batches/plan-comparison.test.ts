import { describe, expect, it } from 'vitest'
import { useDrafts } from './drafts.store.ts'
import { drawnQualities, planComparison } from './plan-comparison.ts'
import { planWildcards } from './plan-wildcards.ts'

const { compare, wildcards } = useDrafts.getInitialState()

describe('a comparison', () => {
  it('has one picture in each cell, row by row, in which only the two axes change', () => {
    const plan = planComparison({ ...compare, prompts: 'a fox', styles: ['anime', 'neon'], seeds: '1 2 2' })
    if (!plan.ok) throw new Error(plan.message)
    expect(plan.grid).toEqual({
      across: 'Style',
      down: 'Seed',
      columns: ['Anime', 'Neon'],
      rows: ['Seed 1', 'Seed 2'],
    })
    expect(plan.rows.map(({ style, seed }) => [style, seed])).toEqual([
      ['anime', 1],
      ['neon', 1],
      ['anime', 2],
      ['neon', 2],
    ])
  })

  it('knows the qualities it is drawn in: all that are chosen where they vary, else the first', () => {
    const draft = { ...compare, qualities: ['high', 'ultra'] } as const
    expect(drawnQualities({ ...draft, across: 'style', down: 'seed' })).toEqual(['high'])
    expect(drawnQualities({ ...draft, across: 'style', down: 'quality' })).toEqual(['high', 'ultra'])
    expect(drawnQualities({ ...draft, qualities: [], across: 'style', down: 'seed' })).toEqual([
      compare.base.quality,
    ])
  })

  it('is drawn in a custom size without a larger one, and waits for one that can be drawn', () => {
    const draw = (width: number, height: number) => {
      const base = { ...compare.base, resolution: '2k', size: { width, height } } as const
      return planComparison({ ...compare, prompts: 'a fox', base })
    }
    const plan = draw(768, 1152)
    if (!plan.ok) throw new Error(plan.message)
    for (const row of plan.rows) {
      expect(row).toMatchObject({ width: 768, height: 1152 })
      expect(row).not.toHaveProperty('resolution')
    }
    expect(draw(768, 0)).toMatchObject({ message: 'Each side must be 512 to 1536 pixels.' })
    expect(draw(770, 1152)).toMatchObject({ message: 'Each side must be a multiple of 16, such as 768.' })
  })

  it('asks for every picture in the size and with the background that are chosen', () => {
    const base = { ...compare.base, resolution: '2k', background: 'transparent' } as const
    const plan = planComparison({ ...compare, prompts: 'a fox', base })
    if (!plan.ok) throw new Error(plan.message)
    expect(plan.rows).toHaveLength(6)
    for (const row of plan.rows) expect(row).toMatchObject({ resolution: '2k', background: 'transparent' })
  })

  it.each([
    [{ prompts: '' }, /enter a prompt/],
    [{ prompts: 'a', seeds: '1, x' }, /“x” is no seed/],
    [{ prompts: 'a', seeds: '4294967296' }, /is no seed/],
    [{ prompts: 'a', styles: [] }, /at least one style/],
    [{ prompts: 'a', down: 'style' as const }, /two different/],
    [{ prompts: 'a', seeds: Array.from({ length: 22 }, (_, seed) => seed).join() }, /take out 2/],
    [{ prompts: 'a'.repeat(501) }, /500/],
  ])('that cannot run says why: %j', (change, message) => {
    const plan = planComparison({ ...compare, ...change })
    expect(plan.ok ? '' : plan.message).toMatch(message)
  })
})

describe('a prompt with wildcards', () => {
  it('shows how many there are before anything runs, and never makes a million', () => {
    const template = '{a|b|c|d|e|f|g|h|i|j}'.repeat(6)
    const all = planWildcards({ ...wildcards, template })
    expect(all.combinations).toBe(1_000_000)
    expect(all.problem).toMatch(/1,000,000 combinations.*Random/)
    const random = planWildcards({ ...wildcards, template, mode: 'random', count: 12 })
    expect(random.problem).toBeUndefined()
    expect(random.draw()).toHaveLength(12)
  })

  it('asks for the values of its variables', () => {
    const template = 'a {product}'
    expect(planWildcards({ ...wildcards, template }).problem).toMatch(/Give \{product\}/)
    const plan = planWildcards({ ...wildcards, template, values: { product: 'mug\ntea' } })
    expect(plan.draw()).toEqual(['a mug', 'a tea'])
    expect(planWildcards({ ...wildcards, template: 'a {constructor}' }).problem).toMatch(/constructor/)
  })
})
