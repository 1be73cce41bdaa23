import { ERRORS } from '@easel/contract/errors'
import type { ErrorShape } from '../../platform/http/error-shape.ts'

/** Path prefixes whose errors Replicate's clients read. */
export const replicatePaths = ['/v1/predictions/', '/v1/models/:owner/:name/predictions/'] as const

/**
 * Errors in Replicate's format. Its clients retry a 429 after `Retry-After` by themselves; if that is the next day, they get 402 instead, like
 * an account without credit.
 */
export const replicateErrorShape: ErrorShape = ({ status, body: { error } }) => {
  const told = error.code === 'daily_limit' ? 402 : status
  return {
    status: told,
    body: { title: ERRORS[error.code].title, detail: error.message, status: told },
    headers: {},
  }
}
