import { type Clock, DAY_MS } from './clock.ts'
import { createSigner } from './signature.ts'

/** An address changes this often, so that browsers can keep what they fetched, and works for one to two such spans. */
const SPAN_MS = 7 * DAY_MS

/** Addresses that open a file without a session until they expire. `state` tells apart addresses of one file that end at different times. */
export type ExpiringAddresses = {
  /** `e=…&s=…`: what opens the file of this name. */
  readonly queryFor: (name: string, state?: string) => string
  /** Whether the two parts of a query open the file of this name now. */
  readonly opens: (name: string, expires: string, signature: string, state?: string) => boolean
}

export function createExpiringAddresses(deps: {
  /** 32 bytes, the same in every process. */
  readonly key: Uint8Array
  readonly clock: Clock
}): ExpiringAddresses {
  const { key, clock } = deps
  const signer = createSigner(key, 16)
  const textOf = (name: string, expires: string, state: string) =>
    `${name}\n${expires}${state === '' ? '' : `\n${state}`}`
  return {
    queryFor: (name, state = '') => {
      const expires = String(((Math.floor(clock.now().getTime() / SPAN_MS) + 2) * SPAN_MS) / 1000)
      return `e=${expires}&s=${signer.sign(textOf(name, expires, state))}`
    },
    opens: (name, expires, signature, state = '') =>
      Number(expires) * 1000 > clock.now().getTime() && signer.fits(textOf(name, expires, state), signature),
  }
}
