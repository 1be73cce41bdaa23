import type { GenerationRecord } from '@easel/contract/generations'
import type { Database } from '../../platform/database/database.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { Content } from './tool.ts'

/** Widths that are tried, the first whose file is small enough is sent. */
const WIDTHS = { preview: [768, 512, 256], full: [1200, 1024, 768, 512] } as const
/** Bytes of a picture within an answer; base64 makes a third more of it, and models read no larger ones. */
const MAX_BYTES = 700_000

export type PictureContentDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly pictures: Pick<StoredPictures, 'findOwnFile' | 'readVariant'>
}

export type PictureContent = ReturnType<typeof createPictureContent>

/** Pictures as a model sees them: small enough to be read, with a link to the whole file. */
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
    /** To the whole file: opens without a key for some days. */
    link: ({ id, image_url: path }: GenerationRecord, origin: string): Content => ({
      type: 'resource_link',
      uri: new URL(path, origin).href,
      name: `${id}.png`,
      mimeType: 'image/png',
    }),
    /** What a model may want to know of a picture. */
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
