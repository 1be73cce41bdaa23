import { CUSTOM_SIZES } from '../custom-sizes.ts'
import { MAX_SEED, type ModelRow } from '../hosted/model-row.ts'
import { UP_TO_2048 } from '../hosted/product-sizes.ts'

export type FalModel = ModelRow<{
  /** Endpoint without a reference: `fal-ai/flux/dev`. */
  readonly path: string
  /** Endpoint with references; absent if it supports none. */
  readonly referencePath?: string
  /** Constant inputs. */
  readonly sends: Readonly<Record<string, string | number | boolean>>
}>

const ONE_PNG = { num_images: 1, output_format: 'png' } as const
const CHECKED_PNG = { output_format: 'png', enable_safety_checker: true } as const
const FLUX_1 = { family: 'FLUX.1', maxSeed: MAX_SEED } as const
/** Custom sizes in steps of 16. */
const FLUX_2 = { family: 'FLUX.2', customSizes: CUSTOM_SIZES, maxSeed: MAX_SEED } as const
const UP_TO_2K = { '2k': { sizes: UP_TO_2048 } } as const
/** A separate field beside the ratio. */
const BANANA_SIZES = { '2k': { sends: { resolution: '2K' } }, '4k': { sends: { resolution: '4K' } } } as const
const RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '5:4', '4:5', '16:9', '9:16', '21:9']
const BANANA = { family: 'Nano Banana', ratios: RATIOS } as const
const SEEDREAM_SIZES = [
  { width: 2048, height: 2048 },
  { width: 2496, height: 1664 },
  { width: 1664, height: 2496 },
  { width: 1792, height: 2240 },
  { width: 3024, height: 1296 },
]
/** It draws nothing below 2560x1440 pixels. */
const SEEDREAM = {
  family: 'Seedream',
  sizes: SEEDREAM_SIZES,
  resolutions: { '2k': { sizes: SEEDREAM_SIZES } },
  references: { max: 10, use: 'looked-at' },
} as const

