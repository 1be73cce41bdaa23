import { getProviders, type ProviderTest, testProvider } from '@easel/contract/providers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { markRight } from '#web/shared/lib/stored-session.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const PROVIDERS_KEY = ['providers'] as const
const REFRESH_MS = 15_000
/** Self-hosted servers may be slow. */
const TEST_MS = 300_000

/** Each provider's state, refreshed while the page is open. */
export function providersQuery() {
  return queryOptions({
    queryKey: PROVIDERS_KEY,
    queryFn: async ({ signal }) => {
      const status = await client.data.call(getProviders, {}, { signal })
      markRight('operator', status.isOperator)
      return status
    },
    refetchInterval: REFRESH_MS,
  })
}

export function useTestProvider(onDone: (test: ProviderTest) => void) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) =>
      client.data.call(testProvider, { params: { id }, body: {} }, { timeout: TEST_MS }),
    onSuccess: onDone,
    onError: (error) => showError(error),
    onSettled: () => void cache.invalidateQueries({ queryKey: PROVIDERS_KEY }),
  })
}
