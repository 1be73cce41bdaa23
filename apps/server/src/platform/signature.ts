import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs texts with a key. */
export type Signer = {
  /** In base64url. */
  readonly sign: (text: string) => string
  /** Whether this is the text's signature, in base64 or base64url. How long it takes tells nothing of the right one. */
  readonly fits: (text: string, signature: string) => boolean
}

/** HMAC-SHA-256, of which as many bytes are kept as are asked for: addresses want short ones. */
export function createSigner(key: Uint8Array | string, bytes = 32): Signer {
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, bytes)
  return {
    sign: (text) => signatureOf(text).toString('base64url'),
    fits: (text, signature) => {
      const given = Buffer.from(signature, 'base64url')
      const wanted = signatureOf(text)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
