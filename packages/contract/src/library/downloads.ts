import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { generationIdSchema, timestampSchema } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { exportSizeSchema } from './export-sizes.ts'

export const DOWNLOAD_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

/**
 * Pictures leave in two ways. `GET /images/{id}.{format}?w=&size=&x=&y=` shows one, and with `&download=1` saves it: what the file says about
 * itself is that a machine made it, nothing more. `size` cuts it to an export size (`export-sizes.ts`), around the point `x`, `y` (0 … 1 from
 * the top left corner) or, without one, around what draws the eye: so a cut is previewed before it is taken. This endpoint is the other way:
 * files that carry their prompt and settings, and many files at once.
 */
export const createDownload = defineEndpoint({
  method: 'POST',
  path: '/api/downloads',
  auth: 'session',
  keyScope: 'read',
  summary:
    'Makes a link that a browser can follow for a quarter of an hour: to one picture, or to a ZIP of up to 500 with a table (CSV) and a page that works offline.',
  body: z.object({
    /** The caller's pictures, in the order they shall have; one gives the picture itself, more give a ZIP. */
    ids: z.array(generationIdSchema).check(z.minLength(1), z.maxLength(LIMITS.zipPictures)),
    format: z._default(z.enum(DOWNLOAD_FORMATS), 'png'),
    /** `keep`: prompt, settings and maker are written into the file. `strip`: only the mark that a machine made it. */
    metadata: z._default(z.enum(['keep', 'strip']), 'keep'),
    /** Cut to this size; absent: as it was made. */
    size: z.optional(exportSizeSchema),
    /** Which point the cut keeps, 0 … 1 from the left and from the top; absent: what draws the eye. */
    focus: z.optional(
      z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) }),
    ),
  }),
  output: z.object({
    /** Path on this server; opens without a session. */
    url: z.string(),
    /** What the browser will name it. */
    file_name: z.string(),
    expires_at: timestampSchema,
  }),
  status: 201,
  errors: ['not_found', 'conflict'],
})
