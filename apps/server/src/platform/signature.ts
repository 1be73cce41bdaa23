import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs texts with a key. */
export type Signer = {
  /** In base64url. */
  readonly sign: (text: string) => string
  /** Verifies a signature in base64 or base64url, in constant time. */
  readonly fits: (text: string, signature: string) => boolean
}

/** HMAC-SHA-256, truncated to the given bytes: URLs need short signatures. */
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
