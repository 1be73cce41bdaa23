import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { generationFilterFields } from '../generations.ts'

export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'That is not a month'))

export const listMonths = defineEndpoint({
  method: 'GET',
  path: '/api/library/months',
  auth: 'session',
  keyScope: 'read',
  summary:
    'Lists the months in which a list’s pictures were made, in the time zone of `X-Time-Zone`. A request examines a limited number of pictures: the answer may have a next part, which can start within the same month.',
  query: z.object({
    ...generationFilterFields,
    /** `nextCursor` of the previous part, with the same search and filters; absent for the first. */
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  output: z.object({
    /** Newest first; empty months are left out. */
    months: z.array(
      z.object({
        /** `2026-11` */
        month: monthSchema,
        count: z.int(),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})
