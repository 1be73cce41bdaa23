import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { buildXmp } from '@easel/picture-metadata/xmp'
import type { Sharp } from 'sharp'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import { createTurns } from '../../platform/decoding/turns.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { encodeLargeAvif } from './large-avif/encode-large-avif.ts'
import { markOriginal } from './marks/mark-original.ts'
import type { Originals } from './originals.ts'
import { cutPicture, type PictureCut } from './picture-cut.ts'

const PICTURE_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Available widths; other requests get the next larger one, so they cannot fill the disk or the cores. */
const WIDTHS = [128, 256, 384, 512, 768, 1024, 1200] as const
/** Width for link previews, even of smaller pictures. */
const CARD_WIDTH = 1200
export const VARIANTS = 'variants/'
/** Max concurrent files of small pictures. */
const AT_ONCE = 2

export const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<PictureFormat, string>

type PictureVariant = {
  readonly format: PictureFormat
  /** Pixels; undefined for full width, or that of the crop. */
  readonly width: number | undefined
  readonly cut?: PictureCut | undefined
  /** XMP packet that replaces the mark: only for AVIF, whose files are not rewritten. Not cached. */
  readonly xmp?: string
}

/** Resized, cropped and re-encoded copies, made on first request and stored. They carry the mark that a machine made them, and no other metadata. */
export type PictureVariants = {
  /** Undefined when the picture's file is gone. */
  readonly read: (fileKey: string, variant: PictureVariant) => Promise<Uint8Array | undefined>
  /** Deletes every copy of a picture; rejects at the end if some could not be deleted. */
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
  /** One at a time: 16 million pixels take up to 110 MB. */
  const large = createTurns(1)

  async function readOriginal(fileKey: string): Promise<Uint8Array | undefined> {
    const bytes = await originals.read(fileKey)
    return bytes && markOriginal(bytes)
  }

  /**
   * Reads the file only when its turn comes, so that waiting requests use no memory. Size is known after reading; large pictures then join a
   * line of their own, so that one person's photographs do not delay everyone.
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
      const failures: unknown[] = []
      for await (const { key } of storage.list(variantsOf(fileKey)))
        await storage.delete(key).catch((error: unknown) => failures.push(error))
      if (failures.length > 0)
        throw new Error(
          `copies that could not be deleted: ${failures.length}, the first because of: ${reasonOf(failures[0])}`,
        )
    },
  }
}

/** Key prefix of a picture's copies, spread over folders, so that they can be found without listing all. */
function variantsOf(fileKey: string): string {
  const name = fileKey.slice(fileKey.lastIndexOf('/') + 1, fileKey.lastIndexOf('.'))
  return `${VARIANTS}${name.slice(-2)}/${name}-`
}

/** The id of a copy's picture. */
export function variantOwner(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/-.*$/, '')
}

function variantKey(fileKey: string, { format, width, cut }: PictureVariant): string {
  return `${variantsOf(fileKey)}${cut ? `${cut.size}-` : ''}${width ?? 'full'}.${format}`
}

/** From this size on JPEG uses default tables, since optimizing needs another copy in memory, and AVIF gets a process of its own. */
const LARGE_PIXELS = 8_000_000

async function isLarge(picture: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(picture).metadata()
  return width * height > LARGE_PIXELS
}

/** Only AVIF leaves writing the packet to the encoder; formats differ. */
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
