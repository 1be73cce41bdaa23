import { setPriority } from 'node:os'
import type { LetteringSettings } from '@easel/contract/lettering'
import { createFontLoader } from '@easel/lettering/font-loader'
import { LetteringError } from '@easel/lettering/layout'
import { readFontFile } from '@easel/lettering/read-font-file'
import { renderLettering } from '@easel/lettering/render'
import sharp from 'sharp'

export type LetteringTask = {
  readonly settings: LetteringSettings
  /** Longest side in pixels. */
  readonly size: number
  /** File of the background picture. */
  readonly picture: Uint8Array | undefined
}

/** Errors lose their class between threads, so validation errors are sent as data. */
export type LetteringOutcome =
  | { readonly kind: 'drawn'; readonly png: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: 'refused'; readonly message: string }

/** Lower priority than threads that answer requests; see the engine's workers. */
const NICENESS = 5
if (process.platform === 'linux') setPriority(NICENESS)

const loadFonts = createFontLoader(readFontFile)

export async function drawInWorker({ settings, size, picture }: LetteringTask): Promise<LetteringOutcome> {
  try {
    const fonts = await loadFonts(settings.font, settings.text)
    const behind = picture && (await openPicture(picture))
    const pixels = await renderLettering(settings, { fonts, size, ...(behind ? { picture: behind } : {}) })
    const { width, height, data } = pixels
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 6 })
      .toBuffer()
    return { kind: 'drawn', png, width, height }
  } catch (error) {
    if (error instanceof LetteringError) return { kind: 'refused', message: error.message }
    throw error
  }
}

async function openPicture(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes).metadata()
  return {
    ratio: width / height,
    read: async (wide: number, high: number) => {
      const { data } = await sharp(bytes)
        .resize(wide, high, { fit: 'fill' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: wide, height: high, data: Uint8ClampedArray.from(data) }
    },
  }
}
