import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import { wallSources } from '@easel/contract/gallery/gallery-wall'
import { customSizeOf } from '@easel/contract/models/custom-sizes'
import { ratioOfPicture } from '@easel/contract/pictures'
import { generateHref } from '#web/shared/lib/paths.ts'

/** A picture in the gallery: published by a user, or a sample. */
export type GalleryItem = {
  readonly id: string
  readonly prompt: string
  readonly negativePrompt: string
  readonly style: string
  readonly width: number
  readonly height: number
  /** Null when the provider does not report it. */
  readonly seed: number | null
  /** URL of the full-size file. */
  readonly src: string
  /** The `srcSet` attribute. */
  readonly srcSet: string
  /** Null for samples, which cannot be liked or reported. */
  readonly published: Pick<
    GalleryPicture,
    'author' | 'author_id' | 'likes' | 'is_liked' | 'is_own' | 'published_at' | 'provider' | 'quality'
  > | null
}

/** The only conversion from the API to the wall. */
export function toGalleryItem(picture: GalleryPicture): GalleryItem {
  return {
    id: picture.id,
    prompt: picture.prompt,
    negativePrompt: picture.negative_prompt,
    style: picture.style,
    width: picture.width,
    height: picture.height,
    seed: picture.seed,
    ...wallSources(picture.image_url),
    published: picture,
  }
}

/** The generator with this picture's settings; without its seed unless requested, for another picture of the same words. */
export function remixHref(item: GalleryItem, { withSeed = false } = {}): string {
  return generateHref({
    prompt: item.prompt,
    negativePrompt: item.negativePrompt,
    style: item.style,
    quality: item.published?.quality,
    aspectRatio: ratioOfPicture(item.width, item.height),
    size: customSizeOf(item),
    seed: withSeed ? (item.seed ?? undefined) : undefined,
    remixOf: item.published ? item.id : undefined,
  })
}
