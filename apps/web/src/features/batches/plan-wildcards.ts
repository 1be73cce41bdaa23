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
  /** Undefined while the text cannot be read. */
  readonly template: PromptTemplate | undefined
  /** At most so many different prompts. */
  readonly combinations: number
  /** What stands in the way, in words; undefined when it can run. */
  readonly problem: string | undefined
  /** Where in the text. */
  readonly at: number | undefined
  /** What would be asked for; by chance, another choice each time. */
  readonly draw: () => readonly string[]
}

/** What a prompt with wildcards comes to. Nothing is ever expanded beyond what a batch holds. */
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

/** A number people can read, also when it is astronomical. */
export function countWords(count: number): string {
  if (count > 1e12) return 'more than a trillion'
  return numberText(count)
}
