import type { FormQuality } from '@easel/contract/config'
import type { Quality } from '@easel/contract/pictures'
import { useDrawers } from '#web/shared/drawers/use-drawers.ts'
import { useSettingsStore } from '../settings.store.ts'

/** Who draws what the form asks for: the model that is chosen, else the quality's. Undefined until it is known. */
export function useDrawer(): FormQuality | undefined {
  const quality = useSettingsStore((state) => state.quality)
  const model = useSettingsStore((state) => state.model)
  return useDrawerOf(quality, model)
}

export function useDrawerOf(quality: Quality, model: string): FormQuality | undefined {
  return useDrawers([quality], model)[0]
}
