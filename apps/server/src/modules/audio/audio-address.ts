import type { Clock } from '../../platform/clock.ts'
import {
  type AddressEpoch,
  createExpiringAddresses,
  type ExpiringAddresses,
} from '../../platform/expiring-address.ts'

export type AudioAddress = {
  /** Signed, expiring URL for the storage key `audio/rec_….wav` of the owner's recording. */
  readonly sign: (ownerId: string, key: string) => string
  readonly check: ExpiringAddresses['opens']
}

export function createAudioAddress(deps: {
  readonly key: Uint8Array
  readonly clock: Clock
  readonly epochOf: (userId: string) => AddressEpoch | undefined
  /** Base path; empty at the root of a host. */
  readonly siteBase: string
}): AudioAddress {
  const addresses = createExpiringAddresses(deps)
  return {
    sign: (ownerId, key) => `${deps.siteBase}/${key}?${addresses.queryFor(ownerId, key)}`,
    check: addresses.opens,
  }
}
