import type { ErrorCode } from '@easel/contract/errors'
import type { FailureKind } from '@easel/providers/image-provider'
import { isOwnServer } from './provider-table.ts'

/** Error code for the user: invalid keys and unpaid bills are the operator's to fix. */
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

/** The same by provider: a connection to the operator's own server is not the user's network. */
export function failureCodeOf(provider: string, kind: FailureKind): ErrorCode {
  return kind === 'network' && isOwnServer(provider) ? 'server_error' : FAILURE_CODES[kind]
}
