import { styleLabel } from '@easel/contract/styles'
import { formatUsd } from '#web/shared/data/cost.ts'
import { type Generation, providerLabel } from '#web/shared/data/generation.ts'

type Fact = readonly [term: string, value: string]

/** How a picture came about: who drew it, what it cost, and what was asked for where what was made differs. */
export function makingFacts({ provider, model, cost, requested }: Generation): readonly Fact[] {
  const { asked = {}, warnings = [], width, height, ...differs } = requested ?? {}
  const facts: (Fact | null)[] = [
    ['Drawn by', providerLabel(provider)],
    ['Model', model],
    cost ? ['Cost', formatUsd(cost)] : null,
    differs.provider ? ['Instead of', providerLabel(differs.provider)] : null,
    differs.style ? ['Style asked', styleLabel(differs.style)] : null,
    differs.quality ? ['Quality asked', differs.quality] : null,
    width || height ? ['Size asked', `${width ?? '–'} × ${height ?? '–'}`] : null,
    differs.seed === undefined ? null : ['Seed asked', String(differs.seed)],
    Object.keys(asked).length === 0
      ? null
      : [
          'Sent as',
          Object.entries(asked)
            .map(([name, value]) => `${name} ${value}`)
            .join(', '),
        ],
    warnings.length === 0 ? null : ['Not done', warnings.join(' ')],
  ]
  return facts.filter((fact) => fact !== null)
}
