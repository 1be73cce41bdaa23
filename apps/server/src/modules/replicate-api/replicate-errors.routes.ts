import { ERRORS } from '@easel/contract/errors'
import type { ErrorShape } from '../../platform/http/error-shape.ts'

/** Beginnings of the paths whose errors Replicate's clients read. */
export const replicatePaths = ['/v1/predictions/', '/v1/models/:owner/:name/predictions/'] as const

/**
 * Errors as Replicate tells them. Its clients send what got 429 again by themselves, after the time that `Retry-After` says: where that is the
 * next day they are told 402, as for an account without credit.
 */
export const replicateErrorShape: ErrorShape = ({ status, body: { error } }) => {
  const told = error.code === 'daily_limit' ? 402 : status
  return {
    status: told,
    body: { title: ERRORS[error.code].title, detail: error.message, status: told },
    headers: {},
  }
}
