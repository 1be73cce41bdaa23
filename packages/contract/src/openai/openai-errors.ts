import * as z from 'zod/mini'
import { ERRORS, type ErrorCode } from '../errors.ts'

const typeSchema = z.enum(['invalid_request_error', 'rate_limit_error', 'insufficient_quota', 'server_error'])

/** Every refusal and failure below `/v1`. */
export const openaiErrorSchema = z.object({
  error: z.object({
    /** A sentence for people; says what to do. */
    message: z.string(),
    type: typeSchema,
    /** The field that is wrong; null when none is to blame. */
    param: z.nullable(z.string()),
    /** Stable: OpenAI's own where it has one for the case, else the code of the product's catalog. */
    code: z.string(),
  }),
})
export type OpenAiError = z.output<typeof openaiErrorSchema>['error']

/** What OpenAI's clients know by another name. */
const KNOWN: { readonly [Code in ErrorCode]?: { status: number; type: OpenAiError['type']; code: string } } =
  {
    auth_required: { status: 401, type: 'invalid_request_error', code: 'invalid_api_key' },
    rate_limit: { status: 429, type: 'rate_limit_error', code: 'rate_limit_exceeded' },
    daily_limit: { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' },
    insufficient_credits: { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' },
    unavailable: { status: 503, type: 'server_error', code: 'unavailable' },
    nsfw_content: { status: 400, type: 'invalid_request_error', code: 'moderation_blocked' },
  }

/** How OpenAI's clients are told a code of the catalog: failures of the server that are not listed above are 500. */
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
