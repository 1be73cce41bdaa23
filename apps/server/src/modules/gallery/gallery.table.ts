import type { Author } from '@easel/contract/gallery/authors'
import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import type { Quality } from '@easel/contract/pictures'

/** A published picture with the caller's relation to it. */
export type GalleryRow = {
  generation_id: string
  author: string | null
  author_id: string | null
  prompt: string
  negative_prompt: string
  style: string
  quality: Quality
  width: number
  height: number
  seed: number | null
  provider: string
  image_url: string
  published_at: Date
  likes: number
  is_own: boolean
}

export type AuthorRow = {
  id: string
  name: string
  since: Date
  pictures: number
  followers: number
  is_followed: boolean
  is_own: boolean
}

export function toAuthor(row: AuthorRow): Author {
  return {
    id: row.id,
    name: row.name,
    since: row.since.toISOString(),
    pictures: row.pictures,
    followers: row.followers,
    is_followed: row.is_followed,
    is_own: row.is_own,
  }
}

export function toGalleryPicture(
  row: GalleryRow,
  how: { readonly isLiked: boolean; readonly siteBase: string },
): GalleryPicture {
  return {
    id: row.generation_id,
    prompt: row.prompt,
    negative_prompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    width: row.width,
    height: row.height,
    seed: row.seed,
    image_url: how.siteBase + row.image_url,
    published_at: row.published_at.toISOString(),
    provider: row.provider,
    author: row.author,
    author_id: row.author_id,
    likes: row.likes,
    is_liked: how.isLiked,
    is_own: row.is_own,
  }
}
