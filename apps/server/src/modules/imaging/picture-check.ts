import type { ImageBytes, ImageSize } from '@easel/providers/image-provider'
import { wholePng } from '@easel/providers/net/whole-png'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** The largest vendor size: 4K in 3:2 is 5056 × 3392. */
const MAX_PIXELS = 18_000_000

/**
 * Why these bytes are not the requested picture; undefined if they are. Decodes everything, so that truncated files are found, unless the
 * provider already has.
 */
export async function findPictureFault(image: ImageBytes, size: ImageSize): Promise<string | undefined> {
  const sharp = await loadSharp()
  if (image.bytes.length > MAX_BYTES) return 'larger than 64 MiB'
  const checkedAs =
    image.checkedAs ?? wholePng(Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.length))
  if (checkedAs && (image.checkedAs || image.type === 'image/png')) {
    const { width, height } = checkedAs
    return width === size.width && height === size.height ? undefined : `${width}x${height} pixels`
  }
  try {
    const decoder = sharp(image.bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS })
    const { format, width, height } = await decoder.metadata()
    if (`image/${format}` !== image.type) return `is ${format}, says ${image.type}`
    if (width !== size.width || height !== size.height) return `${width}x${height} pixels`
    // Decodes to the last byte without holding the whole picture.
    await decoder.resize(16).raw().toBuffer()
    return undefined
  } catch {
    return 'cannot be decoded'
  }
}
