import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookEvent,
} from '@easel/contract/programs/webhooks'
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const WEBHOOKS_KEY = ['webhooks'] as const
const deliveriesKey = (id: string) => ['webhook-deliveries', id] as const
/** Polling interval in milliseconds of a log with waiting deliveries. */
const LOOK_AGAIN_MS = 5_000

export type WebhookFields = {
  readonly name: string
  readonly url: string
  readonly events: WebhookEvent[]
}

/** The account's webhooks, oldest first. */
export function webhooksQuery() {
  return queryOptions({
    queryKey: WEBHOOKS_KEY,
    queryFn: ({ signal }) => client.data.call(listWebhooks, {}, { signal }),
  })
}

function deliveriesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: deliveriesKey(id),
    queryFn: ({ pageParam, signal }) =>
      client.data.call(
        listWebhookDeliveries,
        { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'waiting'))
        ? LOOK_AGAIN_MS
        : false,
  })
}

/** A webhook's sent and waiting deliveries, newest first. */
export function useDeliveries(id: string) {
  const query = useInfiniteQuery(deliveriesQuery(id))
  return { ...query, deliveries: query.data?.pages.flatMap((page) => page.items) ?? [] }
}

/** Refetches what a webhook's parts of the page show. */
function useReadAnew() {
  const cache = useQueryClient()
  return async (id?: string) => {
    const keys = id === undefined ? [WEBHOOKS_KEY] : [WEBHOOKS_KEY, deliveriesKey(id)]
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
}

export function useCreateWebhook() {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (body: WebhookFields) => client.data.call(createWebhook, { body }),
    onSettled: () => readAnew(),
  })
}

export function useUpdateWebhook() {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: ({ id, ...body }: Partial<WebhookFields> & { id: string; is_on?: boolean }) =>
      client.data.call(updateWebhook, { params: { id }, body }),
    onSettled: (_data, _error, { id }) => readAnew(id),
  })
}

/** `onMade` gets the new secret, which the server returns only once. */
export function useRotateSecret(onMade: (secret: string) => void) {
  const readAnew = useReadAnew()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(rotateWebhookSecret, { params: { id } }),
    onSuccess: ({ secret }) => onMade(secret),
    onError: (error) => showError(error),
    onSettled: () => readAnew(),
  })
}

export function useRemoveWebhook() {
  const readAnew = useReadAnew()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(deleteWebhook, { params: { id } }),
    onSuccess: () => notify.success({ title: 'Webhook removed' }),
    onError: (error) => showError(error),
    onSettled: () => readAnew(),
  })
}

export function useTestWebhook() {
  const readAnew = useReadAnew()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(testWebhook, { params: { id } }),
    onError: (error) => showError(error),
    onSettled: (_data, _error, id) => readAnew(id),
  })
}

export function useReplay(webhookId: string) {
  const readAnew = useReadAnew()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (delivery: string) =>
      client.data.call(replayWebhookDelivery, { params: { id: webhookId, delivery } }),
    onError: (error) => showError(error),
    onSettled: () => readAnew(webhookId),
  })
}
