import * as z from 'zod/mini'
import { ERRORS, type ErrorCode } from '../errors.ts'

const typeSchema = z.enum(['invalid_request_error', 'rate_limit_error', 'insufficient_quota', 'server_error'])

/** Every error below `/v1`. */
export const openaiErrorSchema = z.object({
  error: z.object({
    /** A sentence for people that says what to do. */
    message: z.string(),
    type: typeSchema,
    /** The invalid field; null if none. */
    param: z.nullable(z.string()),
    /** Stable: OpenAI's own code if it has one, or else the catalog's. */
    code: z.string(),
  }),
})
export type OpenAiError = z.output<typeof openaiErrorSchema>['error']

/** Codes that have another name in OpenAI's clients. */
const KNOWN: { readonly [Code in ErrorCode]?: { status: number; type: OpenAiError['type']; code: string } } =
  {
    auth_required: { status: 401, type: 'invalid_request_error', code: 'invalid_api_key' },
    rate_limit: { status: 429, type: 'rate_limit_error', code: 'rate_limit_exceeded' },
    daily_limit: { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' },
    insufficient_credits: { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' },
    unavailable: { status: 503, type: 'server_error', code: 'unavailable' },
    nsfw_content: { status: 400, type: 'invalid_request_error', code: 'moderation_blocked' },
  }

/** A catalog code in OpenAI's terms; server failures not listed above become 500. */
export function openaiErrorOf(code: ErrorCode): {
  readonly status: number
  readonly type: OpenAiError['type']
  readonly code: string
} {
  const known = KNOWN[code]
  if (known) return known
  const { status } = ERRORS[code]
  return status >= 500
    ? { status: 500, type: 'server_error', code }
    : { status, type: 'invalid_request_error', code }
}
