import type { ProviderStatus } from '@easel/contract/providers'
import type { ImageFailure } from '@easel/providers/image-provider'
import type { CircuitState } from './circuit-breaker.ts'

/** Another service on the operator's page: speech or prompt rewriting. */
export type Service = Pick<ProviderStatus, 'id' | 'label' | 'priceUsd'> & {
  readonly makes: Exclude<ProviderStatus['makes'], 'pictures'>
  /** What sets it up. */
  readonly variable: string
  /** Undefined while it is not set up. */
  readonly live:
    | {
        readonly circuit: () => CircuitState
        /** Asks for something small, and keeps nothing of it. */
        readonly test: (signal: AbortSignal) => Promise<ServiceTest | ImageFailure>
      }
    | undefined
}

type ServiceTest = {
  readonly ok: true
  readonly model: string
  readonly costUsd: number | null
  /** What it wrote; null when it spoke. */
  readonly text: string | null
}
