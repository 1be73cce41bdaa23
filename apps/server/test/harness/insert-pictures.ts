import { foldText } from '@easel/contract/search-text'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'

export type PictureSeed = {
  readonly userId: string
  /** 1 … ; the id ends with it, and higher numbers are newer. */
  readonly number: number
  readonly prompt?: string
  readonly style?: string
  readonly width?: number
  readonly height?: number
  readonly isPublic?: boolean
}

export const idOf = (number: number) => `gen_${String(number).padStart(26, '0')}`

/** Rows without files, for tests of lists. A second apart by their number. */
export async function insertPictures(database: OpenDatabase, seeds: readonly PictureSeed[]): Promise<void> {
  for (const seed of seeds) {
    const { userId, number, prompt = `picture ${number}`, style = 'anime', isPublic = true } = seed
    const id = idOf(number)
    const made = new Date(Date.UTC(2026, 0, 1, 0, 0, number))
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url, is_public, published_at,
        created_at, provider, model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text)
      values (${id}, ${userId}, ${prompt}, '', ${style}, 'standard', ${seed.width ?? 1024}, ${seed.height ?? 1024}, ${number},
        ${`/images/${id}.png`}, ${isPublic}, ${isPublic ? made : null}, ${made}, 'built-in', 'engine-1', '{}', '{}', ${`images/${id}.png`},
        'image/png', 1, 'x', ${foldText(prompt)})`.execute(database.handle)
  }
}
