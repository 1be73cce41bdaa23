import type { ImageModel, ImageProvider, ImageRequest, Resolution } from '@easel/providers/image-provider'
import { StartupError } from '../../platform/startup-error.ts'
import { isFree } from './provider-table.ts'

type Asked = Pick<ImageRequest, 'quality' | 'model' | 'resolution'> & {
  readonly references?: readonly unknown[]
  readonly mask?: unknown
}

/** What pictures cost the operator, in US dollars. */
export type Prices = {
  /** Max price of a picture; null when the operator set none. */
  readonly before: (provider: ImageProvider, asked: Asked) => number | null
  /** Price of a finished picture: reported by the vendor, or else that of the model that drew it. */
  readonly after: (
    provider: ImageProvider,
    made: { readonly model: string; readonly costUsd?: number | undefined },
    asked: Asked,
  ) => number | null
  /**
   * A provider's models without a price, in IMAGE_PRICES syntax, with the vendor's list price if known: `replicate/flux-dev=0.025`. Empty when
   * all have one.
   */
  readonly missing: (provider: ImageProvider) => readonly string[]
}

const ENTRY = /^([a-z-]+)(?:\/([\w./-]+))?(@(?:2k|4k))?=(\d{1,4}(?:\.\d{1,6})?)$/
/** Pixel ratio of each larger size to 1024x1024, rounded up: the price is multiplied by it when the size has none of its own. */
const TIMES: Readonly<Record<Resolution, number>> = { '2k': 4, '4k': 16 }

/** Parses `replicate/flux-dev=0.025, google/gemini-3-pro-image@4k=0.24, openai=0.04`; throws one `StartupError` that lists every problem. */
export function readPrices(text: string | undefined, providerIds: readonly string[]): Prices {
  const prices = new Map<string, number>()
  const problems: string[] = []
  for (const entry of (text ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [, provider = '', model, size = '', price] = ENTRY.exec(entry) ?? []
    const name = `${model === undefined ? provider : `${provider}/${model}`}${size}`
    if (price === undefined)
      problems.push(`${JSON.stringify(entry)} is not like replicate/flux-dev=0.025 (US dollars)`)
    else if (!providerIds.includes(provider))
      problems.push(`there is no provider ${provider}; there are ${providerIds.join(', ')}`)
    else if (prices.has(name)) problems.push(`${name} is there twice`)
    else prices.set(name, Number(price))
  }
  if (problems.length > 0) throw new StartupError(`IMAGE_PRICES: ${problems.join('; ')}.`)

  const priceOf = (provider: string, model?: string) =>
    (model === undefined ? undefined : prices.get(`${provider}/${model}`)) ??
    prices.get(provider) ??
    (isFree(provider) ? 0 : null)

  /** In the requested size, if the model has it. */
  function sizedPrice(provider: string, model: ImageModel | undefined, { resolution }: Asked): number | null {
    const price = priceOf(provider, model?.name)
    if (!resolution || !model?.resolutions?.includes(resolution)) return price
    const own =
      prices.get(`${provider}/${model.name}@${resolution}`) ?? prices.get(`${provider}@${resolution}`)
    return own ?? (price === null ? null : price * TIMES[resolution])
  }

  function before(provider: ImageProvider, asked: Asked): number | null {
    const models = provider.capabilities.models ?? []
    const { quality = 'standard' } = asked
    // A mask is filled by the filling model, whatever model was named.
    const filling = asked.mask ? models.find(({ repaints }) => repaints) : undefined
    if (filling) return priceOf(provider.id, filling.name)
    const drawing =
      models.find(({ name }) => name === asked.model) ??
      models.find(({ qualities }) => qualities.includes(quality))
    if (!drawing || !asked.references?.length || drawing.reference)
      return sizedPrice(provider.id, drawing, asked)
    // Another model handles references; the provider chooses it.
    const takers = models
      .filter(({ reference }) => reference)
      .map((model) => sizedPrice(provider.id, model, asked))
    const known = takers.filter((price) => price !== null)
    return known.length === 0 ? priceOf(provider.id) : Math.max(...known)
  }

  return {
    before,
    after: (provider, { model, costUsd }, asked) => {
      if (costUsd !== undefined) return costUsd
      // Vendors name a model with its owner, forms without.
      const names = [model, model.split('/').at(-1)]
      const drew = provider.capabilities.models?.find(({ name }) => names.includes(name))
      if (drew) return sizedPrice(provider.id, drew, asked)
      const own = names.flatMap((name) => prices.get(`${provider.id}/${name}`) ?? [])[0]
      return own ?? before(provider, asked)
    },
    missing: ({ id, capabilities: { models = [] } }) => {
      if (models.length === 0) return priceOf(id) === null ? [id] : []
      return models
        .filter(({ name }) => priceOf(id, name) === null)
        .map(({ name, priceUsd }) => `${id}/${name}${priceUsd === undefined ? '' : `=${priceUsd}`}`)
    },
  }
}
