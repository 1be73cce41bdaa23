import type { AspectRatio } from '@easel/contract/pictures'
import type { StyleId } from '@easel/contract/styles'

/** A picture that the site's own pages show, and everything the engine needs to draw it again. */
export type Sample = {
  readonly prompt: string
  readonly style: StyleId
  readonly aspectRatio: AspectRatio
  readonly seed: number
}

const SCENES = {
  fox: { prompt: 'a red fox standing in a snowy pine forest at dawn', seed: 480213 },
  moon: { prompt: 'an astronaut riding a horse on the moon, earthrise', seed: 71 },
  cafe: { prompt: 'a corner coffee shop on a rainy night, warm lamplight', seed: 1207 },
  cats: { prompt: 'two cats on a beach under a blue balloon', seed: 8 },
  lake: { prompt: 'a mountain lake ringed with pines, early light', seed: 305 },
  wizard: { prompt: 'an old wizard with a glowing staff under a full moon', seed: 44 },
} as const

function sample(scene: keyof typeof SCENES, style: StyleId, aspectRatio: AspectRatio = '1:1'): Sample {
  return { ...SCENES[scene], style, aspectRatio }
}

/** Drawn by the built-in engine into `public/samples/{name}.webp`. */
export const SAMPLES = {
  'fox-sketch': sample('fox', 'sketch'),
  'fox-watercolor': sample('fox', 'watercolor'),
  'fox-oil-painting': sample('fox', 'oil-painting'),
  'fox-pop-art': sample('fox', 'pop-art'),
  'fox-photorealistic': sample('fox', 'photorealistic'),
  'fox-pixel-art': sample('fox', 'pixel-art'),
  'fox-art-nouveau': sample('fox', 'art-nouveau'),
  'fox-impressionist': sample('fox', 'impressionist'),
  'moon-3d-render': sample('moon', '3d-render'),
  'moon-comic-book': sample('moon', 'comic-book'),
  'moon-line-art': sample('moon', 'line-art'),
  'cafe-photorealistic': sample('cafe', 'photorealistic', '16:9'),
  'cafe-neon': sample('cafe', 'neon', '16:9'),
  'cafe-watercolor': sample('cafe', 'watercolor', '16:9'),
  'cats-anime': sample('cats', 'anime'),
  'cats-photorealistic': sample('cats', 'photorealistic'),
  'lake-photorealistic': sample('lake', 'photorealistic', '16:9'),
  'lake-impressionist': sample('lake', 'impressionist', '16:9'),
  'wizard-fantasy': sample('wizard', 'fantasy', '9:16'),
} as const satisfies Record<string, Sample>

export type SampleName = keyof typeof SAMPLES
