import type { GenerationRecord, Relation, RequestedSettings } from '@easel/contract/generations'
import type { Quality } from '@easel/contract/pictures'
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type { ImageArea } from '../imaging/index.ts'
import type { PictureAddress } from './picture-address.ts'
import { keysOf } from './references/kept-references.ts'
import type { ReferenceColumns } from './references/references.table.ts'

export type GenerationsTable = ReferenceColumns & {
  id: string
  user_id: string
  prompt: string
  negative_prompt: string
  style: string
  quality: Quality
  width: number
  height: number
  seed: number | null
  image_url: string
  is_public: boolean
  published_at: Date | null
  hidden_at: Date | null
  created_at: Date
  provider: string
  model: string
  read_as: string[]
  placed: Generated<string[]>
  unknown_words: string[]
  file_key: string
  media_type: string
  bytes: number
  sha256: string
  /** The prompt, normalized for search. */
  search_text: string
  is_favorite: Generated<boolean>
  tags: Generated<string[]>
  collection_ids: Generated<string[]>
  trashed_at: Date | null
  is_trashed: ColumnType<boolean, never, never>
  parent_id: string | null
  relation: Relation | null
  cost: number | null
  requested: RequestedSettings | null
  /** Boxes of its subjects, most important first; empty when unknown. */
  subjects: ColumnType<readonly ImageArea[], string | undefined, never>
  /** Hash of the imported file. */
  imported_sha256: string | null
  /** Whether its file exists only in the spool of the machine that drew it. */
  waits_for_storage: Generated<boolean>
}

export type GenerationRow = Selectable<GenerationsTable>
/** What signing a picture needs. */
export const SIGNED_COLUMNS = ['file_key', 'provider', 'relation', 'imported_sha256'] as const
export type SignablePicture = Pick<GenerationRow, (typeof SIGNED_COLUMNS)[number]>
export type NewGeneration = Insertable<GenerationsTable>

/** The only conversion from a row to the wire. `sign` makes a URL that opens the picture. */
export function toGeneration(row: GenerationRow, sign: PictureAddress['sign']): GenerationRecord {
  return {
    id: row.id,
    prompt: row.prompt,
    negative_prompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    width: row.width,
    height: row.height,
    seed: row.seed,
    image_url: sign(row.user_id, row.image_url, { isTrashed: row.is_trashed }),
    is_public: row.is_public,
    is_hidden: row.hidden_at !== null,
    created_at: row.created_at.toISOString(),
    provider: row.provider,
    model: row.model,
    read_as: row.read_as,
    placed: row.placed,
    unknown_words: row.unknown_words,
    is_favorite: row.is_favorite,
    tags: row.tags,
    collection_ids: row.collection_ids,
    trashed_at: row.trashed_at?.toISOString() ?? null,
    parent_id: row.parent_id,
    relation: row.relation,
    cost: row.cost,
    requested: row.requested,
    waits_for_storage: row.waits_for_storage,
    references: keysOf(row).length,
  }
}
