import * as z from 'zod/mini'

/** Sizes of posts and advertisements to crop to, in pixels. Ids are append-only. */
export const EXPORT_SIZES = [
  { id: 'instagram-square', group: 'Instagram', label: 'Square post', width: 1080, height: 1080 },
  { id: 'instagram-portrait', group: 'Instagram', label: 'Portrait post', width: 1080, height: 1350 },
  { id: 'instagram-story', group: 'Instagram', label: 'Story or reel', width: 1080, height: 1920 },
  { id: 'x-post', group: 'X', label: 'Post', width: 1600, height: 900 },
  { id: 'x-header', group: 'X', label: 'Header', width: 1500, height: 500 },
  { id: 'facebook-post', group: 'Facebook', label: 'Link post', width: 1200, height: 630 },
  { id: 'facebook-cover', group: 'Facebook', label: 'Cover', width: 1640, height: 624 },
  { id: 'linkedin-post', group: 'LinkedIn', label: 'Link post', width: 1200, height: 627 },
  { id: 'linkedin-banner', group: 'LinkedIn', label: 'Profile banner', width: 1584, height: 396 },
  { id: 'youtube-thumbnail', group: 'YouTube', label: 'Thumbnail', width: 1280, height: 720 },
  { id: 'pinterest-pin', group: 'Pinterest', label: 'Pin', width: 1000, height: 1500 },
  { id: 'tiktok-video', group: 'TikTok', label: 'Cover', width: 1080, height: 1920 },
  { id: 'google-rectangle', group: 'Google display', label: 'Medium rectangle', width: 300, height: 250 },
  {
    id: 'google-large-rectangle',
    group: 'Google display',
    label: 'Large rectangle',
    width: 336,
    height: 280,
  },
  { id: 'google-leaderboard', group: 'Google display', label: 'Leaderboard', width: 728, height: 90 },
  { id: 'google-skyscraper', group: 'Google display', label: 'Wide skyscraper', width: 160, height: 600 },
  { id: 'google-half-page', group: 'Google display', label: 'Half page', width: 300, height: 600 },
  { id: 'google-mobile', group: 'Google display', label: 'Mobile banner', width: 320, height: 100 },
  { id: 'email-header', group: 'Email', label: 'Header', width: 1200, height: 400 },
  { id: 'blog-cover', group: 'Web', label: 'Blog cover', width: 1600, height: 840 },
] as const

export type ExportSize = (typeof EXPORT_SIZES)[number]
export type ExportSizeId = ExportSize['id']

export const exportSizeSchema = z.enum(
  EXPORT_SIZES.map(({ id }) => id),
  'That is not one of the sizes',
)
