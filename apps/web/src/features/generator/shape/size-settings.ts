import type { FormQuality } from '@easel/contract/config'
import { isCustomSize } from '@easel/contract/models/custom-sizes'
import { ratioOfPicture, sizeOf } from '@easel/contract/pictures'
import type { Settings } from '../settings.store.ts'

/** What a picture's size puts into the form: a ratio, or a custom size; nothing for one that cannot be asked for. */
export function sizeSettings(width: number, height: number): Partial<Settings> {
  if (isCustomSize({ width, height })) return { isCustomSize: true, width, height }
  const aspectRatio = ratioOfPicture(width, height)
  return aspectRatio ? { aspectRatio } : {}
}

/** The settings as they are asked for: with the nearest ratio where the drawer has no custom sizes. */
export function withDrawnSize(settings: Settings, drawer: FormQuality | undefined): Settings {
  if (!settings.isCustomSize || !drawer || drawer.customSizes) return settings
  return { ...settings, ...sizeOf(settings.aspectRatio), isCustomSize: false }
}
