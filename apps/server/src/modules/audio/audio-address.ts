import type { Clock } from '../../platform/clock.ts'
import { createExpiringAddresses } from '../../platform/expiring-address.ts'

export type AudioAddress = {
  /** The storage key `audio/rec_….wav` as an address with an expiring signature. */
  readonly sign: (key: string) => string
  readonly check: (key: string, expires: string, signature: string) => boolean
}

export function createAudioAddress(deps: { readonly key: Uint8Array; readonly clock: Clock }): AudioAddress {
  const addresses = createExpiringAddresses(deps)
  return {
    sign: (key) => `/${key}?${addresses.queryFor(key)}`,
    check: addresses.opens,
  }
}
