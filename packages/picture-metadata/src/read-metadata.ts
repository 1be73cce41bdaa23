import { findAvifExif } from './avif.ts'
import { readExif } from './exif.ts'
import { type Found, readFields, sizeOf } from './fields.ts'
import { findJpegExif, readJpegTexts } from './jpeg.ts'
import { readOtherTools, type Texts } from './other-tools/read-other-tools.ts'
import { formatOf, type PictureMetadata } from './picture-metadata.ts'
import { findPngExif, readPngTexts } from './png.ts'
import { readHiddenText } from './png-alpha.ts'
import { findWebpExif } from './webp.ts'
import { findXmp, readXmp, xmpText } from './xmp.ts'

/** No picture is larger; a larger file is not read at all. */
const MAX_BYTES = 100 * 1024 * 1024
const XMP_KEYWORD = 'XML:com.adobe.xmp'

/**
 * Reads how a picture was made, as Easel writes it (XMP, PNG texts) or other tools do (PNG texts, EXIF, XMP, comments). Takes any bytes, even
 * cut off or malicious ones: returns `undefined` and never throws. The texts are untrusted.
 */
export function readMetadata(bytes: Uint8Array): PictureMetadata | undefined {
  if (bytes.length > MAX_BYTES) return undefined
  const format = formatOf(bytes)
  const texts: Map<string, string> = new Map(format === 'png' ? readPngTexts(bytes) : [])
  const packet = findXmp(bytes) ?? texts.get(XMP_KEYWORD)
  const xmp = packet === undefined ? undefined : readXmp(packet)
  if (xmp?.prompt !== undefined) return xmp
  const own = readOwnTexts(texts)
  if (own?.prompt !== undefined) return { ...own, ...xmp }
  addTexts(texts, bytes, format, packet)
  const description = texts.get('Description')
  const said =
    readOtherTools(texts) ??
    own ??
    (format === 'png' ? readHidden(bytes) : undefined) ??
    (description === undefined ? undefined : readFields({ description }))
  return said || xmp ? { ...said, ...xmp } : undefined
}

function readHidden(png: Uint8Array): PictureMetadata | undefined {
  const text = readHiddenText(png)
  return text === undefined ? undefined : readOtherTools(new Map([['parameters', text]]))
}

/** The readable texts in Easel's own PNG files. */
function readOwnTexts(texts: Texts): PictureMetadata | undefined {
  const found: Found = {
    prompt: texts.get('Prompt'),
    negativePrompt: texts.get('Negative prompt'),
    style: texts.get('Style'),
    quality: texts.get('Quality'),
    seed: texts.get('Seed'),
    ...sizeOf(texts.get('Size')),
    provider: texts.get('Provider'),
    model: texts.get('Model') ?? texts.get('Engine'),
  }
  return readFields(found)
}

/** Adds the texts of EXIF, XMP and comments, under the names that tools give them in a PNG. */
function addTexts(
  texts: Map<string, string>,
  bytes: Uint8Array,
  format: ReturnType<typeof formatOf>,
  packet: string | undefined,
): void {
  const add = (name: string, text: string | undefined) => {
    if (text?.trim() && !texts.has(name)) texts.set(name, text)
  }
  const tiff = findExif(bytes, format)
  const exif = tiff ? readExif(tiff) : {}
  for (const text of [exif.make, exif.model, exif.description, exif.comment]) {
    const [, name, graph] =
      /^\s*(prompt|workflow|parameters|invokeai_metadata)\s*:\s*(\{.*)$/is.exec(text ?? '') ?? []
    if (name) add(name.toLowerCase(), graph)
  }
  add('Comment', exif.comment)
  add('Description', exif.description)
  if (packet !== undefined) {
    add('Comment', xmpText(packet, 'exif:UserComment'))
    add('Description', xmpText(packet, 'dc:description'))
  }
  if (format !== 'jpg') return
  const { comment, caption } = readJpegTexts(bytes)
  add('Comment', comment)
  add('Description', caption)
}

function findExif(bytes: Uint8Array, format: ReturnType<typeof formatOf>): Uint8Array | undefined {
  if (format === 'png') return findPngExif(bytes)
  if (format === 'jpg') return findJpegExif(bytes)
  if (format === 'webp') return findWebpExif(bytes)
  return format === 'avif' ? findAvifExif(bytes) : undefined
}
