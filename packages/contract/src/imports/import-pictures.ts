import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { imageDataUrlSchema, REFERENCE_BODY_BYTES } from '../fields.ts'
import { generationSchema } from '../generations.ts'

/** SHA-256 of the file on the person's disk, as 64 lowercase hexadecimal digits. */
const fileHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'That is not a SHA-256 in 64 digits'))

/** Max files in one check for existing imports. */
export const HASHES_AT_ONCE = 500

export const findImported = defineEndpoint({
  method: 'POST',
  path: '/api/imports/known',
  auth: 'session',
  keyScope: 'read',
  summary: 'Returns which of these files the caller has already imported, so that an import can continue.',
  body: z.object({
    hashes: z
      .array(fileHashSchema)
      .check(z.maxLength(HASHES_AT_ONCE, `Ask about up to ${HASHES_AT_ONCE} files`)),
  }),
  output: z.object({ known: z.array(fileHashSchema) }),
})

export const importPicture = defineEndpoint({
  method: 'POST',
  path: '/api/imports',
  auth: 'session',
  keyScope: 'write',
  signedOut: 'Please sign in to import pictures',
  summary:
    'Imports one of the caller’s own picture files into the library, with the settings in the file: from Easel, Stable Diffusion web UI, ComfyUI, InvokeAI, SwarmUI, Fooocus, NovelAI and Draw Things. Does not count toward the allowance.',
  body: z.object({
    /** File name; used as the prompt if the file contains none. */
    name: z
      .string()
      .check(z.minLength(1, 'Name the file'), z.maxLength(255, 'A file name has up to 255 characters')),
    /** PNG, JPEG, WebP or AVIF as a data URL: up to 10 MB and 50 megapixels, an AVIF 25. */
    image: imageDataUrlSchema,
  }),
  output: z.object({
    /** The new picture; null if the caller has already imported the same file. */
    generation: z.nullable(generationSchema),
  }),
  maxBodyBytes: REFERENCE_BODY_BYTES,
  errors: ['conflict', 'storage_full'],
})
