import { readModelId } from '@easel/contract/models/model-id'
import { listModels, type ModelChoice } from '@easel/contract/models/models'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

export const MODELS_KEY = ['models'] as const

/** The models of this installation; a server of one's own may come and go while the page is open. */
function modelsQuery() {
  return queryOptions({
    queryKey: MODELS_KEY,
    queryFn: ({ signal }) => client.data.call(listModels, {}, { signal }),
    staleTime: 60_000,
  })
}

/** In the order in which they are asked; undefined until they are loaded. */
export function useModels(): readonly ModelChoice[] | undefined {
  return useQuery(modelsQuery()).data?.items
}

/** The model that an id chooses; undefined for none, and for one that is not there. */
export function findModel(id: string, models: readonly ModelChoice[] | undefined): ModelChoice | undefined {
  const { model } = readModelId(id)
  return models?.find((choice) => choice.id === model)
}

/** Whether a choice names what is known not to be there. */
export function isModelGone(id: string, models: readonly ModelChoice[] | undefined): boolean {
  return id !== '' && models !== undefined && !findModel(id, models)
}

/** The id to ask with; empty leaves the choice to the quality. What is gone is not asked for. */
export function askedModel(id: string, models: readonly ModelChoice[] | undefined): string {
  return isModelGone(id, models) ? '' : id
}

/** What people call a model and who draws with it, also where it is not there now. */
export function modelName(id: string, models: readonly ModelChoice[] | undefined): string {
  const { model, loras } = readModelId(id)
  const found = findModel(id, models)
  const name = found ? nameOf(found) : model
  return [name, ...loras.map((lora) => lora.name)].join(' + ')
}

function nameOf({ label, providerLabel }: ModelChoice): string {
  return label === providerLabel ? label : `${label}, ${providerLabel}`
}
