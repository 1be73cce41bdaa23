import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { generationIdSchema, promptSchema } from './fields.ts'
import { customSizeFields, customSizesSchema, sidesProblem } from './models/custom-sizes.ts'
import { aspectRatioSchema } from './pictures.ts'
import { queueTaskSchema } from './queue.ts'

/** Edits of a picture. */
export const PICTURE_EDITS = ['words', 'variation', 'upscale', 'cutout', 'reshape', 'repaint'] as const
export type PictureEdit = (typeof PICTURE_EDITS)[number]

/** Max shapes of a painted region, and max points of all its strokes together. */
export const REGION_SHAPES = 100
export const REGION_POINTS = 2_500

/** A coordinate or length as a share of the picture's width or height: 0 to 1. */
const shareSchema = z.number().check(z.gte(0), z.lte(1))

const regionShapeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stroke'),
    /** Brush size, as a share of the picture's longer side. */
    thickness: z.number().check(z.gte(0.005), z.lte(0.5)),
    points: z.array(z.tuple([shareSchema, shareSchema])).check(z.minLength(1)),
    /** Erases from the region. */
    isErasing: z.boolean(),
  }),
  z.object({
    kind: z.literal('rectangle'),
    left: shareSchema,
    top: shareSchema,
    width: shareSchema,
    height: shareSchema,
  }),
])
export type RegionShape = z.output<typeof regionShapeSchema>

/** Points of all strokes together, limited by `REGION_POINTS`. */
export function countPoints(shapes: readonly RegionShape[]): number {
  return shapes.reduce((sum, shape) => sum + (shape.kind === 'stroke' ? shape.points.length : 0), 0)
}

/** The region to redraw: shapes on top of each other, in the order in which they were painted. */
const regionSchema = z.array(regionShapeSchema).check(
  z.minLength(1, 'Paint over what is to change'),
  z.maxLength(REGION_SHAPES, 'Too many strokes: undo some, or paint with a larger brush'),
  z.refine(
    (shapes) => countPoints(shapes) <= REGION_POINTS,
    'Too many strokes: undo some, or paint with a larger brush',
  ),
)

const pictureEditOptionSchema = z.object({
  edit: z.enum(PICTURE_EDITS),
  isPossible: z.boolean(),
  /** How it is done and by which provider, or what is missing: a sentence for people. */
  how: z.string(),
  /** Only for `words`: whether a region can be painted, and by which provider, or what is missing. */
  region: z.optional(z.object({ isPossible: z.boolean(), how: z.string() })),
  /** Only for `reshape`: the custom sizes it supports besides the ratios. */
  custom_sizes: z.optional(customSizesSchema),
})
export type PictureEditOption = z.output<typeof pictureEditOptionSchema>

const params = z.object({ id: generationIdSchema })

export const listPictureEdits = defineEndpoint({
  method: 'GET',
  path: '/api/generations/{id}/edits',
  auth: 'session',
  keyScope: 'generate',
  summary: 'Lists the edits available for one of the caller’s pictures, and how each is made.',
  params,
  output: z.object({ options: z.array(pictureEditOptionSchema) }),
  errors: ['not_found'],
})

export const editPicture = defineEndpoint({
  method: 'POST',
  path: '/api/generations/{id}/edits',
  auth: 'session',
  keyScope: 'generate',
  signedOut: 'Please sign in to generate images',
  summary:
    'Queues an edit of one of the caller’s pictures. It counts toward the allowance like any picture, and names its parent.',
  params,
  body: z.discriminatedUnion('edit', [
    z.object({
      edit: z.literal('words'),
      /** What to change: 'make the sky darker'. */
      instruction: promptSchema,
      /** Where it may change; absent: anywhere. */
      region: z.optional(regionSchema),
    }),
    z.object({
      edit: z.literal('variation'),
      /** Reference strength: 0 hardly, 1 as closely as possible. */
      strength: z.number().check(z.gte(0), z.lte(1)),
    }),
    z.object({ edit: z.literal('upscale'), factor: z.union([z.literal(2), z.literal(4)]) }),
    z.object({ edit: z.literal('cutout') }),
    z
      .object({ edit: z.literal('reshape'), aspect_ratio: aspectRatioSchema, ...customSizeFields })
      .check(({ value, issues }) => {
        const message = sidesProblem(value)
        if (message) issues.push({ code: 'custom', path: ['width'], message, input: value })
      }),
    z.object({
      edit: z.literal('repaint'),
      /** What the region should show. */
      prompt: promptSchema,
      region: regionSchema,
    }),
  ]),
  output: z.object({ task: queueTaskSchema }),
  status: 202,
  errors: ['not_found', 'conflict', 'daily_limit', 'storage_full', 'nsfw_content', 'idempotency_mismatch'],
})
