import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeGraph } from '../../test/describe-graph.ts'
import { LONGEST_PROMPTS } from '../../test/longest-prompts.ts'
import { PROMPT_TABLE } from '../../test/prompt-table.ts'
import { COLOR_NAMES } from '../lexicon/colors.ts'
import { NOUNS, pluralOf } from '../lexicon/lexicon.ts'
import { SETTING_IDS } from '../lexicon/setting-words.ts'
import type { SceneGraph } from '../scene-graph.ts'
import { parsePrompt } from './parse-prompt.ts'

describe('the prompt table', () => {
  it('has at least 400 prompts', () => expect(PROMPT_TABLE.length).toBeGreaterThanOrEqual(400))

  it.each(PROMPT_TABLE.map(([prompt, reading, negative = '']) => ({ prompt, reading, negative })))(
    'reads "$prompt" without "$negative"',
    ({ prompt, reading, negative }) => expect(describeGraph(parsePrompt(prompt, negative))).toBe(reading),
  )
})

function expectSound(graph: SceneGraph): void {
  graph.entities.forEach((entity, index) => {
    expect(entity.id).toBe(index)
    expect(entity.count).toBeGreaterThanOrEqual(1)
    expect(entity.count).toBeLessThanOrEqual(20)
    expect(entity.size).toBeGreaterThan(0)
  })
  for (const relation of graph.relations) {
    expect(relation.subject).not.toBe(relation.object)
    expect(graph.entities[relation.subject]).toBeDefined()
    expect(graph.entities[relation.object]).toBeDefined()
  }
  for (const text of graph.texts) if (text.carrier !== undefined) expect(graph.entities[text.carrier]).toBeDefined()
  if (graph.setting !== undefined) expect(SETTING_IDS).toContain(graph.setting)
  expect(graph.entities.length > 0 || graph.setting !== undefined).toBe(true)
}

const nounNames = NOUNS.map((noun) => noun.noun)
const anyText = fc.string({ unit: 'binary', maxLength: 500 })
const wordSalad = fc
  .array(
    fc.oneof(
      fc.constantFrom('a', 'the', 'two', 'red', 'with', 'on', 'in', 'and', ',', '.', 'no', 'of', 'holding', 'his', '"', "'s", 'flying', 'glass'),
      fc.constantFrom(...nounNames, ...SETTING_IDS),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 90 },
  )
  .map((words) => words.join(' ').slice(0, 500))

describe('any text at all', () => {
  it('gives a sound graph and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, wordSalad, fc.string({ unit: 'grapheme', maxLength: 500 })), anyText, (prompt, negative) => {
        try {
          expectSound(parsePrompt(prompt, negative.slice(0, 300)))
        } catch (error) {
          // Random letters may spell a word that the content policy refuses; nothing else may be thrown.
          expect(error).toHaveProperty('name', 'ForbiddenPromptError')
        }
      }),
      { numRuns: 400 },
    )
  })

  it.each(['', '   ', '!!!', '?.,;:', '🦊🦊🦊', '👩‍👩‍👧', '"""', "''", '…', '(((', '一只猫', 'القط', '-', '--ar 16:9'])(
    'answers %j with something to draw',
    (prompt) => expectSound(parsePrompt(prompt)),
  )

  it.each(LONGEST_PROMPTS)('draws something for the longest prompts, such as %j', (prompt) => expectSound(parsePrompt(prompt)))
})

describe('wording does not change the meaning', () => {
  const single = NOUNS.filter((noun) => !['couple', 'family', 'crowd'].includes(noun.noun))

  it('reads every noun of the lexicon, with or without its article', () => {
    const lost = single.filter((noun) =>
      [noun.noun, `a ${noun.noun}`, `the ${noun.noun}`].some((prompt) => {
        const { entities, readAs } = parsePrompt(prompt)
        // Some buildings, named alone, are shown from inside.
        return (entities[0]?.noun ?? readAs[0]) !== noun.noun
      }),
    )
    expect(lost.map((noun) => noun.noun)).toEqual([])
  })

  it('reads every plural with its number', () => {
    // "five drums" with a drummer are one drum kit.
    const plurals = single.filter((noun) => noun.noun !== 'drum')
    const lost = plurals.filter((noun) => {
      const [entity] = parsePrompt(`five ${pluralOf(noun.noun)}`).entities
      return entity?.noun !== noun.noun || entity.count !== 5
    })
    expect(lost.map((noun) => noun.noun)).toEqual([])
  })

  it('keeps the color asked for, whatever the noun, color and article', () => {
    for (const color of COLOR_NAMES)
      for (const noun of ['cat', 'car', 'house', 'umbrella', 'dragon', 'chair'])
        for (const determiner of ['a', 'the', 'one', 'two', 'a big', 'a happy']) {
          const count = determiner === 'two' ? 2 : 1
          const [entity] = parsePrompt(`${determiner} ${color} ${noun}${count > 1 ? 's' : ''} in a park`).entities
          expect(entity).toMatchObject({ noun, color, count })
        }
  })

  it('reads every place by its id', () => {
    for (const id of SETTING_IDS) {
      if (['castle', 'temple', 'cafe', 'moon', 'clouds', 'street'].includes(id)) continue
      expect(parsePrompt(`a fox in a ${id.replaceAll('-', ' ')}`).setting, id).toBe(id)
    }
  })

  it('has no two rows for one noun', () => expect(new Set(nounNames).size).toBe(nounNames.length))
})

describe('chips', () => {
  it('tell what was understood, in the order of the prompt', () => {
    expect(parsePrompt('a red fox standing in a pine forest, snow, dawn').readAs).toEqual(['red fox', 'standing', 'pine forest', 'snow', 'dawn'])
  })

  it('leave out what the negative prompt took away', () => expect(parsePrompt('a fox and a tree', 'tree').readAs).toEqual(['fox']))
})
