import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { generationIdSchema } from './fields.ts'
import { aspectRatioSchema } from './pictures.ts'
import { queueTaskSchema } from './queue.ts'

/** What can be made from a picture. */
export const PICTURE_EDITS = ['variation', 'upscale', 'cutout', 'reshape', 'repaint'] as const
export type PictureEdit = (typeof PICTURE_EDITS)[number]

const pictureEditOptionSchema = z.object({
  edit: z.enum(PICTURE_EDITS),
  isPossible: z.boolean(),
  /** By whom and how, or what is missing: a sentence for people. */
  how: z.string(),
})
export type PictureEditOption = z.output<typeof pictureEditOptionSchema>

const params = z.object({ id: generationIdSchema })

export const listPictureEdits = defineEndpoint({
  method: 'GET',
  path: '/api/generations/{id}/edits',
  auth: 'session',
  summary: 'What can be made from one of the caller’s pictures, by whom and how.',
  params,
  output: z.object({ options: z.array(pictureEditOptionSchema) }),
  errors: ['not_found'],
})

export const editPicture = defineEndpoint({
  method: 'POST',
  path: '/api/generations/{id}/edits',
  auth: 'session',
  signedOut: 'Please sign in to generate images',
  summary:
    'Queues a picture that is made from one of the caller’s own. It takes a place of the allowance like any other, and names its parent.',
  params,
  body: z.discriminatedUnion('edit', [
    z.object({
      edit: z.literal('variation'),
      /** How closely it follows the picture: 0 hardly, 1 as closely as it can. */
      strength: z.number().check(z.gte(0), z.lte(1)),
    }),
    z.object({ edit: z.literal('upscale'), factor: z.union([z.literal(2), z.literal(4)]) }),
    z.object({ edit: z.literal('cutout') }),
    z.object({ edit: z.literal('reshape'), aspect_ratio: aspectRatioSchema }),
  ]),
  output: z.object({ task: queueTaskSchema }),
  status: 202,
  errors: ['not_found', 'conflict', 'daily_limit', 'nsfw_content', 'idempotency_mismatch'],
})
