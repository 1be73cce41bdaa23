import { findManifests } from '@easel/picture-metadata/credentials/manifest-place'
import type { ClaimedSource } from '@easel/picture-metadata/credentials/write-credentials'
import { sourceTypeOf } from '../../imaging/index.ts'
import type { PictureSigning } from '../../signing/index.ts'
import type { SignablePicture } from '../generations.table.ts'
import type { Originals } from '../originals.ts'

export type SignedPictures = {
  readonly mark: PictureSigning['mark']
  /** A picture's file, or one made from it, as it leaves the product. */
  readonly sign: (picture: SignablePicture, bytes: Uint8Array) => Promise<Uint8Array>
}

/** Signs pictures that were drawn here, unless a vendor already signed them. */
export function createSignedPictures(deps: {
  readonly signing: PictureSigning
  readonly originals: Originals
}): SignedPictures {
  const { signing, originals } = deps

  async function isVendorsOwn({ file_key: key, provider }: SignablePicture): Promise<boolean> {
    if (sourceTypeOf(provider) === 'algorithmicMedia') return false
    const original = await originals.read(key)
    return original !== undefined && findManifests(original) !== undefined
  }

  return {
    mark: signing.mark,
    sign: async (picture, bytes) => {
      const sourceType = claimedSourceOf(picture)
      if (signing.mark() === undefined || !sourceType || (await isVendorsOwn(picture))) return bytes
      return signing.sign(bytes, sourceType)
    },
  }
}

/** Undefined for imported pictures, and for enlarged copies, which may be of such a picture whatever the file claims. */
function claimedSourceOf(picture: SignablePicture): ClaimedSource | undefined {
  const { provider, relation, imported_sha256: importedFrom } = picture
  if (importedFrom !== null || relation === 'upscale') return undefined
  if (relation !== 'edit' || provider === 'built-in') return sourceTypeOf(provider)
  return provider === 'lettering' ? 'composite' : 'compositeSynthetic'
}
