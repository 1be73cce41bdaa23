import type { FailureKind } from '../image-provider.ts'
import { field, listField, textField } from '../net/json.ts'
import type { ReadError } from '../net/vendor-client.ts'

/** Canonical status names that say more than the HTTP status. */
const STATUSES: Readonly<Record<string, FailureKind>> = {
  UNAUTHENTICATED: 'auth',
  PERMISSION_DENIED: 'auth',
  RESOURCE_EXHAUSTED: 'rate_limit',
  /** No billing where the free tier is not available. */
  FAILED_PRECONDITION: 'credits',
  DEADLINE_EXCEEDED: 'timeout',
  INTERNAL: 'server',
  UNAVAILABLE: 'server',
  CANCELLED: 'server',
}
/** Reasons in an error's details say more than its status: a wrong key is an invalid argument here. */
const REASONS: Readonly<Record<string, FailureKind>> = {
  API_KEY_INVALID: 'auth',
  API_KEY_SERVICE_BLOCKED: 'auth',
  SERVICE_DISABLED: 'auth',
  BILLING_DISABLED: 'credits',
}

export const readError: ReadError = (_status, value) => {
  const details = listField(value, 'error', 'details')
  const reason = details
    .map((detail) => textField(detail, 'reason') ?? '')
    .find((one) => Object.hasOwn(REASONS, one))
  const status = textField(value, 'error', 'status') ?? ''
  const delay = details.map((detail) => textField(detail, 'retryDelay')).find((one) => one !== undefined)
  const seconds = Number(/^(\d+(?:\.\d+)?)s$/.exec(delay ?? '')?.[1] ?? Number.NaN)
  const kindOfStatus = Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined
  const kind = reason === undefined ? kindOfStatus : REASONS[reason]
  return { kind, retryAfterSeconds: Number.isNaN(seconds) ? undefined : seconds }
}

/** Finish reasons that mean a content policy refused. */
const REFUSALS: readonly string[] = [
  'SAFETY',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'RECITATION',
  'IMAGE_RECITATION',
  'JAILBREAK',
  'MODEL_ARMOR',
]

/** The response's picture as base64, or why there is none. */
export function readAnswer(value: unknown): { readonly text: string } | { readonly kind: FailureKind } {
  const parts = listField(value, 'candidates', 0, 'content', 'parts')
  // A thinking model sends sketches before the picture.
  const drawn = parts.filter((part) => field(part, 'thought') !== true)
  const text =
    drawn.map((part) => textField(part, 'inlineData', 'data')).find((data) => data !== undefined) ??
    textField(value, 'predictions', 0, 'bytesBase64Encoded')
  if (text) return { text }
  const reason =
    textField(value, 'promptFeedback', 'blockReason') ?? textField(value, 'candidates', 0, 'finishReason')
  const isFiltered = textField(value, 'predictions', 0, 'raiFilteredReason') !== undefined
  return { kind: isFiltered || (reason && REFUSALS.includes(reason)) ? 'nsfw' : 'bad_response' }
}
