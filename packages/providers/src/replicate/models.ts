import { CUSTOM_SIZES } from '../custom-sizes.ts'
import { MAX_SEED, type ModelRow } from '../hosted/model-row.ts'
import { UP_TO_2048 } from '../hosted/product-sizes.ts'

export type ReplicateModel = ModelRow<{
  readonly owner: string
  /** Constant inputs. */
  readonly sends: Readonly<Record<string, string | number | boolean>>
  /** The input for reference pictures; an array if the model sees them. */
  readonly referenceInput?: string
}>

/** FLUX.1's pixels for each ratio. */
const FLUX_SIZES = [
  { width: 1024, height: 1024 },
  { width: 1248, height: 832 },
  { width: 832, height: 1248 },
  { width: 896, height: 1088 },
  { width: 1536, height: 640 },
]
const RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '5:4', '4:5', '16:9', '9:16']
const WIDE_RATIOS = [...RATIOS, '21:9']

const FLUX_1 = { family: 'FLUX.1', ratios: WIDE_RATIOS, sizes: FLUX_SIZES, maxSeed: MAX_SEED } as const
/** It does not support 4:5. */
const SEEDREAM_RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '21:9']
const BFL = 'black-forest-labs'
/** Asked for pixels; sides from 256 to 2048 in steps of 16. */
const FLUX_2 = {
  family: 'FLUX.2',
  customSizes: CUSTOM_SIZES,
  maxSeed: MAX_SEED,
  resolutions: { '2k': { sizes: UP_TO_2048 } },
} as const
const FLUX_2_SENDS = { aspect_ratio: 'custom', output_format: 'png' } as const
const IDEOGRAM = { family: 'Ideogram', ratios: RATIOS, maxSeed: 0x7fff_ffff } as const

export const REPLICATE_MODELS: readonly ReplicateModel[] = [
  {
    ...FLUX_1,
    name: 'flux-schnell',
    label: 'FLUX.1 schnell',
    drawsFor: ['standard'],
    priceUsd: 0.003,
    call: { owner: BFL, sends: { output_format: 'png', num_outputs: 1 } },
  },
  {
    ...FLUX_1,
    name: 'flux-dev',
    label: 'FLUX.1 dev',
    drawsFor: ['high'],
    references: { max: 1, use: 'drawn-over' },
    priceUsd: 0.025,
    call: { owner: BFL, sends: { output_format: 'png', num_outputs: 1 }, referenceInput: 'image' },
  },
  {
    ...FLUX_1,
    name: 'flux-1.1-pro',
    ratios: RATIOS,
    label: 'FLUX 1.1 pro',
    drawsFor: ['ultra'],
    references: { max: 1, use: 'steered-by' },
    priceUsd: 0.04,
    call: { owner: BFL, sends: { output_format: 'png' }, referenceInput: 'image_prompt' },
  },
  {
    name: 'nano-banana',
    label: 'Nano Banana',
    family: 'Nano Banana',
    ratios: WIDE_RATIOS,
    references: { max: 3, use: 'looked-at' },
    call: { owner: 'google', sends: { output_format: 'png' }, referenceInput: 'image_input' },
  },
  {
    ...FLUX_1,
    name: 'flux-fill-pro',
    label: 'FLUX.1 Fill pro',
    mask: 'fills',
    call: { owner: BFL, sends: { output_format: 'png' } },
  },
  {
    ...FLUX_2,
    name: 'flux-2-pro',
    label: 'FLUX.2 pro',
    references: { max: 8, use: 'looked-at' },
    call: { owner: BFL, sends: FLUX_2_SENDS, referenceInput: 'input_images' },
  },
  {
    ...FLUX_2,
    name: 'flux-2-flex',
    label: 'FLUX.2 flex',
    references: { max: 10, use: 'looked-at' },
    call: { owner: BFL, sends: FLUX_2_SENDS, referenceInput: 'input_images' },
  },
  {
    name: 'seedream-5-lite',
    label: 'Seedream 5 Lite',
    family: 'Seedream',
    ratios: SEEDREAM_RATIOS,
    references: { max: 14, use: 'looked-at' },
    resolutions: { '2k': { sends: { size: '2K' } } },
    call: {
      owner: 'bytedance',
      sends: { size: '2K', output_format: 'png' },
      referenceInput: 'image_input',
    },
  },
  {
    name: 'seedream-5-pro',
    label: 'Seedream 5 Pro',
    family: 'Seedream',
    ratios: SEEDREAM_RATIOS,
    references: { max: 10, use: 'looked-at' },
    resolutions: { '2k': { sends: { size: '2K' } } },
    call: {
      owner: 'bytedance',
      sends: { size: '1K', output_format: 'png' },
      referenceInput: 'image_input',
    },
  },
  {
    ...IDEOGRAM,
    name: 'ideogram-v3-balanced',
    label: 'Ideogram 3 Balanced',
    call: { owner: 'ideogram-ai', sends: {} },
  },
  {
    ...IDEOGRAM,
    name: 'ideogram-v3-quality',
    label: 'Ideogram 3 Quality',
    priceUsd: 0.09,
    call: { owner: 'ideogram-ai', sends: {} },
  },
]
