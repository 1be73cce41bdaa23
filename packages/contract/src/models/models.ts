import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { largeResolutionSchema, qualitySchema } from '../pictures.ts'
import { customSizesSchema } from './custom-sizes.ts'

/** Seconds that one picture took on average, waiting left out; null where none was drawn in the last seven days. */
const seconds = z.nullable(z.number())

/** What a model can, and what a picture of it costs. */
export const abilityFields = {
  /** The same seed and settings give the same picture. */
  seed: z.boolean(),
  negativePrompt: z.boolean(),
  /** Takes a reference picture. */
  reference: z.boolean(),
  /** Reference pictures that it sees, at most, 0 for none; further ones are not used. */
  maxReferences: z._default(z.int(), 1),
  /** Can be told how strongly the reference steers. */
  referenceStrength: z.boolean(),
  /** Draws on a transparent background where it is asked to. */
  transparent: z._default(z.boolean(), false),
  /** Sizes above the product's own that it draws in, each with what a picture of it costs the operator in US dollars; null when it is not known. */
  resolutions: z._default(
    z.array(z.object({ id: largeResolutionSchema, costUsd: z.nullable(z.number()) })),
    [],
  ),
  /** Says how far a picture is. */
  progress: z.boolean(),
  /** Pixels it makes: of the product's sizes, those whose shape it draws. Others are refused. */
  sizes: z.array(z.object({ width: z.int(), height: z.int() })),
  /** Further pixels it makes: any width and height of this range; null where it makes none. */
  customSizes: z._default(z.nullable(customSizesSchema), null),
  /** US dollars that a picture costs the operator; 0 for nothing, null when it is not known. */
  costUsd: z.nullable(z.number()),
} as const

export const modelChoiceSchema = z.object({
  /** What `model` of a request names it by: `replicate/flux-dev`, `built-in`. */
  id: z.string(),
  /** What people call it: the model's name, or its provider's where only that knows one. */
  label: z.string(),
  /** Id of the provider that draws with it. */
  provider: z.string(),
  /** What people call the provider. */
  providerLabel: z.string(),
  /** Qualities that it draws where no model is chosen; empty for one that only draws when it is chosen. */
  drawsFor: z.array(qualitySchema),
  ...abilityFields,
  /** How long this installation's own pictures took with it, by quality. */
  seconds: z.object({ standard: seconds, high: seconds, ultra: seconds }),
  /** Whether it keeps failing and is left alone for a while; another one draws meanwhile, and the picture says so. */
  isAway: z.boolean(),
  /** LoRAs that can be drawn with it, by the names that their server gives them; empty where it has none. */
  loras: z.array(z.string()),
})
export type ModelChoice = z.output<typeof modelChoiceSchema>

export const listModels = defineEndpoint({
  method: 'GET',
  path: '/api/models',
  auth: 'optional',
  summary:
    'The models that this installation can draw with, in the order in which they are asked. A request that names none is drawn by its quality.',
  output: z.object({ items: z.array(modelChoiceSchema) }),
})
export type Models = z.output<typeof listModels.output>
