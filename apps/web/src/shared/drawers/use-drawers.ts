import type { FormQuality } from '@easel/contract/config'
import type { ModelChoice } from '@easel/contract/models/models'
import type { Quality } from '@easel/contract/pictures'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { findModel, useModels } from '#web/shared/data/models.queries.ts'

/** What draws at each quality: the chosen model, or the quality's. Empty until loaded. */
export function useDrawers(qualities: readonly Quality[], model: string): readonly FormQuality[] {
  const { data } = useQuery(configQuery())
  const chosen = findModel(model, useModels())
  if (chosen) return [toDrawer(chosen)]
  return data ? qualities.map((quality) => data.provider.byQuality[quality]) : []
}

/** Finds what draws with given settings; undefined until loaded. */
export function useFindDrawer(): (asked: {
  readonly quality: Quality
  readonly model: string
}) => FormQuality | undefined {
  const { data } = useQuery(configQuery())
  const models = useModels()
  return ({ quality, model }) => {
    const chosen = findModel(model, models)
    return chosen ? toDrawer(chosen) : data?.provider.byQuality[quality]
  }
}

function toDrawer({ provider, providerLabel, label, ...honors }: ModelChoice): FormQuality {
  return { ...honors, id: provider, label: providerLabel, model: label === providerLabel ? null : label }
}
