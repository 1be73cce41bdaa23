import { expect, it } from 'vitest'
import { PROMPT_TABLE } from '../../../test/prompt-table.ts'
import { READING_PROMPTS } from '../../../test/reading-prompts.ts'
import { findNoun } from '../../lexicon/lexicon.ts'
import type { Draft } from '../draft.ts'
import { itemize } from '../items.ts'
import { readPrompt } from '../read-prompt.ts'
import { tokenize } from '../tokens.ts'
import { stateOf } from './draft-state.ts'
import { COMMON_SENSE, settleScene } from './settle-scene.ts'

const PROMPTS = [...PROMPT_TABLE.map(([prompt]) => prompt), ...READING_PROMPTS]

function draftOf(prompt: string): Draft {
  return readPrompt(itemize(tokenize(prompt)), findNoun)
}

function settled(prompt: string, rules: typeof COMMON_SENSE): string {
  const draft = draftOf(prompt)
  settleScene(draft, rules)
  return stateOf(draft)
}

it('rules of common sense come to rest: a third round never changes anything', () => {
  const restless = PROMPTS.filter((prompt) => settleScene(draftOf(prompt)) > 2)
  expect(restless).toEqual([])
})

it('rules of common sense do not depend on their order: backwards, or begun in the middle, they read the same', () => {
  const backwards = [...COMMON_SENSE].reverse()
  const middle = COMMON_SENSE.length >> 1
  const begunThere = [...COMMON_SENSE.slice(middle), ...COMMON_SENSE.slice(0, middle)]
  const torn = PROMPTS.filter((prompt) => {
    const forwards = settled(prompt, COMMON_SENSE)
    return settled(prompt, backwards) !== forwards || settled(prompt, begunThere) !== forwards
  })
  expect(torn).toEqual([])
})

it('two rules that undo each other are found by their order', () => {
  const awake = ({ entities }: Draft): void => {
    for (const entity of entities) if (entity.action === 'sleeping') entity.action = 'walking'
  }
  const asleep = ({ entities }: Draft): void => {
    for (const entity of entities) if (entity.action === 'walking') entity.action = 'sleeping'
  }
  const rounds = [[awake], [awake, asleep]].map((rules) => settleScene(draftOf('a sleeping cat'), rules))
  expect(rounds).toEqual([1, 0])
  expect(settled('a sleeping cat', [awake, asleep])).not.toBe(settled('a sleeping cat', [asleep, awake]))
})
