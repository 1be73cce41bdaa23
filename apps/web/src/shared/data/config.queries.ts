import { getConfig } from '@easel/contract/config'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

/** How this installation is set up; does not change while the page is open. */
export function configQuery() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => client.data.call(getConfig, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
