import type { AspectRatio } from '@easel/contract/pictures'
import { SAMPLES, type SampleName } from '#web/content/samples.ts'

/** A picture in `public/samples/{name}.webp` with the settings to draw it again; its style is the guide's. */
export type StyleExample = {
  readonly name: string
  readonly prompt: string
  readonly aspectRatio: AspectRatio
  readonly seed: number
}

/** Groups of the style library, in the order shown. */
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

/** The content of a style's page. A style gets its page by having a guide. */
export type StyleGuide = {
  /** The style's group in the library. */
  readonly family: StyleFamily
  /** One or two sentences under the heading. */
  readonly lead: string
  /** Paragraphs: how the style draws, and what that means for pictures. */
  readonly about: readonly string[]
  readonly goodFor: readonly string[]
  readonly tips: readonly string[]
  /** Settings to start with; all can be changed in the generator. */
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

/** An example that other pages also show. */
export function known(name: SampleName): StyleExample {
  const { prompt, aspectRatio, seed } = SAMPLES[name]
  return { name, prompt, aspectRatio, seed }
}
