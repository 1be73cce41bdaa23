import type { FormQuality } from '@easel/contract/config'
import type { Quality } from '@easel/contract/pictures'
import { useDrawers } from '#web/shared/drawers/use-drawers.ts'
import { useSettingsStore } from '../settings.store.ts'

/** What draws the form's request: the chosen model, or the quality's. Undefined until known. */
export function useDrawer(): FormQuality | undefined {
  const quality = useSettingsStore((state) => state.quality)
  const model = useSettingsStore((state) => state.model)
  return useDrawerOf(quality, model)
}

export function useDrawerOf(quality: Quality, model: string): FormQuality | undefined {
  return useDrawers([quality], model)[0]
}
