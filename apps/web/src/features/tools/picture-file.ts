import type { SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMark } from '#web/shared/pictures/source-mark.ts'

/** A chosen picture, decoded. The code that opened the bitmap closes it. */
export type OpenPicture = {
  readonly name: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly bitmap: ImageBitmap
  /** Its source mark, which results inherit. */
  readonly mark: SourceType | undefined
}

/** Why a file is not opened, with what to do. */
export class PictureFileError extends Error {
  override readonly name = 'PictureFileError'
}

const MAX_PIXELS = 50_000_000
const MAX_BYTES = 64 * 1024 * 1024
const MEGA = 1_000_000

/** A file's format by its first bytes, since name and type may be wrong. */
export function sniffFormat(head: Uint8Array): string | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (text(0, 4) === '\x89PNG') return 'png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === 'GIF8') return 'gif'
  if (text(0, 2) === 'BM') return 'bmp'
  if (text(4, 8) === 'ftyp') return /^avi[fs]/.test(text(8, 12)) ? 'avif' : 'heic'
  const start = new TextDecoder().decode(head).trimStart().toLowerCase()
  if (start.startsWith('<svg') || (start.startsWith('<?xml') && start.includes('<svg'))) return 'svg'
  return undefined
}

/** Why a file with these first bytes and size is refused before decoding, or null. */
export function refuseFile(head: Uint8Array, bytes: number): string | null {
  if (bytes === 0) return 'The file is empty.'
  if (bytes > MAX_BYTES)
    return `The file has ${Math.round(bytes / MEGA)} MB; up to 64 MB are opened here. Make it smaller first.`
  const format = sniffFormat(head)
  if (format === 'svg')
    return 'SVG is a drawing with its own program, and is not opened here. Export it as PNG, then choose that.'
  if (format === 'heic') return 'HEIC is not opened by this browser. Save the photo as JPG, then choose that.'
  if (format === undefined)
    return 'This is no picture that can be opened here. Choose a PNG, JPG, WebP, AVIF or GIF.'
  return null
}

/** Why a picture of this size is refused, or null. */
export function refusePixels(width: number, height: number): string | null {
  return width * height > MAX_PIXELS
    ? `The picture has ${Math.round((width * height) / MEGA)} megapixels; up to ${MAX_PIXELS / MEGA} are opened here. Scale it down first.`
    : null
}

/** Reads the header, then dimensions, then everything, so that a hundred megapixels are refused without decoding. */
export async function openPicture(file: File): Promise<OpenPicture> {
  const head = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  const refusal = refuseFile(head, file.size)
  if (refusal) throw new PictureFileError(refusal)
  const size = await sizeOf(file)
  const tooLarge = refusePixels(size.width, size.height)
  if (tooLarge) throw new PictureFileError(tooLarge)
  try {
    const bitmap = await createImageBitmap(file)
    return {
      name: file.name || 'Pasted picture',
      bytes: file.size,
      width: bitmap.width,
      height: bitmap.height,
      bitmap,
      mark: await readMark(file),
    }
  } catch {
    throw new PictureFileError(DAMAGED)
  }
}

const DAMAGED = 'The file is damaged or cut off: it could not be read to its end. Choose another copy of it.'

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = reject
    })
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    throw new PictureFileError(DAMAGED)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A file's name without extension, safe for use in another name. */
export function baseName(name: string): string {
  return (
    name
      .replace(/\.[^.]+$/, '')
      .replace(/[^\p{L}\p{N} _-]+/gu, '-')
      .trim() || 'picture'
  )
}
