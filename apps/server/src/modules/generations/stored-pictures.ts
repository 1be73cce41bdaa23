import type { GenerationRecord } from '@easel/contract/generations'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { type SignablePicture, toGeneration } from './generations.table.ts'
import type { KeepImport } from './imported/keep-import.ts'
import type { KeepPicture } from './keep-picture.ts'
import type { SignedPictures } from './marks/signed-pictures.ts'
import type { Originals } from './originals.ts'
import type { PictureAddress } from './picture-address.ts'
import type { PictureVariants } from './picture-variants.ts'

type HiddenChange = {
  /** The owner. */
  readonly userId: string
  readonly generation: GenerationRecord
  /** False when nothing changed. */
  readonly isNew: boolean
}

type OwnFile = {
  readonly fileKey: string
  readonly width: number
  readonly height: number
  readonly row: SignablePicture
}

/** Pictures for modules that show them to others, inside their own transactions. */
export type StoredPictures = KeepPicture &
  KeepImport & {
    /** Publishes or unpublishes the user's picture; undefined when they have none with this id outside the trash. */
    readonly setPublic: (
      tx: Tx,
      userId: string,
      id: string,
      isPublic: boolean,
    ) => Promise<GenerationRecord | undefined>
    /** Hides any user's picture from everyone else, or undoes that; undefined when the id does not exist. For the role `system`. */
    readonly setHidden: (tx: Tx, id: string, isHidden: boolean) => Promise<HiddenChange | undefined>
    /** Any users' pictures with signed URLs, unordered. For the role `system`. */
    readonly findAny: (tx: Tx, ids: readonly string[]) => Promise<GenerationRecord[]>
    /** Files of pictures outside the trash, by picture id; limited to what the role may see. */
    readonly findFiles: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, SignablePicture>>
    /** Hidden pictures, latest decision first, strictly after one of them. For the role `system`. */
    readonly findHidden: (
      tx: Tx,
      after: { readonly at: Date; readonly id: string } | undefined,
      limit: number,
    ) => Promise<{ readonly picture: GenerationRecord; readonly hiddenAt: Date }[]>
    /** Whether the user has this picture outside the trash. */
    readonly isOwnedBy: (tx: Tx, userId: string, id: string) => Promise<boolean>
    /** The user's picture file; undefined when they have none with this id outside the trash. */
    readonly findOwnFile: (tx: Tx, userId: string, id: string) => Promise<OwnFile | undefined>
    /** A picture's file, or a copy, as it leaves the product: see `SignedPictures`. */
    readonly sign: SignedPictures['sign']
    /** A stored file unchanged; undefined when it is gone. */
    readonly readOriginal: (fileKey: string) => Promise<Uint8Array | undefined>
    /** Bytes of a stored picture in a format and width, without access checks. */
    readonly readVariant: PictureVariants['read']
  }

export function createStoredPictures(deps: {
  readonly address: Pick<PictureAddress, 'sign'>
  readonly variants: Pick<PictureVariants, 'read'>
  readonly originals: Originals
  readonly signed: Pick<SignedPictures, 'sign'>
  readonly keep: KeepPicture & KeepImport
  readonly clock: Clock
}): StoredPictures {
  return {
    ...deps.keep,
    setPublic: async (tx, userId, id, isPublic) => {
      const row = await createGenerationsRepository(tx).setPublic(userId, id, isPublic, deps.clock.now())
      return row && toGeneration(row, deps.address.sign)
    },
    setHidden: async (tx, id, isHidden) => {
      const changed = await createGenerationsRepository(tx).setHidden(id, isHidden, deps.clock.now())
      if (!changed) return undefined
      const { row, isNew } = changed
      return { userId: row.user_id, generation: toGeneration(row, deps.address.sign), isNew }
    },
    findAny: async (tx, ids) => {
      const rows = await createGenerationsRepository(tx).findAny(ids)
      return rows.map((row) => toGeneration(row, deps.address.sign))
    },
    findFiles: async (tx, ids) => {
      const rows = await createGenerationsRepository(tx).findAny(ids)
      return new Map(rows.filter((row) => !row.is_trashed).map((row) => [row.id, row]))
    },
    findHidden: async (tx, after, limit) => {
      const rows = await createGenerationsRepository(tx).findHidden(after, limit)
      return rows.map((row) => ({
        picture: toGeneration(row, deps.address.sign),
        hiddenAt: row.hidden_at ?? row.created_at,
      }))
    },
    isOwnedBy: async (tx, userId, id) => {
      const row = await createGenerationsRepository(tx).findOwnedBy(userId, id)
      return row !== undefined && row.trashed_at === null
    },
    findOwnFile: async (tx, userId, id) => {
      const row = await createGenerationsRepository(tx).findOwnedBy(userId, id)
      if (!row || row.trashed_at !== null) return undefined
      return { fileKey: row.file_key, width: row.width, height: row.height, row }
    },
    sign: deps.signed.sign,
    readOriginal: deps.originals.read,
    readVariant: deps.variants.read,
  }
}
