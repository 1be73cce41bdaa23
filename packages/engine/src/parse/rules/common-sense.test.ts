import { describe, expect, it } from 'vitest'
import { PROMPT_TABLE } from '../../../test/prompt-table.ts'
import { READING_PROMPTS } from '../../../test/reading-prompts.ts'
import { RULE_PROMPTS } from '../../../test/rule-prompts.ts'
import { findNoun } from '../../lexicon/lexicon.ts'
import type { Draft } from '../draft.ts'
import { itemize } from '../items.ts'
import { parsePrompt } from '../parse-prompt.ts'
import { readPrompt } from '../read-prompt.ts'
import { tokenize } from '../tokens.ts'
import { COMMON_SENSE } from './common-sense.ts'
import { stateOf } from './draft-state.ts'
import { things } from './facts.ts'
import { type Rule, rule, runRules } from './rule.ts'

const PROMPTS = [...PROMPT_TABLE.map(([prompt]) => prompt), ...READING_PROMPTS, ...Object.values(RULE_PROMPTS)]

function draftOf(prompt: string): Draft {
  return readPrompt(itemize(tokenize(prompt)), findNoun)
}

function settled(prompt: string, rules: readonly Rule[]): string {
  const draft = draftOf(prompt)
  runRules(draft, rules)
  return stateOf(draft)
}

/** The rules that together lead back to where they began, if there are such. */
function conflictIn(prompt: string, rules: readonly Rule[]): readonly string[] {
  const draft = draftOf(prompt)
  const states = [stateOf(draft)]
  const path: string[] = []
  for (const each of [...rules, ...rules, ...rules]) {
    each.apply(draft)
    const state = stateOf(draft)
    if (state === states.at(-1)) continue
    path.push(each.id)
    if (states.includes(state)) return path.slice(states.indexOf(state))
    states.push(state)
  }
  return []
}

const become = (id: string, from: string, to: string): Rule =>
  rule({
    id,
    says: `Whoever is ${from} is ${to}.`,
    when: things({ action: from }),
    then: (entity) => {
      entity.action = to
    },
  })
const AWAKE = become('awake', 'sleeping', 'walking')
const ASLEEP = become('asleep', 'walking', 'sleeping')

describe('the rules of common sense', () => {
  it('are told in a sentence each, and no two in the same', () => {
    const untold = COMMON_SENSE.filter(({ id, says }) => !/^[A-Z][^.]{6,108}[a-z]\.$/.test(says) || !/^[a-z]+(-[a-z]+)+$/.test(id))
    expect(untold.map(({ id }) => id)).toEqual([])
    expect(new Set(COMMON_SENSE.map(({ says }) => says)).size).toBe(COMMON_SENSE.length)
    expect(new Set(COMMON_SENSE.map(({ id }) => id)).size).toBe(COMMON_SENSE.length)
  })

  it.each(COMMON_SENSE.map(({ id }) => id))('each change something: %s', (id) => {
    expect(parsePrompt(RULE_PROMPTS[id] ?? '').assumed.map((each) => each.rule)).toContain(id)
  })

  it('come to rest: a third round never changes anything', () => {
    const restless = PROMPTS.filter((prompt) => runRules(draftOf(prompt), COMMON_SENSE).rounds > 2)
    expect(restless).toEqual([])
  })

  it('come to rest each by itself: what one has done it does not do again, and where it finds nothing it changes nothing', () => {
    const restless = PROMPTS.flatMap((prompt) => {
      const draft = draftOf(prompt)
      return COMMON_SENSE.filter((each) => {
        const before = stateOf(draft)
        const isMet = each.apply(draft)
        const after = stateOf(draft)
        each.apply(draft)
        return stateOf(draft) !== after || (!isMet && after !== before)
      }).map(({ id }) => `${id}: ${prompt}`)
    })
    expect(restless).toEqual([])
  })

  it('do not undo each other: none leads back to what another began with', () => {
    expect(PROMPTS.map((prompt) => conflictIn(prompt, COMMON_SENSE).join()).filter(Boolean)).toEqual([])
    expect(conflictIn('a sleeping cat', [AWAKE, ASLEEP])).toEqual(['awake', 'asleep'])
  })

  it('do not depend on their order: backwards, or begun in the middle, they read the same', () => {
    const backwards = [...COMMON_SENSE].reverse()
    const middle = COMMON_SENSE.length >> 1
    const begunThere = [...COMMON_SENSE.slice(middle), ...COMMON_SENSE.slice(0, middle)]
    const torn = PROMPTS.filter((prompt) => {
      const forwards = settled(prompt, COMMON_SENSE)
      return settled(prompt, backwards) !== forwards || settled(prompt, begunThere) !== forwards
    })
    expect(torn).toEqual([])
    expect(settled('a sleeping cat', [AWAKE, ASLEEP])).not.toBe(settled('a sleeping cat', [ASLEEP, AWAKE]))
  })
})

describe('what was assumed', () => {
  it('is told once for each rule that changed something, with the things that it put in', () => {
    expect(parsePrompt('a man surfing a wave').assumed).toEqual([
      { rule: 'surfers-ride-boards', says: 'Someone who surfs stands on a surfboard before a wave of the sea.', adds: ['surfboard'] },
    ])
    expect(parsePrompt('a cat on a chair').assumed).toEqual([])
  })
})
