import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { generationIdSchema, timestampSchema } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { exportSizeSchema } from './export-sizes.ts'

export const DOWNLOAD_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

/**
 * Pictures leave in two ways. `GET /images/{id}.{format}?w=&size=&x=&y=` shows one, and with `&download=1` saves it; the file's metadata only
 * says that a machine made it. `size` crops to an export size (`export-sizes.ts`) around the point `x`, `y` (0 to 1 from the top left) or,
 * without one, around what draws the eye, so that a crop can be previewed. This endpoint is for files that carry their prompt and settings, and
 * for many files at once.
 */
export const createDownload = defineEndpoint({
  method: 'POST',
  path: '/api/downloads',
  auth: 'session',
  keyScope: 'read',
  summary:
    'Creates a download link for 15 minutes: for one picture, or for a ZIP of up to 500 with a table (CSV) and a page that works offline.',
  body: z.object({
    /** The caller's pictures, in the desired order; one gives the picture itself, several a ZIP. */
    ids: z.array(generationIdSchema).check(z.minLength(1), z.maxLength(LIMITS.zipPictures)),
    format: z._default(z.enum(DOWNLOAD_FORMATS), 'png'),
    /** `keep`: prompt, settings and maker are written into the file. `strip`: only the mark that a machine made it. */
    metadata: z._default(z.enum(['keep', 'strip']), 'keep'),
    /** Export size to crop to; absent: uncropped. */
    size: z.optional(exportSizeSchema),
    /** Point to crop around, 0 to 1 from the left and the top; absent: what draws the eye. */
    focus: z.optional(
      z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) }),
    ),
  }),
  output: z.object({
    /** Path on this server; works without a session. */
    url: z.string(),
    /** File name for the browser. */
    file_name: z.string(),
    expires_at: timestampSchema,
  }),
  status: 201,
  errors: ['not_found', 'conflict'],
})
