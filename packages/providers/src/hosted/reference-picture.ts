import type { ImageRequest, ImageSize } from '../image-provider.ts'

/** Vendors require larger files to be uploaded first; a reference steers as well below this. */
const MAX_BYTES = 256 * 1024
const LONGEST_SIDE = 1024
const QUALITIES = [85, 65, 45, 25]

/** The start picture of a model that uses a single reference. */
export function firstReference({ references }: Pick<ImageRequest, 'references'>): Uint8Array | undefined {
  return references?.[0]?.picture
}

/** The reference pictures a model sees, in order. */
export function shownReferences(
  { references = [] }: Pick<ImageRequest, 'references'>,
  max: number,
): readonly Uint8Array[] {
  return references.slice(0, max).map(({ picture }) => picture)
}

/** The same as data URLs. */
export function referenceUrls(request: Pick<ImageRequest, 'references'>, max: number): Promise<string[]> {
  return Promise.all(shownReferences(request, max).map((picture) => referenceUrl(picture)))
}

/** A reference as a small JPEG: cropped or stretched to a shape if the model draws in the reference's shape, otherwise uncropped. */
export async function referenceJpeg(
  bytes: Uint8Array,
  shape?: ImageSize,
  fit: 'cover' | 'fill' = 'cover',
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const upright = sharp(bytes).flatten({ background: '#fff' })
  const sized = shape
    ? upright.resize(shape.width, shape.height, { fit })
    : upright.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sized.clone().jpeg({ quality }).toBuffer()
    if (jpeg.length <= MAX_BYTES) break
  }
  return jpeg
}

export async function referenceUrl(bytes: Uint8Array, shape?: ImageSize): Promise<string> {
  return jpegUrl(await referenceJpeg(bytes, shape))
}

export function jpegUrl(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
