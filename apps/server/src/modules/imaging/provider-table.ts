import type { Quality } from '@easel/contract/pictures'

/** The four image functions of the specification, by the last part of their path. */
export type ImageFunction = 'generate-image' | 'generate-image-model' | 'openai-image' | 'replicate-generate'

/** Ids of providers: which one draws what each function asks for, by quality. */
export type ProviderTable = Readonly<Record<ImageFunction, Readonly<Record<Quality, string>>>>

/** One provider for everything. */
export function tableOf(provider: string): ProviderTable {
  const all = { standard: provider, high: provider, ultra: provider }
  return {
    'generate-image': all,
    'generate-image-model': all,
    'openai-image': all,
    'replicate-generate': all,
  }
}

/** The product's choice, and the only place where one is made. */
export const PROVIDER_TABLE: ProviderTable = tableOf('built-in')

/** The function that the form calls: its provider is named on the page. */
export const FORM_FUNCTION: ImageFunction = 'replicate-generate'

/** How long one picture may take, in milliseconds. */
export const TIME_LIMITS: Readonly<Record<Quality, number>> = {
  standard: 60_000,
  high: 90_000,
  ultra: 115_000,
}
