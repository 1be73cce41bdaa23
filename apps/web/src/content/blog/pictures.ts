import { SAMPLES, type Sample } from '#web/content/samples.ts'

/** Pictures used only in posts: the same subject with one word changed. */
const TEXT_PICTURES = {
  'step-fox': { prompt: 'a fox', style: 'photorealistic', aspectRatio: '1:1', seed: 480213 },
  'step-forest': {
    prompt: 'a red fox standing in a pine forest',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 480213,
  },
  'step-snow': {
    prompt: 'a red fox standing in a snowy pine forest',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 480213,
  },
  'light-noon': {
    prompt: 'a wooden cabin by a mountain lake at noon',
    style: 'photorealistic',
    aspectRatio: '16:9',
    seed: 61,
  },
  'light-sunset': {
    prompt: 'a wooden cabin by a mountain lake at sunset',
    style: 'photorealistic',
    aspectRatio: '16:9',
    seed: 61,
  },
  'light-night': {
    prompt: 'a wooden cabin by a mountain lake at night',
    style: 'photorealistic',
    aspectRatio: '16:9',
    seed: 61,
  },
  'seed-one': {
    prompt: 'a lighthouse by the sea at sunset',
    style: 'watercolor',
    aspectRatio: '1:1',
    seed: 1,
  },
  'seed-two': {
    prompt: 'a lighthouse by the sea at sunset',
    style: 'watercolor',
    aspectRatio: '1:1',
    seed: 2,
  },
  'seed-three': {
    prompt: 'a lighthouse by the sea at sunset',
    style: 'watercolor',
    aspectRatio: '1:1',
    seed: 3,
  },
  'camera-close': {
    prompt: 'close up portrait of a brown horse',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 15,
  },
  'camera-wide': {
    prompt: 'wide shot of a brown horse in a meadow, mountains behind',
    style: 'photorealistic',
    aspectRatio: '1:1',
    seed: 15,
  },
  'robot-garden': {
    prompt: 'a robot watering flowers in a garden',
    style: 'digital-art',
    aspectRatio: '16:9',
    seed: 12,
  },
  'teapot-lemons': {
    prompt: 'a blue teapot and three lemons on a wooden table',
    style: 'oil-painting',
    aspectRatio: '1:1',
    seed: 20,
  },
} as const satisfies Record<string, Sample>

export const PICTURES = { ...SAMPLES, ...TEXT_PICTURES }
export type PictureName = keyof typeof PICTURES
