import { qualityLabel } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import { styleLabel } from '@easel/contract/styles'
import { formatUsd } from '#web/shared/data/cost.ts'
import type { Generation } from '#web/shared/data/generation.ts'

type Fact = readonly [term: string, value: string]

/** How a picture was made: provider, cost, and the request where the result differs. */
export function makingFacts(generation: Generation): readonly Fact[] {
  const { provider, model, cost, requested } = generation
  const { width, height, style, quality, seed, provider: meant, model: chosen } = requested ?? {}
  const facts: readonly (Fact | false | undefined)[] = [
    ['Made by', providerName(provider)],
    meant !== undefined && ['Instead of', providerName(meant)],
    ['Model', model],
    chosen !== undefined && ['Chosen model', chosen],
    style !== undefined && ['Style asked', styleLabel(style)],
    quality !== undefined && ['Quality asked', qualityLabel(quality)],
    (width ?? height) !== undefined && [
      'Size asked',
      `${width ?? generation.width} × ${height ?? generation.height}`,
    ],
    seed !== undefined && ['Seed asked', String(seed)],
    cost !== null && cost > 0 && ['Cost', formatUsd(cost)],
    ...vendorFacts(generation),
  ]
  return facts.filter((fact) => fact !== false && fact !== undefined)
}

/** The provider's own parameters, and what it could not do. */
export function vendorFacts({ requested }: Pick<Generation, 'requested'>): readonly Fact[] {
  const sent = Object.entries(requested?.asked ?? {}).map(([name, value]) => `${name} ${value}`)
  const warnings = requested?.warnings ?? []
  return [
    ...(sent.length === 0 ? [] : [['Sent as', sent.join(', ')] as const]),
    ...(warnings.length === 0 ? [] : [['Not done', warnings.join(' ')] as const]),
  ]
}
