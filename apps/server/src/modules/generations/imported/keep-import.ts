import type { GenerationRecord } from '@easel/contract/generations'
import type { Quality } from '@easel/contract/pictures'
import { foldText } from '@easel/contract/search-text'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { MakeId } from '../../../platform/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { sourceTypeOf } from '../../imaging/index.ts'
import type { Allowance } from '../../usage/index.ts'
import { createGenerationsRepository } from '../generations.repository.ts'
import { type NewGeneration, toGeneration } from '../generations.table.ts'
import { aboutFile, markedFile } from '../mark-original.ts'
import { type PictureAddress, picturePath } from '../picture-address.ts'
import { MEDIA_TYPES, type PictureFormat } from '../picture-variants.ts'
import type { WaitingPictures } from '../queue/waiting-pictures.ts'

/** A picture that a person brought from elsewhere, upright and whole. */
type ImportedPicture = Pick<
  NewGeneration,
  'prompt' | 'negative_prompt' | 'style' | 'width' | 'height' | 'seed' | 'provider' | 'model' | 'requested'
> & {
  readonly userId: string
  readonly quality: Quality
  readonly bytes: Uint8Array
  readonly format: PictureFormat
  /** Of the file as the person has it. */
  readonly sha256: string
}

export type KeepImport = {
  /** Stores the file, marked by what is known of its origin; the row it belongs to, not written yet. */
  readonly keepImportedFile: (picture: ImportedPicture) => Promise<NewGeneration>
  /** Writes the row and tells the owner's tabs; undefined when they imported the same file before, refused when there is no room. */
  readonly insertImported: (tx: Tx, row: NewGeneration) => Promise<GenerationRecord | undefined>
  /** Which of these files the user has imported before, by their hashes. */
  readonly findImported: (tx: Tx, userId: string, hashes: readonly string[]) => Promise<string[]>
}

export function createKeepImport(deps: {
  readonly storage: Pick<Storage, 'put'>
  readonly allowance: Pick<Allowance, 'requireRoom'>
  readonly events: Pick<Events, 'append'>
  readonly address: Pick<PictureAddress, 'sign'>
  readonly waiting: Pick<WaitingPictures, 'isWaiting'>
  readonly makeId: MakeId
  readonly clock: Clock
}): KeepImport {
  return {
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
      await deps.allowance.requireRoom(tx, row.user_id, row.bytes)
      const inserted = await createGenerationsRepository(tx).insertImported(row)
      if (!inserted) return undefined
      const generation = toGeneration(inserted, deps.address.sign)
      await deps.events.append(tx, row.user_id, { type: 'generation.created', payload: { generation } })
      return generation
    },
    findImported: (tx, userId, hashes) => createGenerationsRepository(tx).findImported(userId, hashes),
  }
}
