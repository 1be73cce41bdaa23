import type { Quality } from '@easel/contract/pictures'
import type { SharedPicture, ShareLink } from '@easel/contract/shares'

export type ShareLinksTable = {
  token: string
  user_id: string
  generation_id: string
  show_prompt: boolean
  created_at: Date
  expires_at: Date | null
}

/** What the database shows a holder of the token, with the owner's restrictions applied. */
export type SharedPictureRow = {
  token: string
  generation_id: string
  prompt: string | null
  negative_prompt: string | null
  style: string
  quality: Quality
  width: number
  height: number
  seed: number | null
  created_at: Date
  provider: string
  image_url: string
  file_key: string
  sha256: string
}

export function toShareLink(row: ShareLinksTable): ShareLink {
  return {
    token: row.token,
    generation_id: row.generation_id,
    show_prompt: row.show_prompt,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}

export function toSharedPicture(row: SharedPictureRow, siteBase: string): SharedPicture {
  return {
    token: row.token,
    prompt: row.prompt,
    negative_prompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    width: row.width,
    height: row.height,
    seed: row.seed,
    image_url: `${siteBase}/images/shared/${row.token}${row.image_url.slice(row.image_url.lastIndexOf('.'))}`,
    created_at: row.created_at.toISOString(),
    provider: row.provider,
  }
}
