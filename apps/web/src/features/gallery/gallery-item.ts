import type { GalleryPicture } from '@easel/contract/gallery'
import { ratioOf } from '@easel/contract/pictures'
import { client } from '#web/shared/api/client.ts'
import { generateHref } from '#web/shared/lib/paths.ts'

/** A picture on the gallery's wall: published by somebody, or a sample of the site's own. */
export type GalleryItem = {
  readonly id: string
  readonly prompt: string
  readonly negativePrompt: string
  readonly style: string
  readonly width: number
  readonly height: number
  /** Null when the provider does not say. */
  readonly seed: number | null
  /** Address by the width it is shown at; undefined for as large as it is. */
  readonly src: (width?: number) => string
  /** Null for samples: nobody published them, and nobody likes or reports them. */
  readonly published: Pick<
    GalleryPicture,
    'author' | 'likes' | 'is_liked' | 'is_own' | 'published_at' | 'provider' | 'quality'
  > | null
}

/** The only bridge from the wire to the wall. */
export function toGalleryItem(picture: GalleryPicture): GalleryItem {
  return {
    id: picture.id,
    prompt: picture.prompt,
    negativePrompt: picture.negative_prompt,
    style: picture.style,
    width: picture.width,
    height: picture.height,
    seed: picture.seed,
    src: (width) =>
      client.storage.url(picture.image_url, { format: 'webp', ...(width === undefined ? {} : { width }) }),
    published: picture,
  }
}

/** The generator with everything filled in that made this picture. */
export function remixHref(item: GalleryItem): string {
  return generateHref({
    prompt: item.prompt,
    negativePrompt: item.negativePrompt,
    style: item.style,
    quality: item.published?.quality,
    aspectRatio: ratioOf(item.width, item.height),
    seed: item.seed ?? undefined,
    remixOf: item.published ? item.id : undefined,
  })
}
