import type { FormQuality } from '@easel/contract/config'
import type { ModelChoice } from '@easel/contract/models/models'
import type { Quality } from '@easel/contract/pictures'
import { useFormProvider } from '#web/shared/data/config.queries.ts'
import { findModel, useModels } from '#web/shared/data/models.queries.ts'
import { useSettingsStore } from '../settings.store.ts'

/** Who draws what the form asks for: the model that is chosen, else the quality's. Undefined until it is known. */
export function useDrawer(): FormQuality | undefined {
  const quality = useSettingsStore((state) => state.quality)
  const model = useSettingsStore((state) => state.model)
  return useDrawerOf(quality, model)
}

export function useDrawerOf(quality: Quality, model: string): FormQuality | undefined {
  const byQuality = useFormProvider(quality)
  const chosen = findModel(model, useModels())
  return chosen ? toDrawer(chosen) : byQuality
}

function toDrawer({ provider, providerLabel, label, ...honors }: ModelChoice): FormQuality {
  return { ...honors, id: provider, label: providerLabel, model: label === providerLabel ? null : label }
}
