import { describe, expect, it } from 'vitest'
import { PROMPT_TABLE } from '../../../test/prompt-table.ts'
import { READING_PROMPTS } from '../../../test/reading-prompts.ts'
import { RULE_PROMPTS } from '../../../test/rule-prompts.ts'
import { findNoun } from '../../lexicon/lexicon.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft } from '../draft.ts'
import { itemize } from '../items.ts'
import { parsePrompt } from '../parse-prompt.ts'
import { readPrompt } from '../read-prompt.ts'
import { tokenize } from '../tokens.ts'
import { COMMON_SENSE, OF_PLACES, OF_SHOWING } from './common-sense.ts'
import { stateOf } from './draft-state.ts'
import { set, things } from './facts.ts'
import { type Rule, rule, runRules } from './rule.ts'

const PROMPTS = [...PROMPT_TABLE.map(([prompt]) => prompt), ...READING_PROMPTS, ...Object.values(RULE_PROMPTS)]

const draftOf = (prompt: string): Draft => readPrompt(itemize(tokenize(prompt)), findNoun)

/** The draft as it is when the second and third tables run. */
function toldDraft(prompt: string): Draft {
  const draft = draftOf(prompt)
  runRules(draft, COMMON_SENSE)
  return draft
}

function placedDraft(prompt: string): Draft {
  const draft = toldDraft(prompt)
  const { setting } = parsePrompt(prompt)
  return setting === undefined ? draft : { ...draft, place: setting as SettingId }
}

function settled(draft: Draft, rules: readonly Rule[]): string {
  runRules(draft, rules)
  return stateOf(draft)
}

/** The rules that together return a draft to an earlier state, if any. */
function conflictIn(draft: Draft, rules: readonly Rule[]): readonly string[] {
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
  rule(id, `Someone ${from} is ${to}.`, { when: things({ action: from }), then: set({ action: to }) })
const AWAKE = become('awake', 'sleeping', 'walking')
const ASLEEP = become('asleep', 'walking', 'sleeping')

const ALL = [...COMMON_SENSE, ...OF_SHOWING, ...OF_PLACES]

describe('the rules', () => {
  it('are told in a sentence each, and no two in the same', () => {
    const untold = ALL.filter(({ id, says }) => !/^[A-Z][^.]{6,108}[a-z]\.$/.test(says) || !/^[a-z]+(-[a-z]+)+$/.test(id))
    expect(untold.map(({ id }) => id)).toEqual([])
    expect(new Set(ALL.map(({ says }) => says)).size).toBe(ALL.length)
    expect(Object.keys(RULE_PROMPTS).sort()).toEqual(ALL.map(({ id }) => id).sort())
  })

  it.each(ALL.map(({ id }) => id))('each change something: %s', (id) => expect(parsePrompt(RULE_PROMPTS[id]).assumed.map((each) => each.rule)).toContain(id))

  it('that undo each other are found', () => {
    const sleeping = (): Draft => draftOf('a sleeping cat')
    expect(conflictIn(sleeping(), [AWAKE, ASLEEP])).toEqual(['awake', 'asleep'])
    expect(settled(sleeping(), [AWAKE, ASLEEP])).not.toBe(settled(sleeping(), [ASLEEP, AWAKE]))
  })
})

describe.each([
  ['of common sense', COMMON_SENSE, draftOf],
  ['of showing', OF_SHOWING, toldDraft],
  ['of places', OF_PLACES, placedDraft],
] as const)('the rules %s', (_, rules, draftFor) => {
  it('come to rest: a third round never changes anything', () => expect(PROMPTS.filter((prompt) => runRules(draftFor(prompt), rules).rounds > 2)).toEqual([]))

  it('come to rest each by itself: what one has done it does not do again, and where it finds nothing it changes nothing', () => {
    const restless = PROMPTS.flatMap((prompt) => {
      const draft = draftFor(prompt)
      return rules
        .filter((each) => {
          const before = stateOf(draft)
          const isMet = each.apply(draft)
          const after = stateOf(draft)
          each.apply(draft)
          return stateOf(draft) !== after || (!isMet && after !== before)
        })
        .map(({ id }) => `${id}: ${prompt}`)
    })
    expect(restless).toEqual([])
  })

  it('do not undo each other: none leads back to what another began with', () => {
    expect(PROMPTS.map((prompt) => conflictIn(draftFor(prompt), rules).join()).filter(Boolean)).toEqual([])
  })

  it('do not depend on their order: backward, or begun in the middle, they read the same', () => {
    const backward = [...rules].reverse()
    const middle = rules.length >> 1
    const begunThere = [...rules.slice(middle), ...rules.slice(0, middle)]
    const torn = PROMPTS.filter((prompt) => {
      const forward = settled(draftFor(prompt), rules)
      return [backward, begunThere].some((other) => settled(draftFor(prompt), other) !== forward)
    })
    expect(torn).toEqual([])
  })
})

describe('what was assumed', () => {
  it('is told once for each rule that changed something, with the things that it put in', () => {
    expect(parsePrompt('a man surfing a wave').assumed).toEqual([
      { rule: 'surfers-ride-boards', says: 'Someone who surfs stands on a surfboard, before the wave if there is one.', adds: ['surfboard'] },
      { rule: 'surfers-at-sea', says: 'Someone who surfs is at sea.', adds: [] },
    ])
    expect(parsePrompt('a cat on a chair').assumed).toEqual([])
  })
})
