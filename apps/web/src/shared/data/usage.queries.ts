import { getUsage } from '@easel/contract/usage'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

export const USAGE_KEY = ['usage'] as const

/** Pictures and sounds made each day, ending today. */
export function usageQuery(days: number) {
  return queryOptions({
    queryKey: [...USAGE_KEY, days],
    queryFn: ({ signal }) => client.data.call(getUsage, { query: { days } }, { signal }),
  })
}
