import { type OpenAiError, openaiErrorOf } from '@easel/contract/openai/openai-errors'
import type { ErrorAnswer, ErrorShape } from '../../platform/http/error-shape.ts'

type Told = ErrorAnswer['body']['error']

/** A product error in OpenAI's format. */
export function toOpenAiError({ code, message, fields }: Omit<Told, 'requestId'>): OpenAiError {
  const { type, code: told } = openaiErrorOf(code)
  const [param = null] = Object.keys(fields ?? {})
  return { message, type, param, code: told }
}

/**
 * Errors below `/v1`. OpenAI's clients retry by themselves, mostly without an `Idempotency-Key`; they are told not to when that could make a
 * second picture or would change nothing.
 */
export const openaiErrorShape: ErrorShape = ({ status, body: { error } }, { hasKey }) => {
  const known = openaiErrorOf(error.code)
  // Nothing was started for a body that came too slowly or was refused for load.
  const isTransport = status === 405 || status === 408 || status === 503
  const isUnbegun =
    error.code === 'rate_limit' || status === 408 || (status === 503 && error.code !== 'unavailable')
  return {
    status: isTransport ? status : (known.status as typeof status),
    body: { error: toOpenAiError(error) },
    headers: { 'X-Should-Retry': String(isUnbegun || (known.status >= 500 && hasKey)) },
  }
}
