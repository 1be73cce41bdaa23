import type { ErrorCode } from '@easel/contract/errors'
import type { FailureKind } from '@easel/providers/image-provider'

/** What a provider's failure is for the person who waits: the operator's key or bill is not theirs to mend. */
export const FAILURE_CODES = {
  cancelled: 'cancelled',
  timeout: 'timeout',
  unsupported: 'generation_failed',
  nsfw: 'nsfw_content',
  rate_limit: 'rate_limit',
  credits: 'insufficient_credits',
  auth: 'server_error',
  network: 'network_error',
  server: 'server_error',
  bad_response: 'generation_failed',
} as const satisfies Record<FailureKind, ErrorCode>
