import type { BatchAction } from '@easel/contract/batches'
import {
  actOnBatch,
  createBatch,
  deleteBatch,
  downloadBatch,
  getBatch,
  listBatches,
} from '@easel/contract/batches'
import type { EndpointRequest } from '@easel/contract/endpoint'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

import {
  applyBatchChanged,
  applyBatchRemoved,
  BATCHES_KEY,
  batchKey,
  type WholeBatch,
} from './batch-changes.ts'

/** All of the user's batches, newest first. */
export function useBatches() {
  const userId = useUserId()
  return useQuery({
    ...queryOptions({
      queryKey: BATCHES_KEY,
      queryFn: ({ signal }) => client.data.call(listBatches, {}, { signal }),
    }),
    enabled: userId !== null,
  })
}

/** One batch with its pictures, updated live. */
export function useBatch(id: string) {
  return useQuery({
    queryKey: batchKey(id),
    queryFn: ({ signal }) => client.data.call(getBatch, { params: { id } }, { signal }),
  })
}

export type NewBatch = EndpointRequest<typeof createBatch>['body']

/** Starts a batch; errors are shown, and typed input stays. */
export function useCreateBatch() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (body: NewBatch) => client.data.call(createBatch, { body }),
    onSuccess: (whole) => keepWhole(cache, whole),
    onError: (error) => showError(error),
  })
}

export function useActOnBatch(id: string) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (action: BatchAction) => client.data.call(actOnBatch, { params: { id }, body: { action } }),
    onSuccess: (whole) => keepWhole(cache, whole),
    onError: (error) => showError(error),
  })
}

export function useDeleteBatch() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(deleteBatch, { params: { id } }),
    onSuccess: (removed) => applyBatchRemoved(cache, removed),
    onError: (error) => showError(error),
  })
}

/** Asks for a file of the batch and lets the browser fetch it. */
export function useDownloadBatch(id: string) {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (format: 'zip' | 'png' | 'webp') =>
      client.data.call(downloadBatch, { params: { id }, body: { format } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showError(error),
  })
}

function keepWhole(cache: QueryClient, whole: WholeBatch): void {
  cache.setQueryData<WholeBatch>(batchKey(whole.batch.id), whole)
  applyBatchChanged(cache, { batch: whole.batch, pictures: [] })
}
