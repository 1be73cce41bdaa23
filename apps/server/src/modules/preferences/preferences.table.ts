import type { Preferences } from '@easel/contract/preferences'

export type PreferencesTable = {
  user_id: string
  default_style: string
  default_quality: string
  default_aspect_ratio: string
  default_size: string | null
  notifications_enabled: boolean
  follow_notifications_enabled: boolean
  public_gallery_opt_in: boolean
  gallery_name: string
  brand_colors: string[]
}

export type PreferencesTables = { user_preferences: PreferencesTable }

/** The endpoint validates the output; a style that no longer exists would fail there. */
export function toPreferences(row: PreferencesTable): Preferences {
  return {
    default_style: row.default_style as Preferences['default_style'],
    default_quality: row.default_quality as Preferences['default_quality'],
    default_aspect_ratio: row.default_aspect_ratio as Preferences['default_aspect_ratio'],
    default_size: row.default_size,
    notifications_enabled: row.notifications_enabled,
    follow_notifications_enabled: row.follow_notifications_enabled,
    public_gallery_opt_in: row.public_gallery_opt_in,
    gallery_name: row.gallery_name,
    brand_colors: row.brand_colors,
  }
}
