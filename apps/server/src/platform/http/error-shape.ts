import type { ErrorBody } from '@easel/contract/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type ErrorAnswer = {
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
  /** Seconds. */
  readonly retryAfter?: number
}

/** The same error in another API's format. */
export type ErrorShape = (
  answer: ErrorAnswer,
  request: {
    /** Whether the request carries an `Idempotency-Key`, and so is safe to repeat. */
    readonly hasKey: boolean
  },
) => {
  readonly status: ContentfulStatusCode
  readonly body: object
  readonly headers: Readonly<Record<string, string>>
}
