import * as z from 'zod/mini'

/** What `GET /api/health?arrival` says of the request itself, so that a proxy in front can be checked. */
export const arrivalSchema = z.object({
  status: z.literal('ok'),
  host: z.nullable(z.string()),
  /** `X-Forwarded-Proto`. */
  proto: z.nullable(z.string()),
  /** Whether `X-Forwarded-For` arrived. */
  isForwarded: z.boolean(),
})
export type Arrival = z.output<typeof arrivalSchema>
