import type { DownloadFormat } from '@easel/contract/library/downloads'
import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { buildXmp } from '@easel/picture-metadata/xmp'
import type { GenerationRow, StoredPictures } from '../generations/index.ts'
import { sourceTypeOf } from '../imaging/index.ts'
import type { DownloadRequest } from './downloads.repository.ts'

export type PictureFiles = {
  /** One picture in the requested format; undefined when its file is gone. */
  readonly read: (row: GenerationRow, request: DownloadRequest) => Promise<Uint8Array | undefined>
}

/** Files for download: they always state that a machine made them, and how only if requested. */
export function createPictureFiles(pictures: Pick<StoredPictures, 'readVariant' | 'sign'>): PictureFiles {
  const write = async (row: GenerationRow, { format, metadata, size, focus }: DownloadRequest) => {
    const cut = size === undefined ? undefined : { size, focus, subjects: row.subjects }
    const variant = { format, width: undefined, cut }
    if (metadata === 'strip') return pictures.readVariant(row.file_key, variant)
    const written = { sourceType: sourceTypeOf(row.provider), about: describe(row) }
    if (isRewritten(format)) {
      const bytes = await pictures.readVariant(row.file_key, variant)
      return bytes && writeMetadata(bytes, written)
    }
    return pictures.readVariant(row.file_key, { ...variant, xmp: buildXmp(written) })
  }
  return {
    read: async (row, request) => {
      const bytes = await write(row, request)
      return bytes && pictures.sign(row, bytes)
    },
  }
}

function isRewritten(format: DownloadFormat): boolean {
  return format !== 'avif'
}

function describe(row: GenerationRow): PictureMetadata {
  return {
    prompt: row.prompt,
    negativePrompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    ...(row.seed === null ? {} : { seed: row.seed }),
    width: row.width,
    height: row.height,
    provider: row.provider,
    model: row.model,
    ...(row.requested?.model === undefined ? {} : { chosenModel: row.requested.model }),
    ...(row.requested?.background === undefined ? {} : { background: row.requested.background }),
    ...(row.requested?.resolution === undefined ? {} : { resolution: row.requested.resolution }),
  }
}
