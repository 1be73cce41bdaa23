import * as z from 'zod/mini'

/** What `GET /api/health?arrival` reports about the request itself, to check a proxy in front. */
export const arrivalSchema = z.object({
  status: z.literal('ok'),
  host: z.nullable(z.string()),
  /** `X-Forwarded-Proto`. */
  proto: z.nullable(z.string()),
  /** Whether `X-Forwarded-For` arrived. */
  isForwarded: z.boolean(),
})
export type Arrival = z.output<typeof arrivalSchema>
