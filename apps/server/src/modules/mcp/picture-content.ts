import type { GenerationRecord } from '@easel/contract/generations'
import type { Database } from '../../platform/database/database.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { Content } from './tool.ts'

/** Widths to try; the first whose file is small enough is sent. */
const WIDTHS = { preview: [768, 512, 256], full: [1200, 1024, 768, 512] } as const
/** Max bytes of a picture in an answer: base64 adds a third, and models read no larger ones. */
const MAX_BYTES = 700_000

export type PictureContentDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly pictures: Pick<StoredPictures, 'findOwnFile' | 'readVariant'>
}

export type PictureContent = ReturnType<typeof createPictureContent>

/** Pictures for a model: small enough to read, with a link to the full file. */
export function createPictureContent({ database, pictures }: PictureContentDeps) {
  async function image(userId: string, id: string, size: keyof typeof WIDTHS): Promise<Content[]> {
    const file = await database.asUser(userId, (tx) => pictures.findOwnFile(tx, userId, id))
    if (!file) return []
    for (const width of WIDTHS[size]) {
      const bytes = await pictures.readVariant(file.fileKey, { format: 'jpg', width })
      if (!bytes) return []
      if (bytes.byteLength > MAX_BYTES) continue
      const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
      return [{ type: 'image', data, mimeType: 'image/jpeg' }]
    }
    return []
  }

  return {
    image,
    /** Link to the full file; works without a key for some days. */
    link: ({ id, image_url: path }: GenerationRecord, origin: string): Content => ({
      type: 'resource_link',
      uri: new URL(path, origin).href,
      name: `${id}.png`,
      mimeType: 'image/png',
    }),
    /** What a model may want to know about a picture. */
    describe: (record: GenerationRecord, origin: string) => ({
      id: record.id,
      prompt: record.prompt,
      negative_prompt: record.negative_prompt,
      style: record.style,
      quality: record.quality,
      width: record.width,
      height: record.height,
      seed: record.seed,
      created_at: record.created_at,
      is_favorite: record.is_favorite,
      tags: record.tags,
      parent_id: record.parent_id,
      relation: record.relation,
      url: new URL(record.image_url, origin).href,
    }),
  }
}
