import type { FormProvider as Told } from '@easel/contract/config'
import type { Quality } from '@easel/contract/pictures'
import type { ImageProvider, Resolution } from '@easel/providers/image-provider'
import { customSizesOf, sizesOf } from './models/drawn-shapes.ts'
import type { Prices } from './prices.ts'

export type FormProvider = Told

/** A model's or provider's larger sizes, each with its price. */
export function pricedResolutions(
  { resolutions = [] }: { readonly resolutions?: readonly Resolution[] },
  costOf: (resolution: Resolution) => number | null,
) {
  return resolutions.map((id) => ({ id, costUsd: costOf(id) }))
}

/** The form's provider, with what it supports and costs at each quality. */
export function formProviderOf(
  chainOf: (quality: Quality) => readonly ImageProvider[],
  prices: Pick<Prices, 'before'>,
): FormProvider {
  const tell = (quality: Quality) => {
    const [provider] = chainOf(quality)
    if (!provider) throw new Error('no provider draws for the form')
    const { capabilities } = provider
    const model = capabilities.models?.find(({ qualities }) => qualities.includes(quality))
    // References go to a model that supports them, if there is one.
    const { reference, referenceStrength, progress } = capabilities
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
      sizes: [...sizesOf(provider, model)],
      customSizes: customSizesOf(provider, model),
      resolutions: pricedResolutions(model ?? capabilities, (resolution) =>
        prices.before(provider, { quality, resolution }),
      ),
      costUsd: prices.before(provider, { quality }),
    }
  }
  const { id, label } = tell('standard')
  // A server's abilities are discovered after the start.
  return {
    id,
    label,
    get byQuality() {
      return { standard: tell('standard'), high: tell('high'), ultra: tell('ultra') }
    },
  }
}
