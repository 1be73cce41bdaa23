import type { Quality } from '@easel/contract/pictures'

/** The specification's four image functions, by the last part of their path. */
export const IMAGE_FUNCTIONS = [
  'generate-image',
  'generate-image-model',
  'openai-image',
  'replicate-generate',
] as const
export type ImageFunction = (typeof IMAGE_FUNCTIONS)[number]

/** Provider ids by function and quality: the first draws, the others are fallbacks by the rules of `may-fall-back.ts`. */
export type ProviderTable = Readonly<
  Record<ImageFunction, Readonly<Record<Quality, readonly [string, ...string[]]>>>
>

export const BUILT_IN = 'built-in'
/** The model on this machine. */
export const LOCAL = 'local'

/** The operator's own model servers: free, and as slow as their machine. */
const OWN_SERVERS: readonly string[] = ['comfyui', 'sdapi', 'openai-compatible', LOCAL]

/** Whether a picture is free unless the operator says otherwise. */
export function isFree(provider: string): boolean {
  return provider === BUILT_IN || OWN_SERVERS.includes(provider)
}

/** Whether it is the operator's own server. */
export function isOwnServer(provider: string): boolean {
  return OWN_SERVERS.includes(provider)
}

/** Default order of providers: own servers and the local model, which are free, then the vendors with most models. */
const OTHERS = [
  'comfyui',
  'sdapi',
  'openai-compatible',
  LOCAL,
  'replicate',
  'runware',
  'fal',
  'openai',
  'google',
] as const

/** Providers that may draw for anything; one that the operator's table omits cannot be chosen either. */
export function usedIn(table: ProviderTable): ReadonlySet<string> {
  return new Set(Object.values(table).flatMap((byQuality) => Object.values(byQuality).flat()))
}

/** Whether it draws for anything when no model is chosen. */
export function isFirstIn(table: ProviderTable, id: string): boolean {
  return Object.values(table).some((byQuality) => Object.values(byQuality).some(([first]) => first === id))
}

/** The default vendor of each function, defined only here. */
const OWN: Readonly<Record<ImageFunction, string>> = {
  'generate-image': 'runware',
  'generate-image-model': 'runware',
  'openai-image': 'openai',
  'replicate-generate': 'replicate',
}

/**
 * The providers of each function with these vendors: its own, then the others, then the built-in engine. Those that take minutes come after it
 * and draw only when chosen.
 */
export function productTable(vendors: readonly string[], slow: readonly string[] = []): ProviderTable {
  return table((fn) => {
    const preferred = [OWN[fn], ...OTHERS.filter((id) => id !== OWN[fn])].filter((id) => vendors.includes(id))
    const [first, ...rest] = preferred.filter((id) => !slow.includes(id))
    const last = preferred.filter((id) => slow.includes(id))
    return first === undefined ? [BUILT_IN, ...last] : [first, ...rest, BUILT_IN, ...last]
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

/** The function that the form calls; its provider is named on the page. */
export const FORM_FUNCTION: ImageFunction = 'replicate-generate'

/** Max time of one provider for a picture, in milliseconds. */
export type TimeLimits = (provider: string, quality: Quality) => number

const HOSTED_LIMITS: Readonly<Record<Quality, number>> = { standard: 60_000, high: 90_000, ultra: 115_000 }

/** Default limits: hosted models and the engine are quick; an own server gets what its operator grants. */
export function productTimeLimits(ownServerMs: number): TimeLimits {
  return (provider, quality) => (OWN_SERVERS.includes(provider) ? ownServerMs : HOSTED_LIMITS[quality])
}
