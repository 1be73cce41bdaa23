import type { AspectRatio } from '@easel/contract/pictures'
import { SAMPLES, type SampleName } from '#web/content/samples.ts'

/** A picture in `public/samples/{name}.webp` with what it takes to draw it again; the style is that of its guide. */
export type StyleExample = {
  readonly name: string
  readonly prompt: string
  readonly aspectRatio: AspectRatio
  readonly seed: number
}

/** The shelves of the library, in the order they stand. */
export const STYLE_FAMILIES = [
  'Camera and light',
  'Paint',
  'Pen and pencil',
  'Print',
  'Craft',
  'Screen',
  'Worlds',
] as const

export type StyleFamily = (typeof STYLE_FAMILIES)[number]

/** Everything the page of a style says. A style gets its page by having a guide. */
export type StyleGuide = {
  /** The shelf of the library it stands on. */
  readonly family: StyleFamily
  /** One or two sentences under the heading. */
  readonly lead: string
  /** Paragraphs: how it draws, and what follows from that. */
  readonly about: readonly string[]
  readonly goodFor: readonly string[]
  readonly tips: readonly string[]
  /** Where to start; anything may be changed in the generator. */
  readonly settings: {
    readonly quality: 'standard' | 'high' | 'ultra'
    readonly aspectRatio: AspectRatio
    readonly negativePrompt?: string
  }
  /** Three or more. */
  readonly examples: readonly StyleExample[]
}

export function example(
  name: string,
  prompt: string,
  seed: number,
  aspectRatio: AspectRatio = '1:1',
): StyleExample {
  return { name, prompt, seed, aspectRatio }
}

/** A picture that other pages show as well. */
export function known(name: SampleName): StyleExample {
  const { prompt, aspectRatio, seed } = SAMPLES[name]
  return { name, prompt, aspectRatio, seed }
}
