import { QUALITIES, type Quality } from '@easel/contract/pictures'
import { StartupError } from '../../platform/startup-error.ts'
import { BUILT_IN, IMAGE_FUNCTIONS, type ImageFunction, LOCAL, type ProviderTable } from './provider-table.ts'
import { SWITCHES } from './vendors.ts'

const LEVELS = QUALITIES.map(({ id }) => id)

/**
 * The default table with the operator's rows replacing its own: `*=replicate,built-in; openai-image.ultra=openai`. A later row wins and lists
 * every provider that may draw. Throws one `StartupError` that lists every problem.
 */
export function readTable(
  text: string | undefined,
  table: ProviderTable,
  providerIds: readonly string[],
): ProviderTable {
  const chosen = structuredClone(table) as Record<ImageFunction, Record<Quality, [string, ...string[]]>>
  const problems: string[] = []
  for (const row of (text ?? '').split(';').map((part) => part.trim())) {
    if (row === '') continue
    const [, where = '', who = ''] = /^([^=]*)=(.*)$/s.exec(row) ?? []
    const [fn = '', quality, ...rest] = where.trim().split('.')
    const [first, ...others] = who
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '')
    const functions = IMAGE_FUNCTIONS.filter((known) => fn === '*' || fn === known)
    const qualities = LEVELS.filter((known) => quality === undefined || quality === '*' || quality === known)
    if (functions.length === 0) problems.push(`${quote(fn)} is none of *, ${IMAGE_FUNCTIONS.join(', ')}`)
    if (qualities.length === 0 || rest.length > 0)
      problems.push(`${quote(where)} does not end in one of ${LEVELS.join(', ')}`)
    if (first === undefined) {
      problems.push(`${quote(row)} names no provider`)
      continue
    }
    for (const id of [first, ...others]) {
      const problem = problemOf(id, providerIds)
      if (problem) problems.push(problem)
    }
    for (const name of functions)
      for (const level of qualities)
        chosen[name][level] = [first, ...new Set(others.filter((id) => id !== first))]
  }
  if (problems.length > 0) throw new StartupError(`IMAGE_PROVIDERS: ${[...new Set(problems)].join('; ')}.`)
  return chosen
}

/** The table without a provider that was removed at run time; where it was alone, the built-in engine draws. */
export function tableWithout(table: ProviderTable, id: string): ProviderTable {
  const left = structuredClone(table) as Record<
    ImageFunction,
    Record<Quality, readonly [string, ...string[]]>
  >
  for (const fn of IMAGE_FUNCTIONS)
    for (const level of LEVELS) {
      const [first = BUILT_IN, ...others] = table[fn][level].filter((one) => one !== id)
      left[fn][level] = [first, ...others]
    }
  return left
}

function problemOf(id: string, providerIds: readonly string[]): string | undefined {
  if (providerIds.includes(id)) return undefined
  if (id === LOCAL) return 'local is not set up: that takes an installed model (`npm run model`)'
  const switched = SWITCHES.find((provider) => provider.id === id)
  return switched
    ? `${id} is not set up: that takes ${switched.variable}`
    : `there is no provider ${quote(id)}; there are ${SWITCHES.map((provider) => provider.id).join(', ')}, built-in`
}

function quote(text: string): string {
  return JSON.stringify(text)
}
