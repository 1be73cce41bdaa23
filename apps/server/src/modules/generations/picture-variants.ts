import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { buildXmp } from '@easel/picture-metadata/xmp'
import type { Sharp } from 'sharp'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import { createTurns } from '../../platform/decoding/turns.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { encodeLargeAvif } from './large-avif/encode-large-avif.ts'
import { markOriginal } from './marks/mark-original.ts'
import type { Originals } from './originals.ts'
import { cutPicture, type PictureCut } from './picture-cut.ts'

const PICTURE_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Widths that are made; any other is served by the next larger one, so that requests cannot fill the disk or the cores. */
const WIDTHS = [128, 256, 384, 512, 768, 1024, 1200] as const
/** Sites that unfold a link want a picture of this width, also when that is more than it has. */
const CARD_WIDTH = 1200
export const VARIANTS = 'variants/'
/** Files made at once of pictures that are not large. */
const AT_ONCE = 2

export const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<PictureFormat, string>

type PictureVariant = {
  readonly format: PictureFormat
  /** Pixels; undefined: as wide as it is, or as its cut is. */
  readonly width: number | undefined
  readonly cut?: PictureCut | undefined
  /** XMP packet in place of the mark alone: only AVIF, whose files are not rewritten. Not kept. */
  readonly xmp?: string
}

/**
 * Smaller, cut and otherwise encoded copies of stored pictures, made on first request and kept beside them. Whatever is read here carries
 * the mark that a machine made it, and says nothing else.
 */
export type PictureVariants = {
  /** Undefined when the picture's file is gone. */
  readonly read: (fileKey: string, variant: PictureVariant) => Promise<Uint8Array | undefined>
  /** Deletes every copy of a picture. */
  readonly forget: (fileKey: string) => Promise<void>
}

export function createPictureVariants({
  storage,
  originals,
}: {
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete' | 'list'>
  readonly originals: Originals
}): PictureVariants {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>()
  const small = createTurns(AT_ONCE)
  /** One at a time: of 16 million pixels it takes up to 110 MB. */
  const large = createTurns(1)

  async function readOriginal(fileKey: string): Promise<Uint8Array | undefined> {
    const bytes = await originals.read(fileKey)
    return bytes && markOriginal(bytes)
  }

  /**
   * Reads the file only when its turn has come: those that wait are not in memory. That a picture is large is known once it is read, and it
   * waits in a line of its own then, so that one person's photographs keep no one else's pictures waiting.
   */
  async function make(fileKey: string, variant: PictureVariant): Promise<Uint8Array | undefined> {
    const made = await small(async () => {
      const original = await readOriginal(fileKey)
      if (!original) return undefined
      return (await isLarge(original)) ? 'large' : encode(original, variant, false)
    })
    if (made !== 'large') return made
    return large(async () => {
      const original = await readOriginal(fileKey)
      return original && encode(original, variant, true)
    })
  }

  async function makeOnce(
    fileKey: string,
    key: string,
    variant: PictureVariant,
  ): Promise<Uint8Array | undefined> {
    const kept = await storage.get(key)
    if (kept) return kept
    const bytes = await make(fileKey, variant)
    if (bytes) await storage.put(key, bytes)
    return bytes
  }

  return {
    read: (fileKey, { width: asked, ...rest }) => {
      const width = asked === undefined ? undefined : WIDTHS.find((candidate) => candidate >= asked)
      const variant = { ...rest, width }
      const { cut, xmp, format } = variant
      if (xmp !== undefined || cut?.focus) return make(fileKey, variant)
      if (width === undefined && !cut && fileKey.endsWith(`.${format}`)) return readOriginal(fileKey)
      const key = variantKey(fileKey, variant)
      const making = underWay.get(key) ?? makeOnce(fileKey, key, variant)
      underWay.set(key, making)
      return making.finally(() => underWay.delete(key))
    },

    forget: async (fileKey) => {
      for await (const { key } of storage.list(variantsOf(fileKey))) await storage.delete(key)
    },
  }
}

/** What the keys of all copies of a picture begin with: spread over folders, so that one picture's copies are found without reading all. */
function variantsOf(fileKey: string): string {
  const name = fileKey.slice(fileKey.lastIndexOf('/') + 1, fileKey.lastIndexOf('.'))
  return `${VARIANTS}${name.slice(-2)}/${name}-`
}

/** The id of the picture that a copy was made from. */
export function variantOwner(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/-.*$/, '')
}

function variantKey(fileKey: string, { format, width, cut }: PictureVariant): string {
  return `${variantsOf(fileKey)}${cut ? `${cut.size}-` : ''}${width ?? 'full'}.${format}`
}

/** From here on a JPEG's tables are not fitted to it, for which all of it would be held in memory once more, and AVIF has a process of its own. */
const LARGE_PIXELS = 8_000_000

async function isLarge(picture: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(picture).metadata()
  return width * height > LARGE_PIXELS
}

/** The encoder's own way of writing a packet differs by format: only AVIF leaves it to the encoder. */
async function encode(
  original: Uint8Array,
  { format, width, cut, xmp }: PictureVariant,
  isLarge: boolean,
): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const said = readMetadata(original)
  const sourceType = said?.sourceType ?? (said?.origin === 'unknown' ? undefined : 'trainedAlgorithmicMedia')
  const packet = xmp ?? buildXmp({ sourceType })
  const isWhole = width === undefined && !cut
  if (format === 'avif' && isLarge && isWhole) return encodeLargeAvif(original, packet)
  const picture = sharp(cut ? await cutPicture(original, cut) : original)
  if (width !== undefined) picture.resize({ width, withoutEnlargement: width !== CARD_WIDTH })
  if (format === 'avif') return picture.withXmp(packet).avif({ quality: 62, effort: 2 }).toBuffer()
  return writeMetadata(await encodeAs(picture, format, isLarge && isWhole).toBuffer(), { sourceType })
}

function encodeAs(picture: Sharp, format: Exclude<PictureFormat, 'avif'>, isLarge: boolean): Sharp {
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 7 })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88, optimiseCoding: !isLarge })
    case 'webp':
      return picture.webp({ quality: 86, effort: 3 })
  }
}
