import type { GenerationRecord } from '@easel/contract/generations'

/** A picture as pages use it. */
export type Generation = {
  readonly id: string
  readonly imageURL: string
  readonly prompt: string
  readonly negativePrompt: string
  /** 0 when the provider does not report it. */
  readonly seed: number
  /** The seed to show and to draw with; null when the provider does not report it. */
  readonly knownSeed: number | null
  readonly width: number
  readonly height: number
  readonly style: string
  readonly quality: GenerationRecord['quality']
  /** Whether it is published in the gallery. */
  readonly isPublic: boolean
  /** Whether a moderator has hidden it from everyone else. */
  readonly isHidden: boolean
  /** When it was stored. */
  readonly timestamp: Date
  readonly NSFWContent: boolean
  readonly provider: string
  /** The provider's model, or the engine's version. */
  readonly model: string
  /** What it shows; for pictures without `placed`, what was understood. */
  readonly readAs: readonly string[]
  /** Place, time and style. */
  readonly placed: readonly string[]
  /** What the prompt names and the picture lacks. */
  readonly unknownWords: readonly string[]
  readonly isFavorite: boolean
  readonly tags: readonly string[]
  readonly collectionIds: readonly string[]
  /** Whether its file is not in the storage yet; the server handles that. */
  readonly waitsForStorage: boolean
  /** Whether it is in the trash. */
  readonly isTrashed: boolean
  readonly parentId: string | null
  readonly relation: GenerationRecord['relation']
  /** US dollars; null when unknown. */
  readonly cost: number | null
  /** What was requested, where the result differs. */
  readonly requested: GenerationRecord['requested']
  /** Number of reference pictures. */
  readonly references: number
}

/** The only conversion from the stored row to the page's type. */
export function toGeneration(row: GenerationRecord): Generation {
  return {
    id: row.id,
    imageURL: row.image_url,
    prompt: row.prompt,
    negativePrompt: row.negative_prompt,
    seed: row.seed ?? 0,
    knownSeed: row.seed,
    width: row.width,
    height: row.height,
    style: row.style,
    quality: row.quality,
    isPublic: row.is_public,
    isHidden: row.is_hidden,
    timestamp: new Date(row.created_at),
    NSFWContent: false,
    provider: row.provider,
    model: row.model,
    readAs: row.read_as,
    placed: row.placed,
    unknownWords: row.unknown_words,
    isFavorite: row.is_favorite,
    tags: row.tags,
    collectionIds: row.collection_ids,
    waitsForStorage: row.waits_for_storage,
    isTrashed: row.trashed_at !== null,
    parentId: row.parent_id,
    relation: row.relation,
    cost: row.cost,
    requested: row.requested,
    references: row.references,
  }
}
