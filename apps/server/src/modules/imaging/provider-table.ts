import type { Quality } from '@easel/contract/pictures'

/** The four image functions of the specification, by the last part of their path. */
export type ImageFunction = 'generate-image' | 'generate-image-model' | 'openai-image' | 'replicate-generate'

/** Ids of providers, by function and quality: the first draws, the others step in by the rule of `may-fall-back.ts`, in order. */
export type ProviderTable = Readonly<
  Record<ImageFunction, Readonly<Record<Quality, readonly [string, ...string[]]>>>
>

const BUILT_IN = 'built-in'

/** The product's choice, and the only place where one is made: the vendor of a function, where the operator has set one up. */
const VENDORS: Readonly<Partial<Record<ImageFunction, string>>> = { 'replicate-generate': 'replicate' }

/** The functions' providers in an installation with these vendors; the built-in engine draws the rest. */
export function productTable(vendors: readonly string[]): ProviderTable {
  const chainOf = (fn: ImageFunction): readonly [string, ...string[]] => {
    const vendor = VENDORS[fn]
    return vendor !== undefined && vendors.includes(vendor) ? [vendor, BUILT_IN] : [BUILT_IN]
  }
  return table(chainOf)
}

/** The same providers for everything. */
export function tableOf(...chain: readonly [string, ...string[]]): ProviderTable {
  return table(() => chain)
}

function table(chainOf: (fn: ImageFunction) => readonly [string, ...string[]]): ProviderTable {
  const all = (fn: ImageFunction) => ({ standard: chainOf(fn), high: chainOf(fn), ultra: chainOf(fn) })
  return {
    'generate-image': all('generate-image'),
    'generate-image-model': all('generate-image-model'),
    'openai-image': all('openai-image'),
    'replicate-generate': all('replicate-generate'),
  }
}

/** The function that the form calls: its provider is named on the page. */
export const FORM_FUNCTION: ImageFunction = 'replicate-generate'

/** How long one picture may take, in milliseconds, whoever steps in. */
export const TIME_LIMITS: Readonly<Record<Quality, number>> = {
  standard: 60_000,
  high: 90_000,
  ultra: 115_000,
}
