import type { Quality } from '@easel/contract/pictures'

/** The four image functions of the specification, by the last part of their path. */
export type ImageFunction = 'generate-image' | 'generate-image-model' | 'openai-image' | 'replicate-generate'

/** Ids of providers, by function and quality: the first draws, the others step in by the rule of `may-fall-back.ts`, in order. */
export type ProviderTable = Readonly<
  Record<ImageFunction, Readonly<Record<Quality, readonly [string, ...string[]]>>>
>

const BUILT_IN = 'built-in'

/** Who draws where several could and none is the function's own: own servers cost nothing, then the vendors with most models. */
const OTHERS = [
  'comfyui',
  'sdapi',
  'openai-compatible',
  'replicate',
  'runware',
  'fal',
  'openai',
  'google',
] as const

/** The product's choice, and the only place where one is made: the vendor that each function is made for. */
const OWN: Readonly<Record<ImageFunction, string>> = {
  'generate-image': 'runware',
  'generate-image-model': 'runware',
  'openai-image': 'openai',
  'replicate-generate': 'replicate',
}

/** The functions' providers in an installation with these vendors: each function's own, then the others, then the built-in engine. */
export function productTable(vendors: readonly string[]): ProviderTable {
  return table((fn) => {
    const preferred = [OWN[fn], ...OTHERS.filter((id) => id !== OWN[fn])]
    const [first, ...rest] = preferred.filter((id) => vendors.includes(id))
    return first === undefined ? [BUILT_IN] : [first, ...rest, BUILT_IN]
  })
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
