import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { largeResolutionSchema, qualitySchema } from '../pictures.ts'
import { customSizesSchema } from './custom-sizes.ts'

/** Average seconds a picture, without waiting; null if none was drawn in the last seven days. */
const seconds = z.nullable(z.number())

/** A model's abilities and price. */
export const abilityFields = {
  /** Whether the same seed and settings give the same picture. */
  seed: z.boolean(),
  negativePrompt: z.boolean(),
  /** Whether it accepts a reference picture. */
  reference: z.boolean(),
  /** Max reference pictures, 0 for none; further ones are ignored. */
  maxReferences: z._default(z.int(), 1),
  /** Whether it accepts a reference strength. */
  referenceStrength: z.boolean(),
  /** Whether it can draw a transparent background. */
  transparent: z._default(z.boolean(), false),
  /** Larger sizes, each with a picture's price in US dollars; null when unknown. */
  resolutions: z._default(
    z.array(z.object({ id: largeResolutionSchema, costUsd: z.nullable(z.number()) })),
    [],
  ),
  /** Whether it reports progress. */
  progress: z.boolean(),
  /** The product's sizes that it draws. Others are refused. */
  sizes: z.array(z.object({ width: z.int(), height: z.int() })),
  /** Range of custom sizes; null for none. */
  customSizes: z._default(z.nullable(customSizesSchema), null),
  /** Price of a picture in US dollars; 0 for free, null when unknown. */
  costUsd: z.nullable(z.number()),
} as const

export const modelChoiceSchema = z.object({
  /** Value of `model` in requests: `replicate/flux-dev`, `built-in`. */
  id: z.string(),
  /** Display name: the model's, or its provider's if that names no models. */
  label: z.string(),
  /** Id of its provider. */
  provider: z.string(),
  /** Display name of the provider. */
  providerLabel: z.string(),
  /** Qualities it draws by default; empty for a model that draws only when chosen. */
  drawsFor: z.array(qualitySchema),
  ...abilityFields,
  /** Measured speed of this installation's own pictures, by quality. */
  seconds: z.object({ standard: seconds, high: seconds, ultra: seconds }),
  /** Whether it keeps failing and is skipped for a while; meanwhile another one draws, and the picture says so. */
  isAway: z.boolean(),
  /** Available LoRAs by their server's names; empty for none. */
  loras: z.array(z.string()),
})
export type ModelChoice = z.output<typeof modelChoiceSchema>

export const listModels = defineEndpoint({
  method: 'GET',
  path: '/api/models',
  auth: 'optional',
  summary:
    'Lists the models of this installation, in the order in which they are tried. A request without a model is drawn by its quality.',
  output: z.object({ items: z.array(modelChoiceSchema) }),
})
export type Models = z.output<typeof listModels.output>
