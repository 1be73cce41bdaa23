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

/** What an exchange without an answer means for the picture. `what` names the call for the log: `create`. */
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

/**
 * What an answer that is not 2xx means, by its status alone. A refusal (4xx) says that the call began nothing, except 408, where only
 * the waiting ended; after 5xx it is unknown.
 */
export function failureOfStatus(
  { status, headers }: Pick<ExchangeAnswer, 'status' | 'headers'>,
  what: string,
  /** What the vendor's own code says, where it says more than the status. */
  said: { readonly kind?: FailureKind | undefined; readonly retryAfterSeconds?: number | undefined } = {},
): ImageFailure {
  const kind = said.kind ?? kindOfStatus(status)
  const mayPass = kind === 'rate_limit' || kind === 'server'
  const wait = mayPass ? (retryAfterOf(headers) ?? limitWait(said.retryAfterSeconds)) : undefined
  // What a policy refuses may have been drawn first.
  const isRefusal = status >= 400 && status < 500 && status !== 408 && kind !== 'nsfw'
  return {
    ...failure(kind, `${what} was answered ${status}`),
    retryable: kind === 'rate_limit',
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    ...(isRefusal ? { started: false } : {}),
  }
}

/** For what happens after a create call was accepted: something is owed now, so nothing may be sent again for it. */
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

/** Seconds, or a date that is read against the answer's own clock: this machine's may be wrong. */
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
