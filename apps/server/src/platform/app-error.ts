import { ERRORS, type ErrorCode } from '@easel/contract/errors'

/** An expected failure with a code from the error catalog. Anything else that is thrown becomes `server_error` and is logged with its cause. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number

  constructor(
    code: ErrorCode,
    options: { message?: string; fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? messageOf(code, options.retryAfter), { cause: options.cause })
    this.code = code
    if (options.fields) this.fields = options.fields
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter
  }
}

/** The catalog's message, including the retry-after when there is one. */
function messageOf(code: ErrorCode, retryAfter: number | undefined): string {
  if (code !== 'rate_limit' || retryAfter === undefined) return ERRORS[code].message
  const seconds = Math.max(1, Math.ceil(retryAfter))
  return `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before trying again`
}
