import { type Clock, DAY_MS } from './clock.ts'
import { createSigner } from './signature.ts'

/** A URL changes this often, so that browsers can cache, and works for one to two such periods. */
const SPAN_MS = 7 * DAY_MS
/** An epoch that began this long before the URL is not distinguished from the previous one, whose URLs have long expired. */
export const EPOCH_MATTERS_MS = 60 * DAY_MS

/** Ending an account's access starts a new epoch and invalidates earlier URLs. */
export type AddressEpoch = { readonly number: number; readonly since: Date }

/** URLs that open a file without a session until they expire. `state` distinguishes URLs of one file that end at different times. */
export type ExpiringAddresses = {
  /** Query `e=…&s=…` that opens this file of the owner. */
  readonly queryFor: (ownerId: string, name: string, state?: string) => string
  /** Whether the query opens this file now, in the owner's current epoch. */
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
  /** The account's epoch; undefined if its access was not ended recently. */
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

/** The signed text. Whether it includes the epoch depends on the URL alone, so that every process decides alike. */
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
