import type { FailureKind } from '../image-provider.ts'
import { textField } from '../net/json.ts'
import type { ReadError } from '../net/vendor-client.ts'

/** Codes in the vendor's `errors` array, in lower case; otherwise the status decides. */
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

/** The kind of the first error in a response; undefined if it has none, or an unknown one. */
export function kindOfErrors(value: unknown): FailureKind | undefined {
  const code = textField(value, 'errors', 0, 'code')?.toLowerCase() ?? ''
  return Object.hasOwn(KINDS, code) ? KINDS[code] : undefined
}
