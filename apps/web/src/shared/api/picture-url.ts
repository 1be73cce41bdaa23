export type PictureFormat = 'png' | 'jpg' | 'webp' | 'avif'

export type PictureVariant = {
  readonly format?: PictureFormat
  /** Pixels; absent means full size. */
  readonly width?: number
}

/** Address of a stored picture in another format or width; a signature in the address stays. */
export function pictureUrl(address: string, variant: PictureVariant = {}): string {
  const [path = '', query = ''] = address.split('?', 2)
  const search = new URLSearchParams(query)
  if (variant.width) search.set('w', String(variant.width))
  const named = variant.format ? path.replace(/\.(png|jpe?g|webp|avif)$/, `.${variant.format}`) : path
  const text = search.toString()
  return text ? `${named}?${text}` : named
}
