import type { FailureKind } from '../image-provider.ts'
import { textField } from '../net/json.ts'
import type { ReadError } from '../net/vendor-client.ts'

/** The vendor's error types: from models in `detail[].type`, from the platform in `error_type`. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  content_policy_violation: 'nsfw',
  request_timeout: 'timeout',
  startup_timeout: 'timeout',
  generation_timeout: 'timeout',
  runner_connection_timeout: 'server',
  runner_scheduling_failure: 'server',
  runner_disconnected: 'server',
  runner_connection_refused: 'server',
  runner_connection_error: 'server',
  runner_server_error: 'server',
  internal_error: 'server',
  internal_server_error: 'server',
  downstream_service_error: 'server',
  downstream_service_unavailable: 'server',
  rate_limit_exceeded: 'rate_limit',
}
/** An empty balance has no type: only this sentence distinguishes a locked account from a wrong key. */
const SPENT = /^User is locked\. Reason: Exhausted balance/

export const readError: ReadError = (status, value) => {
  const type = textField(value, 'detail', 0, 'type') ?? textField(value, 'error_type') ?? ''
  if (Object.hasOwn(KINDS, type)) return { kind: KINDS[type] }
  const isSpent = type === '' && status === 403 && SPENT.test(textField(value, 'detail') ?? '')
  return { kind: isSpent ? 'credits' : undefined }
}
