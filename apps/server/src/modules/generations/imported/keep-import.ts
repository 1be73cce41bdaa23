import type { GenerationRecord } from '@easel/contract/generations'
import { LIMITS } from '@easel/contract/limits'
import type { Quality } from '@easel/contract/pictures'
import { foldText } from '@easel/contract/search-text'
import type { Clock } from '../../../platform/clock.ts'
import { assertBelowCap } from '../../../platform/database/assert-below-cap.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { MakeId } from '../../../platform/ids.ts'
import { createFileTrash } from '../../../platform/storage/file-trash.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { sourceTypeOf } from '../../imaging/index.ts'
import type { Allowance } from '../../usage/index.ts'
import { createGenerationsRepository } from '../generations.repository.ts'
import { type NewGeneration, toGeneration } from '../generations.table.ts'
import { aboutFile, markedFile } from '../marks/mark-original.ts'
import { type PictureAddress, picturePath } from '../picture-address.ts'
import { MEDIA_TYPES, type PictureFormat } from '../picture-variants.ts'
import type { WaitingPictures } from '../queue/waiting-pictures.ts'

/** A complete, upright picture made elsewhere. */
type ImportedPicture = Pick<
  NewGeneration,
  'prompt' | 'negative_prompt' | 'style' | 'width' | 'height' | 'seed' | 'provider' | 'model' | 'requested'
> & {
  readonly userId: string
  readonly quality: Quality
  readonly bytes: Uint8Array
  readonly format: PictureFormat
  /** Hash of the file as the person has it. */
  readonly sha256: string
}

export type KeepImport = {
  /** Rejects with `conflict` at the max number of imports, and with `storage_full` when there is no room for the bytes. */
  readonly requireImportRoom: (tx: Tx, userId: string, bytes: number) => Promise<void>
  /** Stores the file, marked with what is known of its origin, and returns its row, not written yet. */
  readonly keepImportedFile: (picture: ImportedPicture) => Promise<NewGeneration>
  /** Writes the row and updates the owner's tabs; undefined when they already imported the same file. Rejects like `requireImportRoom`. */
  readonly insertImported: (tx: Tx, row: NewGeneration) => Promise<GenerationRecord | undefined>
  /** Sets aside the file of a row that was not written. */
  readonly discardFile: (row: NewGeneration) => Promise<void>
  /** Which of these files, by hash, the user has already imported. */
  readonly findImported: (tx: Tx, userId: string, hashes: readonly string[]) => Promise<string[]>
}

export function createKeepImport(deps: {
  readonly storage: Pick<Storage, 'put' | 'move' | 'delete' | 'list'>
  readonly allowance: Pick<Allowance, 'requireRoom'>
  readonly events: Pick<Events, 'append'>
  readonly address: Pick<PictureAddress, 'sign'>
  readonly waiting: Pick<WaitingPictures, 'isWaiting'>
  readonly makeId: MakeId
  readonly clock: Clock
}): KeepImport {
  const requireImportRoom: KeepImport['requireImportRoom'] = async (tx, userId, bytes) => {
    await assertBelowCap(tx, {
      userId,
      kind: 'imported pictures',
      max: LIMITS.importedPictures,
      count: () => createGenerationsRepository(tx).countImported(userId),
      message: `You have imported ${LIMITS.importedPictures} pictures, which is the most. Delete some first.`,
    })
    await deps.allowance.requireRoom(tx, userId, bytes)
  }

  return {
    requireImportRoom,
    keepImportedFile: async ({ userId, bytes, format, sha256, ...about }) => {
      const id = deps.makeId('gen')
      const parts = markedFile(bytes, sourceTypeOf(about.provider))
      const fileKey = `images/${id}.${format}`
      const [file] = await Promise.all([aboutFile(parts), deps.storage.put(fileKey, parts)])
      return {
        ...about,
        id,
        user_id: userId,
        image_url: picturePath(id, format),
        is_public: false,
        created_at: deps.clock.now(),
        read_as: [],
        unknown_words: [],
        file_key: fileKey,
        waits_for_storage: deps.waiting.isWaiting(fileKey),
        media_type: MEDIA_TYPES[format],
        ...file,
        search_text: foldText(about.prompt),
        tags: ['imported'],
        parent_id: null,
        relation: null,
        cost: null,
        imported_sha256: sha256,
      }
    },
    insertImported: async (tx, row) => {
      await requireImportRoom(tx, row.user_id, row.bytes)
      const inserted = await createGenerationsRepository(tx).insertImported(row)
      if (!inserted) return undefined
      const generation = toGeneration(inserted, deps.address.sign)
      await deps.events.append(tx, row.user_id, { type: 'generation.created', payload: { generation } })
      return generation
    },
    discardFile: async (row) => {
      await createFileTrash(deps.storage).setAside(row.file_key, deps.clock.now())
    },
    findImported: (tx, userId, hashes) => createGenerationsRepository(tx).findImported(userId, hashes),
  }
}