export const FAL_MODELS: readonly FalModel[] = [
  {
    ...FLUX_1,
    name: 'flux-schnell',
    label: 'FLUX.1 schnell',
    drawsFor: ['standard'],
    call: { path: 'fal-ai/flux/schnell', sends: { ...CHECKED_PNG, num_images: 1 } },
  },
  {
    ...FLUX_1,
    name: 'flux-dev',
    label: 'FLUX.1 dev',
    drawsFor: ['high'],
    references: { max: 1, use: 'drawn-over' },
    call: {
      path: 'fal-ai/flux/dev',
      referencePath: 'fal-ai/flux/dev/image-to-image',
      sends: { ...CHECKED_PNG, num_images: 1 },
    },
  },
  {
    ...FLUX_1,
    name: 'flux-1.1-pro',
    label: 'FLUX 1.1 pro',
    drawsFor: ['ultra'],
    call: { path: 'fal-ai/flux-pro/v1.1', sends: { ...CHECKED_PNG, num_images: 1 } },
  },
  {
    ...BANANA,
    name: 'nano-banana',
    label: 'Nano Banana',
    references: { max: 3, use: 'looked-at' },
    call: { path: 'fal-ai/nano-banana', referencePath: 'fal-ai/nano-banana/edit', sends: ONE_PNG },
  },
  {
    ...FLUX_1,
    name: 'flux-fill-pro',
    label: 'FLUX.1 Fill pro',
    mask: 'fills',
    call: { path: 'fal-ai/flux-pro/v1/fill', sends: ONE_PNG },
  },
  {
    ...FLUX_2,
    name: 'flux-2-klein-9b',
    label: 'FLUX.2 klein 9B',
    references: { max: 4, use: 'looked-at' },
    call: {
      path: 'fal-ai/flux-2/klein/9b',
      referencePath: 'fal-ai/flux-2/klein/9b/edit',
      sends: { ...CHECKED_PNG, num_images: 1 },
    },
  },
  {
    ...FLUX_2,
    name: 'flux-2-dev',
    resolutions: UP_TO_2K,
    label: 'FLUX.2 dev',
    references: { max: 4, use: 'looked-at' },
    call: {
      path: 'fal-ai/flux-2',
      referencePath: 'fal-ai/flux-2/edit',
      sends: { ...CHECKED_PNG, num_images: 1 },
    },
  },
  {
    ...FLUX_2,
    name: 'flux-2-flex',
    resolutions: UP_TO_2K,
    label: 'FLUX.2 flex',
    references: { max: 8, use: 'looked-at' },
    call: { path: 'fal-ai/flux-2-flex', referencePath: 'fal-ai/flux-2-flex/edit', sends: CHECKED_PNG },
  },
  {
    ...FLUX_2,
    name: 'flux-2-pro',
    resolutions: UP_TO_2K,
    label: 'FLUX.2 pro',
    references: { max: 8, use: 'looked-at' },
    call: { path: 'fal-ai/flux-2-pro', referencePath: 'fal-ai/flux-2-pro/edit', sends: CHECKED_PNG },
  },
  {
    ...FLUX_2,
    name: 'flux-2-max',
    resolutions: UP_TO_2K,
    label: 'FLUX.2 max',
    references: { max: 8, use: 'looked-at' },
    call: { path: 'fal-ai/flux-2-max', referencePath: 'fal-ai/flux-2-max/edit', sends: CHECKED_PNG },
  },
  {
    ...BANANA,
    name: 'nano-banana-2',
    resolutions: BANANA_SIZES,
    label: 'Nano Banana 2',
    maxSeed: MAX_SEED,
    references: { max: 14, use: 'looked-at' },
    call: { path: 'fal-ai/nano-banana-2', referencePath: 'fal-ai/nano-banana-2/edit', sends: ONE_PNG },
  },
  {
    ...BANANA,
    name: 'nano-banana-pro',
    resolutions: BANANA_SIZES,
    label: 'Nano Banana Pro',
    maxSeed: MAX_SEED,
    references: { max: 14, use: 'looked-at' },
    call: { path: 'fal-ai/nano-banana-pro', referencePath: 'fal-ai/nano-banana-pro/edit', sends: ONE_PNG },
  },
  {
    ...SEEDREAM,
    name: 'seedream-4.5',
    label: 'Seedream 4.5',
    resolutions: {
      ...SEEDREAM.resolutions,
      '4k': {
        sizes: [
          { width: 4096, height: 4096 },
          { width: 4096, height: 2736 },
          { width: 2736, height: 4096 },
          { width: 3264, height: 4096 },
          { width: 4096, height: 1760 },
        ],
      },
    },
    maxSeed: MAX_SEED,
    call: {
      path: 'fal-ai/bytedance/seedream/v4.5/text-to-image',
      referencePath: 'fal-ai/bytedance/seedream/v4.5/edit',
      sends: { num_images: 1, enable_safety_checker: true },
    },
  },
  {
    ...SEEDREAM,
    name: 'seedream-5-lite',
    label: 'Seedream 5 Lite',
    call: {
      path: 'fal-ai/bytedance/seedream/v5/lite/text-to-image',
      referencePath: 'fal-ai/bytedance/seedream/v5/lite/edit',
      sends: { num_images: 1, enable_safety_checker: true },
    },
  },
  {
    name: 'qwen-image-2',
    label: 'Qwen-Image 2',
    family: 'Qwen-Image',
    maxSeed: 0x7fff_ffff,
    negativePrompt: true,
    references: { max: 3, use: 'looked-at' },
    call: {
      path: 'fal-ai/qwen-image-2/text-to-image',
      referencePath: 'fal-ai/qwen-image-2/edit',
      sends: { ...CHECKED_PNG, num_images: 1 },
    },
  },
  {
    name: 'ideogram-v3',
    label: 'Ideogram 3',
    family: 'Ideogram',
    maxSeed: 0x7fff_ffff,
    negativePrompt: true,
    call: { path: 'fal-ai/ideogram/v3', sends: { num_images: 1 } },
  },
  {
    name: 'recraft-v4',
    label: 'Recraft V4',
    family: 'Recraft',
    call: { path: 'fal-ai/recraft/v4/text-to-image', sends: { enable_safety_checker: true } },
  },
]
