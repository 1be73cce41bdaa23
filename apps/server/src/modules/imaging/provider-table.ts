import type { Quality } from '@easel/contract/pictures'

/** The four image functions of the specification, by the last part of their path. */
export const IMAGE_FUNCTIONS = [
  'generate-image',
  'generate-image-model',
  'openai-image',
  'replicate-generate',
] as const
export type ImageFunction = (typeof IMAGE_FUNCTIONS)[number]

/** Ids of providers, by function and quality: the first draws, the others step in by the rule of `may-fall-back.ts`, in order. */
export type ProviderTable = Readonly<
  Record<ImageFunction, Readonly<Record<Quality, readonly [string, ...string[]]>>>
>

export const BUILT_IN = 'built-in'
/** The model on this machine. */
export const LOCAL = 'local'

/** Own model servers: they cost nothing, and take as long as their machine needs. */
const OWN_SERVERS: readonly string[] = ['comfyui', 'sdapi', 'openai-compatible', LOCAL]

/** Whether a picture costs nothing unless the operator says otherwise. */
export function isFree(provider: string): boolean {
  return provider === BUILT_IN || OWN_SERVERS.includes(provider)
}

/** Whether it is a server of the operator's own. */
export function isOwnServer(provider: string): boolean {
  return OWN_SERVERS.includes(provider)
}

/** The default order of providers: own servers and the model on this machine, which cost nothing, then the vendors with most models. */
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

/** Those that may draw for anything: a provider that the operator's table leaves out cannot be chosen either. */
export function usedIn(table: ProviderTable): ReadonlySet<string> {
  return new Set(Object.values(table).flatMap((byQuality) => Object.values(byQuality).flat()))
}

/** Whether anything is drawn with it where no model is chosen. */
export function isFirstIn(table: ProviderTable, id: string): boolean {
  return Object.values(table).some((byQuality) => Object.values(byQuality).some(([first]) => first === id))
}

/** The product's choice, and the only place where one is made: the vendor that each function is made for. */
const OWN: Readonly<Record<ImageFunction, string>> = {
  'generate-image': 'runware',
  'generate-image-model': 'runware',
  'openai-image': 'openai',
  'replicate-generate': 'replicate',
}

/**
 * The functions' providers in an installation with these vendors: each function's own, then the others, then the built-in engine. Those that
 * take minutes come behind it and draw only for people who choose them.
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

/** The function that the form calls: its provider is named on the page. */
export const FORM_FUNCTION: ImageFunction = 'replicate-generate'

/** How long one provider may take for a picture, in milliseconds. */
export type TimeLimits = (provider: string, quality: Quality) => number

const HOSTED_LIMITS: Readonly<Record<Quality, number>> = { standard: 60_000, high: 90_000, ultra: 115_000 }

/** The product's limits: hosted models and the engine are quick, an own server has what its operator grants it. */
export function productTimeLimits(ownServerMs: number): TimeLimits {
  return (provider, quality) => (OWN_SERVERS.includes(provider) ? ownServerMs : HOSTED_LIMITS[quality])
}
