import type { Clock } from '../../platform/clock.ts'
import { type AddressEpoch, createExpiringAddresses } from '../../platform/expiring-address.ts'

export type PictureAddress = {
  /**
   * `/images/gen_….png` below the base path, with an expiring signature for that picture in every width and format. Pictures in the trash have
   * different URLs, so those handed out before a deletion stop working; so do all when the owner's access is ended.
   */
  readonly sign: (ownerId: string, imageUrl: string, state?: { readonly isTrashed: boolean }) => string
  /** What the signature opens in the owner's epoch; undefined when it is invalid, expired or ended. */
  readonly check: (
    generationId: string,
    query: { readonly expires: string; readonly signature: string },
    epoch: AddressEpoch | undefined,
  ) => { readonly isTrashed: boolean } | undefined
}

/** A stored picture's path, without a signature. */
export function picturePath(generationId: string, extension: string): string {
  return `/images/${generationId}.${extension}`
}

/** The picture id in one of this server's URLs, whatever its base path was; undefined for any other text. */
export function generationIdIn(imageUrl: string): string | undefined {
  return /^(?:\/[\w.~-]+)*\/images\/(gen_[0-9a-hjkmnp-tv-z]{26})\.[a-z]{3,4}(?:\?|$)/.exec(imageUrl)?.[1]
}

export function createPictureAddress(deps: {
  readonly key: Uint8Array
  readonly clock: Clock
  readonly epochOf: (userId: string) => AddressEpoch | undefined
  /** Base path; empty at the root of a host. */
  readonly siteBase: string
}): PictureAddress {
  const addresses = createExpiringAddresses(deps)
  const stateOf = (isTrashed: boolean) => (isTrashed ? 'trash' : '')

  return {
    sign: (ownerId, imageUrl, { isTrashed } = { isTrashed: false }) => {
      const generationId = generationIdIn(imageUrl)
      if (!generationId) throw new Error('only addresses of stored pictures are signed')
      return `${deps.siteBase}${imageUrl}?${addresses.queryFor(ownerId, generationId, stateOf(isTrashed))}`
    },
    check: (generationId, query, epoch) => {
      const isTrashed = [false, true].find((state) =>
        addresses.opens(generationId, query, epoch, stateOf(state)),
      )
      return isTrashed === undefined ? undefined : { isTrashed }
    },
  }
}
