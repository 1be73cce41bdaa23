import { type Clock, DAY_MS } from './clock.ts'
import { createSigner } from './signature.ts'

/** An address changes this often, so that browsers can keep what they fetched, and works for one to two such spans. */
const SPAN_MS = 7 * DAY_MS
/** An epoch that began this long before an address expires is not told apart from the one before, whose addresses have long expired. */
export const EPOCH_MATTERS_MS = 60 * DAY_MS

/** Ending an account's access begins a new one: addresses made in an earlier one open nothing. */
export type AddressEpoch = { readonly number: number; readonly since: Date }

/** Addresses that open a file without a session until they expire. `state` tells apart addresses of one file that end at different times. */
export type ExpiringAddresses = {
  /** `e=…&s=…`: what opens the owner's file of this name. */
  readonly queryFor: (ownerId: string, name: string, state?: string) => string
  /** Whether the two parts of a query open the file of this name now, in its owner's epoch as the database has it. */
  readonly opens: (
    name: string,
    query: { readonly expires: string; readonly signature: string },
    epoch: AddressEpoch | undefined,
    state?: string,
  ) => boolean
}

export function createExpiringAddresses(deps: {
  /** 32 bytes, the same in every process. */
  readonly key: Uint8Array
  readonly clock: Clock
  /** The account's epoch, undefined when its access was not ended lately. */
  readonly epochOf: (userId: string) => AddressEpoch | undefined
}): ExpiringAddresses {
  const { key, clock, epochOf } = deps
  const signer = createSigner(key, 16)
  return {
    queryFor: (ownerId, name, state = '') => {
      const expires = String(((Math.floor(clock.now().getTime() / SPAN_MS) + 2) * SPAN_MS) / 1000)
      return `e=${expires}&s=${signer.sign(textOf(name, expires, state, epochOf(ownerId)))}`
    },
    opens: (name, { expires, signature }, epoch, state = '') =>
      Number(expires) * 1000 > clock.now().getTime() &&
      signer.fits(textOf(name, expires, state, epoch), signature),
  }
}

/** What is signed. Whether the epoch stands in it is decided by the address alone, so that every process decides the same. */
function textOf(name: string, expires: string, state: string, epoch: AddressEpoch | undefined): string {
  const matters =
    epoch !== undefined &&
    epoch.number > 0 &&
    epoch.since.getTime() > Number(expires) * 1000 - EPOCH_MATTERS_MS
  return [
    name,
    expires,
    ...(state === '' ? [] : [state]),
    ...(matters ? [`epoch ${epoch.number}`] : []),
  ].join('\n')
}
