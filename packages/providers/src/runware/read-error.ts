import type { FailureKind } from '../image-provider.ts'
import { textField } from '../net/json.ts'
import type { ReadError } from '../net/vendor-client.ts'

/** Codes of the vendor's `errors` list, in lower case; the rest is told by the status. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  invalidapikey: 'auth',
  missingapikey: 'auth',
  unauthorized: 'auth',
  insufficientcredits: 'credits',
  insufficientbalance: 'credits',
  ratelimitexceeded: 'rate_limit',
  toomanyrequests: 'rate_limit',
  concurrencylimitexceeded: 'rate_limit',
  timeoutprovider: 'timeout',
  timeout: 'timeout',
  invalidprovidercontent: 'nsfw',
  contentmoderation: 'nsfw',
  contentpolicyviolation: 'nsfw',
  providererror: 'server',
  internalservererror: 'server',
}

export const readError: ReadError = (_status, value) => ({ kind: kindOfErrors(value) })

/** The kind of the first error that an answer lists; undefined when it lists none, or an unknown one. */
export function kindOfErrors(value: unknown): FailureKind | undefined {
  const code = textField(value, 'errors', 0, 'code')?.toLowerCase() ?? ''
  return Object.hasOwn(KINDS, code) ? KINDS[code] : undefined
}
