import { foldText } from '@easel/contract/search-text'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/platform/database/open-database.ts'

export type PictureRow = {
  readonly prompt?: string
  readonly style?: string
  readonly quality?: 'standard' | 'high' | 'ultra'
  readonly width?: number
  readonly height?: number
  readonly provider?: string
  readonly isPublic?: boolean
  readonly parentId?: string
  readonly relation?: 'variation' | 'remix'
}

/** Id of the nth picture that a test adds. */
export function pictureId(number: number): string {
  return `gen_${String(number).padStart(26, '0')}`
}

/** Stored pictures without files, one a second from the first of January on; higher numbers are newer. */
export async function addPictures(
  database: OpenDatabase,
  userId: string,
  pictures: readonly PictureRow[],
  first = 1,
): Promise<string[]> {
  const ids = pictures.map((_, index) => pictureId(first + index))
  for (const [index, picture] of pictures.entries()) {
    const id = ids[index] ?? ''
    const prompt = picture.prompt ?? `picture ${first + index}`
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url, is_public, created_at,
        provider, model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text, parent_id, relation)
      values (${id}, ${userId}, ${prompt}, '', ${picture.style ?? 'anime'}, ${picture.quality ?? 'standard'}, ${picture.width ?? 1024},
        ${picture.height ?? 1024}, 7, ${`/images/${id}.png`}, ${picture.isPublic ?? false},
        ${new Date(Date.UTC(2026, 0, 1, 0, 0, first + index))}, ${picture.provider ?? 'built-in'}, 'engine-1', '{}', '{}',
        ${`images/${id}.png`}, 'image/png', 100, 'hash', ${foldText(prompt)}, ${picture.parentId ?? null}, ${picture.relation ?? null})`.execute(
      database.handle,
    )
  }
  return ids
}
