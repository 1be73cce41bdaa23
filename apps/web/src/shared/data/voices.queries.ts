import { listVoices } from '@easel/contract/voices'
import { useQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

/** This installation's voices, which do not change while the page is open. */
export function useVoices() {
  return useQuery({
    queryKey: ['voices'],
    queryFn: async ({ signal }) => (await client.data.call(listVoices, {}, { signal })).voices,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
