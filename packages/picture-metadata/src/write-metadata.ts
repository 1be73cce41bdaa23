import { rewriteAvif } from './avif.ts'
import { join } from './bytes.ts'
import { buildExif } from './exif.ts'
import { rewriteJpeg } from './jpeg.ts'
import { buildParameters } from './parameters.ts'
import { formatOf, type WrittenMetadata } from './picture-metadata.ts'
import { pngParts } from './png.ts'
import { rewriteSvg } from './svg.ts'
import { rewriteWebp } from './webp.ts'
import { buildXmp } from './xmp.ts'

/**
 * Replaces all metadata of a picture: XMP in every format, text chunks in PNG, EXIF in JPEG and WebP. No pixel changes. Throws for any other
 * format, and for an incomplete file.
 */
export function writeMetadata(bytes: Uint8Array, written: WrittenMetadata): Uint8Array<ArrayBuffer> {
  return join(metadataParts(bytes, written))
}

/** The result of `writeMetadata` in consecutive pieces, so that a large picture need not be copied to be written. */
export function metadataParts(bytes: Uint8Array, written: WrittenMetadata): readonly Uint8Array[] {
  const { about } = written
  const xmp = buildXmp(written)
  const exif = about && buildExif(about.prompt ?? '', buildParameters(about))
  switch (formatOf(bytes)) {
    case 'png':
      return pngParts(bytes, xmp, about ? describe(about) : { Software: 'Easel' })
    case 'jpg':
      return [rewriteJpeg(bytes, xmp, exif)]
    case 'webp':
      return [rewriteWebp(bytes, xmp, exif)]
    case 'avif':
      return [rewriteAvif(bytes, xmp)]
    case 'svg':
      return [rewriteSvg(bytes, xmp)]
    case undefined:
      throw new RangeError('only PNG, JPEG, WebP, AVIF and SVG files are rewritten')
  }
}

function describe(about: NonNullable<WrittenMetadata['about']>): Record<string, string> {
  return {
    Software: 'Easel',
    Prompt: about.prompt ?? '',
    'Negative prompt': about.negativePrompt ?? '',
    Style: about.style ?? '',
    Quality: about.quality ?? '',
    Seed: about.seed === undefined ? '' : String(about.seed),
    Size: about.width && about.height ? `${about.width}x${about.height}` : '',
    Provider: about.provider ?? '',
    Model: about.model ?? '',
    parameters: buildParameters(about),
  }
}
