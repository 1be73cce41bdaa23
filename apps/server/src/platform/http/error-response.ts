import { ERRORS, type ErrorBody } from '@easel/contract/errors'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../app-error.ts'
import type { Logger } from '../logger.ts'
import type { HttpContext } from './context.ts'

export type ErrorAnswer = {
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
  readonly retryAfter?: number
}

/** The catalog's answer to whatever was thrown. Only the unexpected is logged, once, with its cause. */
export function answerTo(error: unknown, requestId: string, logger: Logger): ErrorAnswer {
  const expected = expectedError(error)
  if (!expected) logger.error({ requestId, err: error }, 'request failed')
  const known = expected ?? new AppError('server_error')
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
  const answer = answerTo(error, c.get('requestId'), logger)
  if (answer.retryAfter !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(answer.retryAfter))))
  return c.json(answer.body, answer.status)
}

function expectedError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413) return new AppError('payload_too_large')
  if (error instanceof HTTPException && error.status < 500) return new AppError('invalid_request')
  return undefined
}
