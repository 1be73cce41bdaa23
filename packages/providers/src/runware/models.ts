import { CUSTOM_SIZES } from '../custom-sizes.ts'
import { MAX_SEED, type ModelRow } from '../hosted/model-row.ts'
import { FIRST_SIZES, UP_TO_2048 } from '../hosted/product-sizes.ts'

export type RunwareModel = ModelRow<{
  /** The vendor's AIR identifier: `runware:101@1`. */
  readonly air: string
}>

/** Sides in steps of 32 up to 1440. */
const UP_TO_1440 = [
  { width: 1024, height: 1024 },
  { width: 1440, height: 960 },
  { width: 960, height: 1440 },
  { width: 1024, height: 1280 },
  { width: 1440, height: 608 },
]
/** Nano Banana's few sizes. */
const NANO_SIZES = [
  { width: 1024, height: 1024 },
  { width: 1248, height: 832 },
  { width: 832, height: 1248 },
  { width: 896, height: 1152 },
  { width: 1536, height: 672 },
]

const FLUX_1 = { family: 'FLUX.1', maxSeed: MAX_SEED } as const

export const RUNWARE_MODELS: readonly RunwareModel[] = [
  {
    ...FLUX_1,
    name: 'flux-schnell',
    label: 'FLUX.1 schnell',
    drawsFor: ['standard'],
    call: { air: 'runware:100@1' },
  },
  {
    ...FLUX_1,
    name: 'flux-dev',
    label: 'FLUX.1 dev',
    drawsFor: ['high'],
    references: { max: 1, use: 'drawn-over' },
    call: { air: 'runware:101@1' },
  },
  {
    ...FLUX_1,
    name: 'flux-1.1-pro',
    label: 'FLUX 1.1 pro',
    drawsFor: ['ultra'],
    sizes: UP_TO_1440,
    customSizes: { ...CUSTOM_SIZES, max: 1440, step: 32 },
    call: { air: 'bfl:2@1' },
  },
  {
    name: 'nano-banana',
    label: 'Nano Banana',
    family: 'Nano Banana',
    sizes: NANO_SIZES,
    references: { max: 3, use: 'looked-at' },
    call: { air: 'google:4@1' },
  },
  {
    name: 'flux-2-dev',
    label: 'FLUX.2 dev',
    family: 'FLUX.2',
    customSizes: CUSTOM_SIZES,
    maxSeed: MAX_SEED,
    resolutions: { '2k': { sizes: UP_TO_2048 } },
    call: { air: 'runware:400@1' },
  },
]

/** An unlisted model. The vendor publishes no schema for it, so it is sent a prompt, a size and a seed. */
export function unlistedModel(air: string): RunwareModel {
  return { name: air, label: air, family: air, sizes: FIRST_SIZES, maxSeed: MAX_SEED, call: { air } }
}
