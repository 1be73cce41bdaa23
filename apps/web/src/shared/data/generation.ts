import type { GenerationRecord } from '@easel/contract/generations'

/** A picture as the page shows it. */
export type Generation = {
  readonly id: string
  readonly imageURL: string
  readonly prompt: string
  readonly negativePrompt: string
  /** 0 when the provider does not say. */
  readonly seed: number
  /** The same for people to read and to draw with: null when the provider does not say. */
  readonly knownSeed: number | null
  readonly width: number
  readonly height: number
  readonly style: string
  readonly quality: GenerationRecord['quality']
  /** Whether the owner shows it in the gallery. */
  readonly isPublic: boolean
  /** Whether a moderator keeps it from everybody else. */
  readonly isHidden: boolean
  /** When it was stored. */
  readonly timestamp: Date
  readonly NSFWContent: boolean
  readonly provider: string
  /** The provider's model, or the engine's version. */
  readonly model: string
  /** What stands in it; of pictures without `placed` what was understood. */
  readonly readAs: readonly string[]
  /** Where, when and in what style it was set. */
  readonly placed: readonly string[]
  /** What the prompt names and the picture lacks. */
  readonly unknownWords: readonly string[]
  readonly isFavorite: boolean
  readonly tags: readonly string[]
  readonly collectionIds: readonly string[]
  /** Whether its file has yet to reach the storage; the server sees to that by itself. */
  readonly waitsForStorage: boolean
  /** Whether it lies in the trash. */
  readonly isTrashed: boolean
  readonly parentId: string | null
  readonly relation: GenerationRecord['relation']
  /** US dollars; null when it is not known. */
  readonly cost: number | null
  /** What was asked for, where it was made otherwise. */
  readonly requested: GenerationRecord['requested']
  /** How many reference pictures it was made with. */
  readonly references: number
}

/** The only bridge from the stored row to the page's own shape. */
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
