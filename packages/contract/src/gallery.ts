import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { generationIdSchema } from './fields.ts'
import { generationSchema } from './generations.ts'

/** Publishing concerns the same picture that the history shows, so the answer is its row. */
const publication = {
  path: '/api/generations/{id}/publication',
  auth: 'session',
  params: z.object({ id: generationIdSchema }),
  output: generationSchema,
} as const

export const publishGeneration = defineEndpoint({
  ...publication,
  method: 'POST',
  summary: 'Shows one of the caller’s pictures in the gallery; needs the preference `public_gallery_opt_in`.',
  errors: ['not_found', 'opt_in_required'],
})

export const unpublishGeneration = defineEndpoint({
  ...publication,
  method: 'DELETE',
  summary: 'Takes one of the caller’s pictures out of the gallery at once, with its public address.',
  errors: ['not_found'],
})
