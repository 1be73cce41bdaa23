import type { ExportSizeId } from '@easel/contract/library/export-sizes'

export type PictureFormat = 'png' | 'jpg' | 'webp' | 'avif'

export type PictureVariant = {
  readonly format?: PictureFormat
  /** Pixels; absent means full size. */
  readonly width?: number
  /** Crops to an export size, around a point (0 to 1 from the left and the top) or what draws the eye. */
  readonly cut?: {
    readonly size: ExportSizeId
    readonly focus: { readonly x: number; readonly y: number } | null
  }
}

/** URL of a stored picture in another format or width; keeps its signature. */
export function pictureUrl(address: string, variant: PictureVariant = {}): string {
  const [path = '', query = ''] = address.split('?', 2)
  const search = new URLSearchParams(query)
  if (variant.width) search.set('w', String(variant.width))
  if (variant.cut) {
    const { size, focus } = variant.cut
    search.set('size', size)
    if (focus) {
      search.set('x', focus.x.toFixed(2))
      search.set('y', focus.y.toFixed(2))
    }
  }
  const named = variant.format ? path.replace(/\.(png|jpe?g|webp|avif)$/, `.${variant.format}`) : path
  const text = search.toString()
  return text ? `${named}?${text}` : named
}
