import type { ClaimedSource } from '@easel/picture-metadata/credentials/write-credentials'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import { VERSION } from '../../version.ts'
import { readSigningCertificate, type SigningSettings } from './signing-certificate.ts'

/** Signs pictures that leave the product; without a currently valid certificate they leave unsigned. */
export type PictureSigning = {
  /** Identifies the certificate, for cache keys; undefined while nothing is signed. */
  readonly mark: () => string | undefined
  /** The picture with Content Credentials about its origin; unchanged if it cannot be signed. */
  readonly sign: (bytes: Uint8Array, sourceType: ClaimedSource) => Promise<Uint8Array>
}

export function createPictureSigning(deps: {
  readonly settings: SigningSettings
  readonly clock: Clock
  readonly logger: Logger
}): PictureSigning {
  const { clock, logger } = deps
  const certificate = readSigningCertificate(deps.settings)
  if (!certificate) return { mark: () => undefined, sign: async (bytes) => bytes }
  const { signer, validFrom, validTo, fingerprint } = certificate
  const generator = { name: 'Easel', version: VERSION }
  let wasValid: boolean | undefined

  function isValid(): boolean {
    const now = clock.now()
    const is = now >= validFrom && now < validTo
    if (!is && wasValid !== false)
      logger.warn({ validFrom, validTo }, 'pictures are not signed: C2PA_CERTIFICATE is not valid now')
    wasValid = is
    return is
  }

  isValid()
  return {
    mark: () => (isValid() ? fingerprint : undefined),
    sign: async (bytes, sourceType) => {
      if (!isValid()) return bytes
      const { writeCredentials } = await import('@easel/picture-metadata/credentials/write-credentials')
      return writeCredentials(bytes, { sourceType, generator, signer })
    },
  }
}
