import { onlineManager, QueryClient } from '@tanstack/react-query'
import { toApiError } from './api-error.ts'

const RETRIES = 2

/** Reads are retried after network failures; writes never are: the person decides, and the key stays the same. */
function createQueryClient(): QueryClient {
  // Detects the network's return for pages opened offline.
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

/** The page's cache: React reads it through the provider, events write into it. */
export const queryClient = createQueryClient()
