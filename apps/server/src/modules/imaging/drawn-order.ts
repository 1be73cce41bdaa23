import type { ErrorCode } from '@easel/contract/errors'
import type { Quality } from '@easel/contract/pictures'
import type { ImageFailure, ImageRequest, ImageSuccess } from '@easel/providers/image-provider'
import { AppError } from '../../platform/app-error.ts'
import { isUnspent } from './call-failures.ts'
import { failureCodeOf } from './failure-code.ts'
import { isFree } from './provider-table.ts'

export type PictureOrder = ImageRequest & { readonly quality: Quality; readonly seed: number }

export type DrawnOrder =
  | {
      readonly ok: true
      readonly picture: ImageSuccess
      /** US dollars; null when unknown. */
      readonly costUsd: number | null
      /** The provider that should have drawn, if another one did. */
      readonly insteadOf?: string
      /** The chosen model, whether or not it drew. */
      readonly chosen?: string
    }
  | {
      readonly ok: false
      readonly provider: string
      readonly code: ErrorCode
      /** For people. */
      readonly message: string
      /** The same order may be retried at once: nothing was spent and nothing asks to wait. */
      readonly mayRetry: boolean
      /** A paid vendor may have started: retrying might make and charge for a second picture. */
      readonly mayBeOwed?: true
      /** Retry-after in seconds; only with `rate_limit`, and only if the provider sent one. */
      readonly retryAfterSeconds?: number
      /** The provider was not called: its circuit stays open for this many seconds. */
      readonly restSeconds?: number
    }

/** Maps a provider's failure to the product's. */
export function failed(provider: string, failure: ImageFailure): DrawnOrder {
  const code = failureCodeOf(provider, failure.kind)
  const { retryAfterSeconds: seconds } = failure
  return {
    ok: false,
    provider,
    code,
    message: new AppError(code, seconds === undefined ? {} : { retryAfter: seconds }).message,
    // A provider that asks to wait is not retried at once, even without a retry-after.
    mayRetry: failure.retryable && failure.kind !== 'rate_limit',
    ...(isFree(provider) || isUnspent(failure) ? {} : { mayBeOwed: true }),
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  }
}
