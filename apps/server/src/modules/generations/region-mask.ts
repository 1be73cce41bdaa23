import type { RegionShape } from '@easel/contract/picture-edits'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'

type Size = { readonly width: number; readonly height: number }

/** Pixels a side that suffice to see whether anything is left of a region. */
const LOOK = { width: 256, height: 256 }

/** A painted region as a grayscale picture: white inside, black outside. */
export async function regionMask(region: readonly RegionShape[], size: Size): Promise<Buffer> {
  const sharp = await loadSharp()
  const shapes = region.map((shape) => drawing(shape, size)).join('')
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).png().toBuffer()
}

/** Whether a region was erased completely, or has no width. */
export async function coversNothing(region: readonly RegionShape[]): Promise<boolean> {
  const sharp = await loadSharp()
  const { channels } = await sharp(await regionMask(region, LOOK)).stats()
  return (channels[0]?.max ?? 0) < 128
}

/** Only numbers come from the region, so it cannot inject markup. */
function drawing(shape: RegionShape, { width, height }: Size): string {
  if (shape.kind === 'rectangle')
    return `<rect x="${shape.left * width}" y="${shape.top * height}" width="${shape.width * width}" height="${shape.height * height}" fill="#fff"/>`
  const { points, thickness, isErasing } = shape
  const [first] = points
  const path = [first, ...points].map(([x, y] = [0, 0]) => `${x * width},${y * height}`).join(' ')
  return `<polyline points="${path}" fill="none" stroke="${isErasing ? '#000' : '#fff'}" stroke-width="${thickness * Math.max(width, height)}" stroke-linecap="round" stroke-linejoin="round"/>`
}
