import type { GenerationRecord } from '@easel/contract/generations'
import type { Quality } from '@easel/contract/pictures'

export type GenerationsTable = {
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
  created_at: Date
  provider: string
  model: string
  read_as: string[]
  unknown_words: string[]
  file_key: string
  media_type: string
  bytes: number
  sha256: string
}

/** The only bridge from a row to the wire. `sign` makes the address that the picture's owner may open. */
export function toGeneration(row: GenerationsTable, sign: (imageUrl: string) => string): GenerationRecord {
  return {
    id: row.id,
    prompt: row.prompt,
    negative_prompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    width: row.width,
    height: row.height,
    seed: row.seed,
    image_url: sign(row.image_url),
    is_public: row.is_public,
    created_at: row.created_at.toISOString(),
    provider: row.provider,
    model: row.model,
    read_as: row.read_as,
    unknown_words: row.unknown_words,
  }
}
