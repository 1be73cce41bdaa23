import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { promptSchema, savedPromptIdSchema, timestampSchema } from '../fields.ts'
import { customSizeFields, sidesProblem } from '../models/custom-sizes.ts'
import { aspectRatioSchema } from '../pictures.ts'
import { styleSchema } from '../styles.ts'

/** A saved prompt. */
export const savedPromptSchema = z.object({
  id: savedPromptIdSchema,
  prompt: z.string(),
  /** Saved style and shape; null keeps the generator's own. */
  style: z.nullable(styleSchema),
  aspect_ratio: z.nullable(aspectRatioSchema),
  /** Saved custom size, both or neither, in place of the shape's; null for none. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  created_at: timestampSchema,
})
export type SavedPrompt = z.output<typeof savedPromptSchema>

export const listPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  auth: 'session',
  keyScope: 'read',
  summary: 'Lists the caller’s saved prompts, newest first.',
  output: z.object({ items: z.array(savedPromptSchema) }),
})

export const savePrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts',
  auth: 'session',
  keyScope: 'write',
  summary: 'Saves a prompt; if it is already saved, updates its style, shape and size. Up to 500.',
  body: z
    .strictObject({
      prompt: promptSchema,
      style: z._default(z.nullable(styleSchema), null),
      aspect_ratio: z._default(z.nullable(aspectRatioSchema), null),
      ...customSizeFields,
    })
    .check(({ value, issues }) => {
      const message = sidesProblem(value)
      if (message) issues.push({ code: 'custom', path: ['width'], message, input: value })
    }),
  output: savedPromptSchema,
  errors: ['conflict'],
})

export const deletePrompt = defineEndpoint({
  method: 'DELETE',
  path: '/api/prompts/{id}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Deletes a saved prompt.',
  params: z.object({ id: savedPromptIdSchema }),
  output: z.object({ id: savedPromptIdSchema }),
  errors: ['not_found'],
})

export const enhancePrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/enhance',
  auth: 'session',
  keyScope: 'generate',
  signedOut: 'Please sign in to ask the language model',
  summary:
    'Returns a prompt as rewritten by the connected language model; nothing is stored. `GET /api/config` says whether one is connected.',
  body: z.strictObject({
    prompt: promptSchema,
    /** Intended style; null when open. */
    style: z._default(z.nullable(styleSchema), null),
  }),
  output: z.object({
    /** Within a prompt's limits, and allowed by the content policy. */
    prompt: z.string(),
  }),
  errors: [
    'not_found',
    'nsfw_content',
    'timeout',
    'network_error',
    'insufficient_credits',
    'generation_failed',
  ],
})
