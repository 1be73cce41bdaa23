import { LIMITS } from '@easel/contract/limits'
import { CUSTOM_SIZES, customSizeProblem } from '@easel/contract/models/custom-sizes'
import {
  allPrompts,
  countCombinations,
  type PromptTemplate,
  randomPrompts,
  readTemplate,
  type TemplateValues,
  variableWithoutValue,
} from '@easel/contract/prompts/prompt-template'
import { countCharacters } from '@easel/contract/text-length'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import type { WildcardsDraft } from './drafts.store.ts'
import { linesOf } from './plan-comparison.ts'

export type WildcardsPlan = {
  /** Undefined while the text does not parse. */
  readonly template: PromptTemplate | undefined
  /** Max number of distinct prompts. */
  readonly combinations: number
  /** Why it cannot run; undefined if it can. */
  readonly problem: string | undefined
  /** Position in the text. */
  readonly at: number | undefined
  /** The prompts to request; a random selection differs each time. */
  readonly draw: () => readonly string[]
}

/** What a wildcard prompt expands to, never beyond a batch's limit. */
export function planWildcards(draft: WildcardsDraft, random: () => number = Math.random): WildcardsPlan {
  const reading = readTemplate(draft.template.trim())
  const nothing = { template: undefined, combinations: 0, at: undefined, draw: () => [] }
  if (!reading.ok) return { ...nothing, problem: reading.message, at: reading.at }
  const { template } = reading
  if (draft.template.trim() === '') return { ...nothing, problem: 'Please enter a prompt' }
  const values: TemplateValues = Object.fromEntries(
    template.variables.map((name) => [
      name,
      linesOf(Object.hasOwn(draft.values, name) ? (draft.values[name] ?? '') : ''),
    ]),
  )
  const missing = variableWithoutValue(template, values)
  if (missing !== undefined)
    return { ...nothing, template, problem: `Give {${missing}} at least one value, one per line` }
  const combinations = countCombinations(template, values)
  const all = allPrompts(template, values, LIMITS.batchRows)
  const wanted = Math.min(draft.count, LIMITS.batchRows)
  const draw = () => (draft.mode === 'all' ? (all ?? []) : randomPrompts(template, values, wanted, random))
  const plan = { template, combinations: all?.length ?? combinations, at: undefined, draw }
  if (draft.mode === 'all' && !all)
    return {
      ...plan,
      problem: `These are ${countWords(combinations)} combinations; a batch has up to ${LIMITS.batchRows}. Choose Random, or take alternatives out.`,
    }
  const wrongSize = draft.base.size && customSizeProblem(CUSTOM_SIZES, draft.base.size)
  if (wrongSize) return { ...plan, problem: wrongSize }
  if (draw().some((prompt) => countCharacters(prompt) > LIMITS.promptCharacters))
    return { ...plan, problem: 'Some of these prompts have more than 500 characters: make the text shorter' }
  return { ...plan, problem: undefined }
}

/** A readable number, even if astronomical. */
export function countWords(count: number): string {
  if (count > 1e12) return 'more than a trillion'
  return numberText(count)
}
