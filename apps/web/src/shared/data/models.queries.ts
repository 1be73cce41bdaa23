import { readModelId } from '@easel/contract/models/model-id'
import { listModels, type ModelChoice } from '@easel/contract/models/models'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

export const MODELS_KEY = ['models'] as const

/** This installation's models; self-hosted servers may come and go while the page is open. */
function modelsQuery() {
  return queryOptions({
    queryKey: MODELS_KEY,
    queryFn: ({ signal }) => client.data.call(listModels, {}, { signal }),
    staleTime: 60_000,
  })
}

/** In the order in which they are tried; undefined until loaded. */
export function useModels(): readonly ModelChoice[] | undefined {
  return useQuery(modelsQuery()).data?.items
}

/** The model for an id; undefined for none, or an unavailable one. */
export function findModel(id: string, models: readonly ModelChoice[] | undefined): ModelChoice | undefined {
  const { model } = readModelId(id)
  return models?.find((choice) => choice.id === model)
}

/** Whether the chosen model is known to be unavailable. */
export function isModelGone(id: string, models: readonly ModelChoice[] | undefined): boolean {
  return id !== '' && models !== undefined && !findModel(id, models)
}

/** The id to request; empty lets the quality choose. Unavailable models are not requested. */
export function askedModel(id: string, models: readonly ModelChoice[] | undefined): string {
  return isModelGone(id, models) ? '' : id
}

/** Display name of a model and its provider, even if unavailable. */
export function modelName(id: string, models: readonly ModelChoice[] | undefined): string {
  const { model, loras } = readModelId(id)
  const found = findModel(id, models)
  const name = found ? nameOf(found) : model
  return [name, ...loras.map((lora) => lora.name)].join(' + ')
}

function nameOf({ label, providerLabel }: ModelChoice): string {
  return label === providerLabel ? label : `${label}, ${providerLabel}`
}
