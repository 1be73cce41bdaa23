import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import type { SignedPictures } from './marks/signed-pictures.ts'
import type { PictureAddress } from './picture-address.ts'
import type { PictureCut } from './picture-cut.ts'
import { MEDIA_TYPES, type PictureFormat, type PictureVariants } from './picture-variants.ts'

export type PictureQuery = {
  readonly id: string
  readonly format: PictureFormat
  readonly width: number | undefined
  readonly cut: Omit<PictureCut, 'subjects'> | undefined
  /** Both parts of the URL's signature, unverified. */
  readonly signed: { readonly expires: string; readonly signature: string } | undefined
  /** Finds the caller; called only if the URL itself does not grant access. */
  readonly findCaller: () => Promise<{ readonly userId: string } | undefined>
}

export type FoundPicture = {
  /** ETag of these bytes; for signed files it ignores the signature, which differs each time. */
  readonly tag: string
  readonly isSigned: boolean
  /** How the response may be cached: by expiring URL, as the owner, or as public. */
  readonly access: 'signed' | 'owner' | 'public'
  readonly mediaType: string
  /** Reads the bytes; undefined when the file is gone. */
  readonly read: () => Promise<Uint8Array | undefined>
}

/** Finds a picture that the caller may see. A wrong id, signature or owner all give the same `not_found`. */
export function readPicture(deps: {
  readonly database: Pick<Database, 'asUser' | 'asAnonymous' | 'asSystem'>
  readonly address: Pick<PictureAddress, 'check'>
  readonly variants: Pick<PictureVariants, 'read'>
  readonly signed: SignedPictures
}) {
  const { database, address, variants } = deps
  const find = (id: string) => (tx: Tx) => createGenerationsRepository(tx).findFile(id)

  async function locate({ id, signed, findCaller }: PictureQuery) {
    if (signed) {
      const found = await database.asSystem((tx) => createGenerationsRepository(tx).findFileAndEpoch(id))
      const opens = found && address.check(id, signed, found.epoch)
      if (opens)
        return found.file.is_trashed === opens.isTrashed
          ? { file: found.file, access: 'signed' as const }
          : undefined
    }
    const shown = await database.asAnonymous(find(id))
    if (shown) return { file: shown, access: 'public' as const }
    const caller = await findCaller()
    const own = caller && (await database.asUser(caller.userId, find(id)))
    return own && { file: own, access: 'owner' as const }
  }

  async function sign(id: string, bytes: Uint8Array): Promise<Uint8Array> {
    const picture = await database.asSystem((tx) => createGenerationsRepository(tx).findSignable(id))
    return picture ? deps.signed.sign(picture, bytes) : bytes
  }

  return async (query: PictureQuery): Promise<FoundPicture> => {
    const located = await locate(query)
    if (!located) throw new AppError('not_found')
    const { file, access } = located
    // Smaller copies are for viewing and are not signed.
    const mark = query.width === undefined ? deps.signed.mark() : undefined
    return {
      tag: [tagOf(file.sha256, query), ...(mark ? [mark] : [])].join('-'),
      isSigned: mark !== undefined,
      access,
      mediaType: MEDIA_TYPES[query.format],
      read: async () => {
        const { subjects } = file
        const cut = query.cut && { ...query.cut, subjects }
        const bytes = await variants.read(file.file_key, { ...query, cut })
        return bytes && mark ? sign(file.id, bytes) : bytes
      },
    }
  }
}

function tagOf(sha256: string, { width, format, cut }: PictureQuery): string {
  const focus = cut?.focus ? `${cut.focus.x}x${cut.focus.y}` : ''
  return [sha256.slice(0, 24), ...(cut ? [cut.size, focus] : []), width ?? 'full', format].join('-')
}
