import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** An address changes this often, so that browsers can keep what they fetched, and works for one to two such spans. */
const SPAN_MS = 7 * 24 * 3_600_000

export type AudioAddress = {
  /** The storage key `audio/rec_….wav` as an address with an expiring signature. */
  readonly sign: (key: string) => string
  readonly check: (key: string, expires: string, signature: string) => boolean
}

export function createAudioAddress(deps: { readonly key: Uint8Array; readonly clock: Clock }): AudioAddress {
  const signatureOf = (key: string, expires: string) =>
    createHmac('sha256', deps.key).update(`${key}\n${expires}`).digest().subarray(0, 16)
  return {
    sign: (key) => {
      const expires = String(((Math.floor(deps.clock.now().getTime() / SPAN_MS) + 2) * SPAN_MS) / 1000)
      return `/${key}?e=${expires}&s=${signatureOf(key, expires).toString('base64url')}`
    },
    check: (key, expires, signature) => {
      if (!(Number(expires) * 1000 > deps.clock.now().getTime())) return false
      const given = Buffer.from(signature, 'base64url')
      const wanted = signatureOf(key, expires)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
