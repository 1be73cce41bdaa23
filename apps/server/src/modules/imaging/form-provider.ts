import type { FormProvider as Told } from '@easel/contract/config'
import type { Quality } from '@easel/contract/pictures'
import type { ImageProvider } from '@easel/providers/image-provider'
import type { Prices } from './prices.ts'

export type FormProvider = Told

/** The form's provider, and for each quality what it honors and costs. */
export function formProviderOf(
  chainOf: (quality: Quality) => readonly ImageProvider[],
  prices: Pick<Prices, 'before'>,
): FormProvider {
  const tell = (quality: Quality) => {
    const [provider] = chainOf(quality)
    if (!provider) throw new Error('no provider draws for the form')
    const { capabilities } = provider
    const model = capabilities.models?.find(({ qualities }) => qualities.includes(quality))
    // A reference goes to a model that takes one, if there is any.
    const { reference, referenceStrength, sizes, progress } = capabilities
    const { maxReferences = 1 } = model?.reference ? model : capabilities
    return {
      id: provider.id,
      label: provider.label,
      model: model?.name ?? null,
      seed: model?.seed ?? capabilities.seed,
      negativePrompt: model?.negativePrompt ?? capabilities.negativePrompt,
      reference,
      maxReferences: reference ? maxReferences : 0,
      referenceStrength,
      transparent: (model ?? capabilities).transparent === true,
      progress,
      sizes: sizes.map(({ width, height }) => ({ width, height })),
      costUsd: prices.before(provider, { quality }),
    }
  }
  const { id, label } = tell('standard')
  // What a server can do is found out after the start.
  return {
    id,
    label,
    get byQuality() {
      return { standard: tell('standard'), high: tell('high'), ultra: tell('ultra') }
    },
  }
}
