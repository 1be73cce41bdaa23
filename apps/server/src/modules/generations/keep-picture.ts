import type { GenerationRecord, Relation } from '@easel/contract/generations'
import { foldText } from '@easel/contract/search-text'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Allowance } from '../usage/index.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import { type NewGeneration, toGeneration } from './generations.table.ts'
import { aboutFile, markedFile } from './marks/mark-original.ts'
import { type PictureAddress, picturePath } from './picture-address.ts'
import type { WaitingPictures } from './queue/waiting-pictures.ts'

/** A picture drawn by another module's rules. */
type DrawnByRules = {
  readonly userId: string
  readonly prompt: string
  readonly style: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** The provider and its version. */
  readonly provider: string
  readonly model: string
  readonly png: Uint8Array
  /** The picture it was made from. */
  readonly parent: { readonly id: string; readonly relation: Relation } | undefined
}

export type KeepPicture = {
  /** Stores the marked file and returns its row, not written yet. */
  readonly keepFile: (picture: DrawnByRules) => Promise<NewGeneration>
  /** Rejects with `storage_full` when the user's library has no room for the bytes. */
  readonly requireRoom: Allowance['requireRoom']
  /** Writes the row and updates the owner's tabs; refused when there is no room. */
  readonly insert: (tx: Tx, row: NewGeneration) => Promise<GenerationRecord>
  /** Call after the row's commit. */
  readonly settle: WaitingPictures['settle']
}

export function createKeepPicture(deps: {
  readonly storage: Pick<Storage, 'put'>
  readonly allowance: Pick<Allowance, 'requireRoom'>
  readonly events: Pick<Events, 'append'>
  readonly address: Pick<PictureAddress, 'sign'>
  readonly waiting: Pick<WaitingPictures, 'isWaiting' | 'settle'>
  readonly makeId: MakeId
  readonly clock: Clock
}): KeepPicture {
  return {
    keepFile: async ({ userId, png, parent, ...about }) => {
      const id = deps.makeId('gen')
      const parts = markedFile(png, 'algorithmicMedia')
      const fileKey = `images/${id}.png`
      const [file] = await Promise.all([aboutFile(parts), deps.storage.put(fileKey, parts)])
      return {
        ...about,
        id,
        user_id: userId,
        negative_prompt: '',
        quality: 'high',
        image_url: picturePath(id, 'png'),
        is_public: false,
        created_at: deps.clock.now(),
        read_as: [],
        unknown_words: [],
        file_key: fileKey,
        waits_for_storage: deps.waiting.isWaiting(fileKey),
        media_type: 'image/png',
        ...file,
        search_text: foldText(about.prompt),
        parent_id: parent?.id ?? null,
        relation: parent?.relation ?? null,
        cost: 0,
      }
    },
    settle: deps.waiting.settle,
    requireRoom: deps.allowance.requireRoom,
    insert: async (tx, row) => {
      await deps.allowance.requireRoom(tx, row.user_id, row.bytes)
      const generation = toGeneration(await createGenerationsRepository(tx).insert(row), deps.address.sign)
      await deps.events.append(tx, row.user_id, { type: 'generation.created', payload: { generation } })
      return generation
    },
  }
}
