import { readExif } from './exif.ts'
import { findJpegExif } from './jpeg.ts'
import { readParameters } from './parameters.ts'
import { formatOf, type PictureMetadata } from './picture-metadata.ts'
import { readPngTexts } from './png.ts'
import { findWebpExif } from './webp.ts'
import { readFields, readXmp } from './xmp.ts'

/** No picture is larger; of what is, nothing is read. */
const MAX_BYTES = 100 * 1024 * 1024

/**
 * What a picture's file says about how it was made: ours (XMP, PNG texts), and the settings line of other tools (PNG text `parameters`, EXIF
 * comment). Takes any bytes, cut off or made to harm: it answers `undefined`, and never throws. The texts are a stranger's.
 */
export function readMetadata(bytes: Uint8Array): PictureMetadata | undefined {
  if (bytes.length > MAX_BYTES) return undefined
  const xmp = readXmp(bytes)
  if (xmp?.prompt !== undefined) return xmp
  const said = readOther(bytes)
  return said || xmp ? { ...said, ...xmp } : undefined
}

function readOther(bytes: Uint8Array): PictureMetadata | undefined {
  const format = formatOf(bytes)
  if (format === 'png') return readFromTexts(readPngTexts(bytes))
  const tiff = format === 'jpg' ? findJpegExif(bytes) : format === 'webp' ? findWebpExif(bytes) : undefined
  const comment = tiff && readExif(tiff).comment
  return comment === undefined ? undefined : readParameters(comment)
}

function readFromTexts(texts: ReadonlyMap<string, string>): PictureMetadata | undefined {
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(texts.get('Size') ?? '') ?? []
  const own = readFields({
    prompt: texts.get('Prompt'),
    negativePrompt: texts.get('Negative prompt'),
    style: texts.get('Style'),
    quality: texts.get('Quality'),
    seed: texts.get('Seed'),
    width,
    height,
    provider: texts.get('Provider'),
    model: texts.get('Model') ?? texts.get('Engine'),
  })
  if (own?.prompt !== undefined) return own
  const parameters = texts.get('parameters')
  return parameters === undefined ? own : (readParameters(parameters) ?? own)
}
