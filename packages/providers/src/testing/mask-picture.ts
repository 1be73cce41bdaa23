import sharp from 'sharp'
import type { ImageSize } from '../image-provider.ts'

/** A mask: black, with a white field in the middle half of each side. */
export async function maskPicture({ width, height }: ImageSize): Promise<Buffer> {
  const field = { width: width / 2, height: height / 2 }
  const white = await sharp({ create: { ...field, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: white, left: width / 4, top: height / 4 }])
    .png()
    .toBuffer()
}

/** Format and size of a received mask, the grays at its center and corner, and its transparency, if any. */
export async function readMask(bytes: Uint8Array) {
  const { format } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels),
  ]
  return { format, width, height, middle: at(width / 2, height / 2), corner: at(2, 2) }
}
