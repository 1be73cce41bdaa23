import type { FailureKind } from '../image-provider.ts'
import { textField } from '../net/json.ts'
import type { ReadError } from '../net/vendor-client.ts'

/** Error codes that say more than the status: an empty balance is a 429 or a 400 here. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  moderation_blocked: 'nsfw',
  content_policy_violation: 'nsfw',
  insufficient_quota: 'credits',
  billing_hard_limit_reached: 'credits',
  billing_not_active: 'credits',
  rate_limit_exceeded: 'rate_limit',
  invalid_api_key: 'auth',
  account_deactivated: 'auth',
  organization_must_be_verified: 'auth',
}

export const readError: ReadError = (_status, value) => {
  const code = textField(value, 'error', 'code') ?? textField(value, 'error', 'type') ?? ''
  return { kind: Object.hasOwn(KINDS, code) ? KINDS[code] : undefined }
}
