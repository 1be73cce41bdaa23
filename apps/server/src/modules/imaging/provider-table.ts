import type { Quality } from '@easel/contract/pictures'

/** The four image functions of the specification, by the last part of their path. */
export type ImageFunction = 'generate-image' | 'generate-image-model' | 'openai-image' | 'replicate-generate'

type ProviderTable = Readonly<Record<ImageFunction, Readonly<Record<Quality, string>>>>

/** Which provider draws what each function asks for, by quality. The only place where one is chosen. */
export const PROVIDER_TABLE = {
  'generate-image': { standard: 'built-in', high: 'built-in', ultra: 'built-in' },
  'generate-image-model': { standard: 'built-in', high: 'built-in', ultra: 'built-in' },
  'openai-image': { standard: 'built-in', high: 'built-in', ultra: 'built-in' },
  'replicate-generate': { standard: 'built-in', high: 'built-in', ultra: 'built-in' },
} as const satisfies ProviderTable

/** The function that the form calls: its provider is named on the page. */
export const FORM_FUNCTION: ImageFunction = 'replicate-generate'

/** How long one picture may take, in milliseconds. */
export const TIME_LIMITS: Readonly<Record<Quality, number>> = {
  standard: 60_000,
  high: 90_000,
  ultra: 115_000,
}
