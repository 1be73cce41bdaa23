import { ERRORS, type ErrorCode } from '@easel/contract/errors'

/** What the process says to scripts, by kind of failure; 1 is a fault of the program or the server. */
export const EXIT = {
  success: 0,
  fault: 1,
  /** The command, or what was sent, is not right. */
  usage: 2,
  /** No key, a key that does not work, or something it may not do. */
  access: 3,
  notFound: 4,
  /** Allowance, request limits, a full library. */
  limit: 5,
  contentPolicy: 6,
  /** The server was not reached, or took too long. */
  network: 7,
  generationFailed: 8,
  conflict: 9,
  /** As shells say of Ctrl-C. */
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

/** An expected failure: a sentence for people, and how the process ends. */
export class CommandError extends Error {
  readonly code: ErrorCode
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  /** Of the answer that says it. */
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

/** The command itself is wrong. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super('invalid_request', message)
  }
}
