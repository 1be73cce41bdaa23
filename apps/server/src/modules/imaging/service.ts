import type { ProviderStatus } from '@easel/contract/providers'
import type { ImageFailure } from '@easel/providers/image-provider'
import type { CircuitState } from './circuit-breaker.ts'

/** Another service on the operator's page: speech or prompt rewriting. */
export type Service = Pick<ProviderStatus, 'id' | 'label' | 'priceUsd'> & {
  readonly makes: Exclude<ProviderStatus['makes'], 'pictures'>
  /** The variable that sets it up. */
  readonly variable: string
  /** Undefined while it is not set up. */
  readonly live:
    | {
        readonly circuit: () => CircuitState
        /** Makes a small test request and discards the result. */
        readonly test: (signal: AbortSignal) => Promise<ServiceTest | ImageFailure>
      }
    | undefined
}

type ServiceTest = {
  readonly ok: true
  readonly model: string
  readonly costUsd: number | null
  /** Its text; null if it spoke. */
  readonly text: string | null
}
