import { onlineManager, QueryClient } from '@tanstack/react-query'
import { toApiError } from './api-error.ts'

const RETRIES = 2

/** Reads are tried again when the network failed; writes never by themselves: the person decides, with the same key. */
function createQueryClient(): QueryClient {
  // A page that was opened without a network learns here that it comes back.
  if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine !== false)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && toApiError(error).code === 'network_error',
      },
      mutations: { retry: false },
    },
  })
}

/** The one cache of the page: React reads it through the provider, live updates write into it. */
export const queryClient = createQueryClient()
