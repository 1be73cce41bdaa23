import { ERRORS } from '@easel/contract/errors'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../app-error.ts'
import { hasGone } from '../database/is-away.ts'
import type { Logger } from '../logger.ts'
import type { HttpContext } from './context.ts'
import type { ErrorAnswer } from './error-shape.ts'

/** Retry-after while the database is away: most restarts and failovers take a few seconds. */
const RETRY_AFTER_S = 5

/** Turns anything thrown into a catalog answer. Only unexpected errors are logged, once, with their cause. */
export function answerTo(error: unknown, requestId: string, logger: Logger): ErrorAnswer {
  const expected = expectedError(error)
  if (!expected) logger.error({ requestId, err: error }, 'request failed')
  const known = expected ?? unexpectedError(error)
  return {
    status: ERRORS[known.code].status as ContentfulStatusCode,
    body: {
      error: {
        code: known.code,
        message: known.message,
        requestId,
        ...(known.fields ? { fields: { ...known.fields } } : {}),
      },
    },
    ...(known.retryAfter === undefined ? {} : { retryAfter: known.retryAfter }),
  }
}

export function sendError(c: HttpContext, error: unknown, logger: Logger): Response {
  return sendAnswer(c, answerTo(error, c.get('requestId'), logger))
}

/** In the format of the API that was called. */
export function sendAnswer(c: HttpContext, answer: ErrorAnswer): Response {
  if (answer.retryAfter !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(answer.retryAfter))))
  const shaped = c.get('errorShape')?.(answer, { hasKey: c.req.header('idempotency-key') !== undefined })
  if (!shaped) return c.json(answer.body, answer.status)
  for (const [name, value] of Object.entries(shaped.headers)) c.header(name, value)
  return c.json(shaped.body, shaped.status)
}

/** A database that is away, or a disk that cannot be written, is not a defect, and passes. */
function unexpectedError(error: unknown): AppError {
  return hasGone(error) || isOfDisk(error)
    ? new AppError('unavailable', { retryAfter: RETRY_AFTER_S })
    : new AppError('server_error')
}

/** Whether the disk with the files is full, over the user's quota, read-only or failing. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E(NOSPC|DQUOT|ROFS|IO)$/.test(String(error.code))
}

function expectedError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413) return new AppError('payload_too_large')
  if (error instanceof HTTPException && error.status < 500) return new AppError('invalid_request')
  return undefined
}
