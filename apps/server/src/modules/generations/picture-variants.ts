import sharp from 'sharp'
import type { Storage } from '../../platform/storage/storage.ts'

const PICTURE_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Widths that are made; any other is served by the next larger one, so that nobody can fill the disk or the cores by asking. */
const WIDTHS = [128, 256, 384, 512, 768, 1024, 1200] as const
/** Sites that unfold a link want a picture of this width, also when that is more than it has. */
const CARD_WIDTH = 1200
const PREFIX = 'variants/'
const AT_ONCE = 2

export const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<PictureFormat, string>

/** Smaller and otherwise encoded copies of stored pictures, made on first request and kept beside them. */
export type PictureVariants = {
  /** Undefined when the picture's file is gone. */
  readonly read: (
    fileKey: string,
    variant: { readonly format: PictureFormat; readonly width: number | undefined },
  ) => Promise<Uint8Array | undefined>
  /** Deletes every copy of a picture. */
  readonly forget: (fileKey: string) => Promise<void>
  /** Deletes copies of pictures that are not among these files. */
  readonly sweep: (fileKeys: ReadonlySet<string>) => Promise<void>
}

export function createPictureVariants(
  storage: Pick<Storage, 'get' | 'put' | 'delete' | 'list'>,
): PictureVariants {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>()
  const takeTurn = createTurns(AT_ONCE)

  async function make(
    fileKey: string,
    key: string,
    format: PictureFormat,
    width: number | undefined,
  ): Promise<Uint8Array | undefined> {
    const kept = await storage.get(key)
    if (kept) return kept
    const original = await storage.get(fileKey)
    if (!original) return undefined
    const bytes = await takeTurn(() => encode(original, format, width))
    await storage.put(key, bytes)
    return bytes
  }

  return {
    read: (fileKey, { format, width: asked }) => {
      const width = asked === undefined ? undefined : WIDTHS.find((candidate) => candidate >= asked)
      if (width === undefined && fileKey.endsWith(`.${format}`)) return storage.get(fileKey)
      const key = variantKey(fileKey, format, width)
      const making = underWay.get(key) ?? make(fileKey, key, format, width)
      underWay.set(key, making)
      return making.finally(() => underWay.delete(key))
    },

    forget: async (fileKey) => {
      for (const format of PICTURE_FORMATS)
        for (const width of [undefined, ...WIDTHS]) await storage.delete(variantKey(fileKey, format, width))
    },

    sweep: async (fileKeys) => {
      const kept = new Set([...fileKeys].map(nameOf))
      for await (const { key } of storage.list(PREFIX)) {
        const name = key.slice(PREFIX.length).split('-')[0] ?? ''
        if (!kept.has(name)) await storage.delete(key)
      }
    },
  }
}

function variantKey(fileKey: string, format: PictureFormat, width: number | undefined): string {
  return `${PREFIX}${nameOf(fileKey)}-${width ?? 'full'}.${format}`
}

/** `gen_…` of `images/gen_….png`. */
function nameOf(fileKey: string): string {
  return fileKey.slice(fileKey.lastIndexOf('/') + 1, fileKey.lastIndexOf('.'))
}

async function encode(
  original: Uint8Array,
  format: PictureFormat,
  width: number | undefined,
): Promise<Uint8Array> {
  const picture = sharp(original)
  if (width !== undefined) picture.resize({ width, withoutEnlargement: width !== CARD_WIDTH })
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 7 }).toBuffer()
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 86, effort: 3 }).toBuffer()
    case 'avif':
      return picture.avif({ quality: 62, effort: 2 }).toBuffer()
  }
}

/** At most `count` at once; the others wait for their turn. */
function createTurns(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
