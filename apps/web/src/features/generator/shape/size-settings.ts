import type { FormQuality } from '@easel/contract/config'
import { isCustomSize } from '@easel/contract/models/custom-sizes'
import { ratioOfPicture, sizeOf } from '@easel/contract/pictures'
import type { Settings } from '../settings.store.ts'

/** Form settings for a picture's size: a ratio, or a custom size; none if it cannot be requested. */
export function sizeSettings(width: number, height: number): Partial<Settings> {
  if (isCustomSize({ width, height })) return { isCustomSize: true, width, height }
  const aspectRatio = ratioOfPicture(width, height)
  return aspectRatio ? { aspectRatio } : {}
}

/** Settings for the request: with the nearest ratio if custom sizes are not supported. */
export function withDrawnSize(settings: Settings, drawer: FormQuality | undefined): Settings {
  if (!settings.isCustomSize || !drawer || drawer.customSizes) return settings
  return { ...settings, ...sizeOf(settings.aspectRatio), isCustomSize: false }
}
