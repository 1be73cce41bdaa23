import { ERRORS, type ErrorCode } from '@easel/contract/errors'

/** Exit codes by kind of failure; 1 is a fault of the program or the server. */
export const EXIT = {
  success: 0,
  fault: 1,
  /** The command or its input is invalid. */
  usage: 2,
  /** A missing or invalid key, or a forbidden action. */
  access: 3,
  notFound: 4,
  /** Allowance, rate limits, or a full library. */
  limit: 5,
  contentPolicy: 6,
  /** The server was not reached, or took too long. */
  network: 7,
  generationFailed: 8,
  conflict: 9,
  /** 128 + SIGINT, as shells report Ctrl-C. */
  cancelled: 130,
} as const

const BY_CODE: Readonly<Record<ErrorCode, number>> = {
  rate_limit: EXIT.limit,
  daily_limit: EXIT.limit,
  insufficient_credits: EXIT.limit,
  storage_full: EXIT.limit,
  nsfw_content: EXIT.contentPolicy,
  network_error: EXIT.network,
  timeout: EXIT.network,
  unavailable: EXIT.network,
  auth_required: EXIT.access,
  forbidden: EXIT.access,
  opt_in_required: EXIT.access,
  server_error: EXIT.fault,
  invalid_request: EXIT.usage,
  payload_too_large: EXIT.usage,
  not_found: EXIT.notFound,
  conflict: EXIT.conflict,
  idempotency_mismatch: EXIT.conflict,
  generation_failed: EXIT.generationFailed,
  cancelled: EXIT.cancelled,
}

/** An expected failure: a sentence for people, and an exit code. */
export class CommandError extends Error {
  readonly code: ErrorCode
  /** Seconds after which the command may be tried again. */
  readonly retryAfter: number | undefined
  /** Of the HTTP response that caused it. */
  readonly status: number | undefined

  constructor(
    code: ErrorCode,
    message: string = ERRORS[code].message,
    answer: { readonly retryAfter?: number | undefined; readonly status?: number } = {},
  ) {
    super(message)
    this.code = code
    this.retryAfter = answer.retryAfter
    this.status = answer.status
  }

  get exitCode(): number {
    return BY_CODE[this.code]
  }
}

/** The command or its arguments are invalid. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super('invalid_request', message)
  }
}
