import type { IncomingHttpHeaders } from 'node:http'
import { abortFailure } from '../abort.ts'
import type { FailureKind, ImageFailure } from '../image-provider.ts'
import type { ExchangeAnswer, ExchangeFailure } from './exchange.ts'

const LONGEST_WAIT_SECONDS = 3_600

const KINDS = {
  timeout: 'timeout',
  unreachable: 'network',
  blocked: 'bad_response',
  broken: 'network',
  garbled: 'bad_response',
  too_large: 'bad_response',
} as const satisfies Record<Exclude<ExchangeFailure['why'], 'aborted'>, FailureKind>

/** Failure for an exchange without a response. `what` names the call in the log: `create`. */
export function failureOfExchange(
  { why, code }: ExchangeFailure,
  what: string,
  signal?: AbortSignal,
): ImageFailure {
  if (why === 'aborted' && signal?.aborted) return { ...abortFailure(signal), retryable: false }
  if (why === 'aborted') return failure('cancelled', `${what} was given up`)
  const isUnreachable = why === 'unreachable'
  return {
    ...failure(KINDS[why], `${what} failed: ${why} (${code})`),
    retryable: isUnreachable,
    ...(isUnreachable ? { started: false } : {}),
  }
}

/** Failure for a status other than 2xx. A refusal (4xx) means that nothing was started, except 408, where only the waiting ended; after 5xx it is unknown. */
export function failureOfStatus(
  { status, headers }: Pick<ExchangeAnswer, 'status' | 'headers'>,
  what: string,
  /** The vendor's own code, if it says more than the status. */
  said: { readonly kind?: FailureKind | undefined; readonly retryAfterSeconds?: number | undefined } = {},
): ImageFailure {
  const kind = said.kind ?? kindOfStatus(status)
  const mayPass = kind === 'rate_limit' || kind === 'server'
  const wait = mayPass ? (retryAfterOf(headers) ?? limitWait(said.retryAfterSeconds)) : undefined
  // A picture may have been drawn before a policy refused it.
  const isRefusal = status >= 400 && status < 500 && status !== 408 && kind !== 'nsfw'
  return {
    ...failure(kind, `${what} was answered ${status}`),
    retryable: kind === 'rate_limit',
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    ...(isRefusal ? { started: false } : {}),
  }
}

/** For failures after a create call was accepted: it may be charged, so nothing may be retried. */
export function afterStart(failed: ImageFailure): ImageFailure {
  const { ok, kind, detail, retryAfterSeconds } = failed
  return {
    ok,
    kind,
    detail,
    retryable: false,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

export function failure(kind: FailureKind, detail: string): ImageFailure {
  return { ok: false, kind, retryable: false, detail }
}

function kindOfStatus(status: number): FailureKind {
  switch (status) {
    case 401:
    case 403:
      return 'auth'
    case 402:
      return 'credits'
    case 408:
      return 'timeout'
    case 429:
      return 'rate_limit'
    case 400:
    case 413:
    case 422:
      return 'unsupported'
    default:
      return status >= 500 && status < 600 ? 'server' : 'bad_response'
  }
}

/** Seconds, or a date relative to the response's own Date, since this machine's clock may be wrong. */
function retryAfterOf(headers: IncomingHttpHeaders): number | undefined {
  const value = headers['retry-after']
  if (value === undefined) return undefined
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : (Date.parse(value) - Date.parse(headers.date ?? '')) / 1_000
  return limitWait(seconds)
}

function limitWait(seconds: number | undefined): number | undefined {
  if (seconds === undefined || Number.isNaN(seconds)) return undefined
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(1, Math.ceil(seconds)))
}
