import { type FormQuality, getConfig } from '@easel/contract/config'
import type { Quality } from '@easel/contract/pictures'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

export const CONFIG_KEY = ['config'] as const

/** The installation's configuration; fetched once, and again when an operator switches models. */
export function configQuery() {
  return queryOptions({
    queryKey: CONFIG_KEY,
    queryFn: ({ signal }) => client.data.call(getConfig, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The form's provider at a quality; undefined until the config is loaded. */
export function useFormProvider(quality: Quality): FormQuality | undefined {
  const { data } = useQuery(configQuery())
  return data?.provider.byQuality[quality]
}
