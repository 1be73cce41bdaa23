import { MAX_SEED, type ModelRow } from '../hosted/model-row.ts'
import { RATIOS } from '../hosted/product-sizes.ts'

export type FalModel = ModelRow<{
  /** Endpoint without a reference: `fal-ai/flux/dev`. */
  readonly path: string
  /** Endpoint with references; absent where it takes none. */
  readonly referencePath?: string
  /** Inputs that are sent as they are. */
  readonly sends: Readonly<Record<string, string | number | boolean>>
}>

const ONE_PNG = { num_images: 1, output_format: 'png' } as const
const FLUX_1 = { family: 'FLUX.1', maxSeed: MAX_SEED } as const

export const FAL_MODELS: readonly FalModel[] = [
  {
    ...FLUX_1,
    name: 'flux-schnell',
    label: 'FLUX.1 schnell',
    drawsFor: ['standard'],
    call: { path: 'fal-ai/flux/schnell', sends: { ...ONE_PNG, enable_safety_checker: true } },
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
      sends: { ...ONE_PNG, enable_safety_checker: true },
    },
  },
  {
    ...FLUX_1,
    name: 'flux-1.1-pro',
    label: 'FLUX 1.1 pro',
    drawsFor: ['ultra'],
    call: { path: 'fal-ai/flux-pro/v1.1', sends: { ...ONE_PNG, enable_safety_checker: true } },
  },
  {
    name: 'nano-banana',
    label: 'Nano Banana',
    family: 'Nano Banana',
    ratios: RATIOS,
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
]
