import { closestRatio, sizeOf } from '@easel/contract/pictures'
import type { Generation } from '#web/shared/data/generation.ts'
import { littleChangeOf } from '#web/shared/pictures/little-change.ts'
import { DEFAULT_SETTINGS, type Settings, useSettingsStore } from './settings.store.ts'
import { sizeSettings } from './shape/size-settings.ts'

/** A picture's settings. */
export function settingsOf(generation: Generation): Partial<Settings> {
  return {
    prompt: generation.prompt,
    negativePrompt: generation.negativePrompt,
    style: generation.style,
    quality: generation.quality,
    model: generation.requested?.model ?? '',
    background: generation.requested?.background ?? 'opaque',
    resolution: generation.requested?.resolution ?? 'standard',
    seed: generation.knownSeed === null ? '' : String(generation.knownSeed),
    variation: littleChangeOf(generation),
    remixOf: '',
    ...sizeSettings(generation.width, generation.height),
  }
}

/** Puts a picture's settings into the form. */
export function reuseSettings(generation: Generation) {
  useSettingsStore.getState().change(settingsOf(generation))
}

/** The same request with another seed or variation, leaving the form as it is. */
export function variationOf(
  generation: Generation,
  other: Pick<Settings, 'seed'> | Pick<Settings, 'variation'>,
): Settings {
  const settings = {
    ...DEFAULT_SETTINGS,
    ...settingsOf(generation),
    seed: String(generation.seed),
    ...('seed' in other ? { ...other, variation: 0 } : other),
  }
  return settings.isCustomSize
    ? { ...settings, aspectRatio: closestRatio(settings.width, settings.height) }
    : { ...settings, ...sizeOf(settings.aspectRatio) }
}
