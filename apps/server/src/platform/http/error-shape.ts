import type { ErrorBody } from '@easel/contract/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type ErrorAnswer = {
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
  /** Seconds. */
  readonly retryAfter?: number
}

/** The same answer as another API tells it. */
export type ErrorShape = (
  answer: ErrorAnswer,
  request: {
    /** Whether the request carries an `Idempotency-Key`, and so has one effect however often it is sent. */
    readonly hasKey: boolean
  },
) => {
  readonly status: ContentfulStatusCode
  readonly body: object
  readonly headers: Readonly<Record<string, string>>
}
