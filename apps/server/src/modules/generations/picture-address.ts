import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** An address changes this often, so that browsers can keep what they fetched, and works for one to two such spans. */
const SPAN_MS = 7 * 24 * 3_600_000

export type PictureAddress = {
  /** `/images/gen_….png` with an expiring signature for that picture, in every width and format. */
  readonly sign: (imageUrl: string) => string
  readonly isValid: (generationId: string, expires: string, signature: string) => boolean
}

/** The path of a stored picture, without a signature. */
export function picturePath(generationId: string, extension: string): string {
  return `/images/${generationId}.${extension}`
}

/** The id in an address this server gave out; undefined for any other text. */
export function generationIdIn(imageUrl: string): string | undefined {
  return /^\/images\/(gen_[0-9a-hjkmnp-tv-z]{26})\.[a-z]{3,4}(?:\?|$)/.exec(imageUrl)?.[1]
}

export function createPictureAddress(deps: {
  readonly key: Uint8Array
  readonly clock: Clock
}): PictureAddress {
  function signatureOf(generationId: string, expires: string): Buffer {
    return createHmac('sha256', deps.key).update(`${generationId}\n${expires}`).digest().subarray(0, 16)
  }

  return {
    sign: (imageUrl) => {
      const generationId = generationIdIn(imageUrl)
      if (!generationId) throw new Error('only addresses of stored pictures are signed')
      const expires = String(((Math.floor(deps.clock.now().getTime() / SPAN_MS) + 2) * SPAN_MS) / 1000)
      return `${imageUrl}?e=${expires}&s=${signatureOf(generationId, expires).toString('base64url')}`
    },
    isValid: (generationId, expires, signature) => {
      const given = Buffer.from(signature, 'base64url')
      const wanted = signatureOf(generationId, expires)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
      return Number(expires) * 1000 > deps.clock.now().getTime()
    },
  }
}
