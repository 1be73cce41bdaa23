import { beforeAll, describe, expect, it } from 'vitest'
import { describeGraph } from '../../test/describe-graph.ts'
import { INTRANSITIVE_VERBS, TRANSITIVE_VERBS } from '../../test/verb-forms.ts'
import type { SceneGraph } from '../scene-graph.ts'
import { parsePrompt } from './parse-prompt.ts'

const SUBJECTS = ['cat', 'woman']
/** Things that camping and writing add. */
const BELONGINGS = new Set(['tent', 'campfire', 'desk', 'chair', 'open book'])

/** One scene in several wordings, the progressive first. */
type Telling = { readonly subject: string; readonly progressive: string; readonly others: readonly string[] }

const rows = (table: string) =>
  table
    .trim()
    .split(/,\s+/)
    .map((row) => row.split(' '))

const TELLINGS: readonly Telling[] = SUBJECTS.flatMap((subject) => [
  ...rows(TRANSITIVE_VERBS).map(([third, progressive, past, participle]) => ({
    subject,
    progressive: `a ${subject} ${progressive} a box`,
    others: [
      `a ${subject} ${third} a box`,
      `a ${subject} ${past} a box`,
      `a box ${participle} by a ${subject}`,
      `a box being ${participle} by a ${subject}`,
      `a ${subject} which ${third} a box`,
    ],
  })),
  ...rows(INTRANSITIVE_VERBS).map(([third, progressive, past]) => ({
    subject,
    progressive: `a ${subject} ${progressive} near a box`,
    others: [
      `a ${subject} ${third} near a box`,
      `a ${subject} ${past} near a box`,
      `a ${subject} that ${third} near a box`,
      `a ${subject} that is ${progressive} near a box`,
    ],
  })),
])

/** Cache of readings by prompt: reading thousands takes seconds. */
const graphs = new Map<string, SceneGraph>()
const read = (prompt: string): SceneGraph => graphs.get(prompt) ?? parsePrompt(prompt)
beforeAll(() => {
  for (const { progressive, others } of TELLINGS) for (const prompt of [progressive, ...others]) graphs.set(prompt, parsePrompt(prompt))
}, 120_000)

/** A scene as text, without its unknown words. */
const shapeOf = (prompt: string): string => describeGraph({ ...read(prompt), unknown: [] })

const every = (found: (graph: SceneGraph, subject: string) => boolean) =>
  TELLINGS.flatMap(({ subject, progressive, others }) => [progressive, ...others].filter((prompt) => found(read(prompt), subject)))

describe('a scene of two things and a verb', () => {
  it('is told with at least 250 verbs', () => expect(TELLINGS.length / SUBJECTS.length).toBeGreaterThanOrEqual(250))

  it('loses no subject, whatever the verb and its form', () => {
    const lost = every(({ entities }, subject) => {
      const [found, ...more] = entities.filter(({ noun }) => noun === subject)
      return found?.count !== 1 || more.length > 0
    })
    expect(lost).toEqual([])
  })

  it('gets no third thing, whatever the verb and its form', () => {
    const phantoms = every(({ entities }, subject) =>
      entities.some(({ noun, attributes }) => (noun !== subject && noun !== 'box' && !BELONGINGS.has(noun)) || attributes.includes(subject)),
    )
    expect(phantoms).toEqual([])
  })

  it('is the same in 97 of 100 forms', () => {
    const told = TELLINGS.flatMap(({ progressive, others }) => {
      const shape = shapeOf(progressive)
      return others.map((prompt) => ({ prompt, isSame: shapeOf(prompt) === shape }))
    })
    const differ = told.filter(({ isSame }) => !isSame).map(({ prompt }) => prompt)
    expect(differ.length / told.length, differ.join('\n')).toBeLessThanOrEqual(0.03)
  })
})
