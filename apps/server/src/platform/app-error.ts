import { ERRORS, type ErrorCode } from '@easel/contract/errors'

/** An expected failure, by its code in the catalogue. Everything else that is thrown becomes `server_error` and is logged with its cause. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number

  constructor(
    code: ErrorCode,
    options: { message?: string; fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause })
    this.code = code
    if (options.fields) this.fields = options.fields
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter
  }
}
