import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** An address changes this often, so that browsers can keep what they fetched, and works for one to two such spans. */
const SPAN_MS = 7 * 24 * 3_600_000

export type PictureAddress = {
  /**
   * `/images/gen_….png` with an expiring signature for that picture, in every width and format. An address made while the picture lay in
   * the trash is another one: it is the only kind that opens it there, so whatever was handed out before ends with the deletion.
   */
  readonly sign: (imageUrl: string, state?: { readonly isTrashed: boolean }) => string
  /** What the signature opens; undefined when it is not ours or has expired. */
  readonly check: (
    generationId: string,
    expires: string,
    signature: string,
  ) => { readonly isTrashed: boolean } | undefined
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
  function signatureOf(generationId: string, expires: string, isTrashed: boolean): Buffer {
    const text = `${generationId}\n${expires}${isTrashed ? '\ntrash' : ''}`
    return createHmac('sha256', deps.key).update(text).digest().subarray(0, 16)
  }

  return {
    sign: (imageUrl, { isTrashed } = { isTrashed: false }) => {
      const generationId = generationIdIn(imageUrl)
      if (!generationId) throw new Error('only addresses of stored pictures are signed')
      const expires = String(((Math.floor(deps.clock.now().getTime() / SPAN_MS) + 2) * SPAN_MS) / 1000)
      const signature = signatureOf(generationId, expires, isTrashed)
      return `${imageUrl}?e=${expires}&s=${signature.toString('base64url')}`
    },
    check: (generationId, expires, signature) => {
      if (!(Number(expires) * 1000 > deps.clock.now().getTime())) return undefined
      const given = Buffer.from(signature, 'base64url')
      for (const isTrashed of [false, true]) {
        const wanted = signatureOf(generationId, expires, isTrashed)
        if (given.length === wanted.length && timingSafeEqual(given, wanted)) return { isTrashed }
      }
      return undefined
    },
  }
}
