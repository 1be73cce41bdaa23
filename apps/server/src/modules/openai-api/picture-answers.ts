import type { ImagesAnswer } from '@easel/contract/openai/openai-images'
import { OPENAI_QUALITIES } from '@easel/contract/openai/openai-images'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MakePictures, PictureAddress, PictureRequest, StoredPictures } from '../generations/index.ts'
import type { OrderBody } from './picture-order.ts'

export type MadePicture = Awaited<ReturnType<MakePictures>['ends'][number]>

/** The caller's format options. */
export type Presentation = {
  readonly userId: string
  readonly format: ImagesAnswer['output_format']
  readonly as: 'url' | 'b64_json'
  /** Base of URLs. */
  readonly origin: string
  /** For a larger size, the actual dimensions come from the picture. */
  readonly isLarge: boolean
  /** Fields about all pictures of an answer. */
  readonly about: Omit<ImagesAnswer, 'data' | 'failed' | 'created'>
}

export type PictureAnswers = ReturnType<typeof createPictureAnswers>

const EXTENSIONS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const

export function presentationOf(
  { output_format: format, response_format, model, background }: OrderBody,
  { width, height, quality, resolution }: Pick<PictureRequest, 'width' | 'height' | 'quality' | 'resolution'>,
  { userId, origin }: { readonly userId: string; readonly origin: string },
): Presentation {
  return {
    userId,
    origin,
    format,
    isLarge: resolution !== undefined,
    as: response_format ?? (model?.startsWith('dall-e') ? 'url' : 'b64_json'),
    about: {
      background: background === 'transparent' ? 'transparent' : 'opaque',
      output_format: format,
      quality: OPENAI_QUALITIES.find((entry) => entry.quality === quality)?.name ?? 'low',
      size: `${width}x${height}`,
    },
  }
}

export type PictureAnswersDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly pictures: Pick<StoredPictures, 'findOwnFile' | 'readVariant' | 'sign'>
  readonly address: Pick<PictureAddress, 'sign'>
  readonly clock: Clock
}

/** Finished pictures in the answer's format. */
export function createPictureAnswers(deps: PictureAnswersDeps) {
  const { database, pictures, address, clock } = deps

  /** Base64 of the file in the requested format. */
  async function encode(
    id: string,
    { userId, format }: Pick<Presentation, 'userId' | 'format'>,
  ): Promise<string> {
    const file = await database.asUser(userId, (tx) => pictures.findOwnFile(tx, userId, id))
    const variant = { format: EXTENSIONS[format], width: undefined }
    const read = file && (await pictures.readVariant(file.fileKey, variant))
    if (!read)
      throw new AppError('not_found', { message: 'This picture was made and has been deleted since.' })
    const bytes = await pictures.sign(file.row, read)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  }

  return {
    encode,
    /** Further fields of this picture. */
    aboutOf: async (
      { generationId: id }: MadePicture,
      { about, isLarge, userId }: Presentation,
    ): Promise<Presentation['about']> => {
      const file = isLarge
        ? await database.asUser(userId, (tx) => pictures.findOwnFile(tx, userId, id))
        : undefined
      return file ? { ...about, size: `${file.width}x${file.height}` } : about
    },
    now: () => Math.floor(clock.now().getTime() / 1_000),
    present: async (
      { generationId: id, imageUrl, seed }: MadePicture,
      how: Presentation,
    ): Promise<ImagesAnswer['data'][number]> => {
      if (how.as === 'b64_json') return { b64_json: await encode(id, how), id, seed }
      const path = imageUrl.replace(/\.[a-z]+$/, `.${EXTENSIONS[how.format]}`)
      return { url: new URL(address.sign(how.userId, path), how.origin).href, id, seed }
    },
  }
}
