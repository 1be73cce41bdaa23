import { createShare, getShare, listShares, revokeShare, type ShareLink } from '@easel/contract/shares'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { absoluteUrl } from '#web/shared/lib/site-origin.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const SHARES_KEY = ['shares'] as const

/** The user's working links, newest first; optionally of one picture. */
function sharesQuery(generationId?: string) {
  return infiniteQueryOptions({
    queryKey: [...SHARES_KEY, generationId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(
        listShares,
        {
          query: {
            ...(generationId && { generation_id: generationId }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export function applySharesChanged(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: SHARES_KEY })
}

export function useShares(generationId?: string) {
  const query = useInfiniteQuery(sharesQuery(generationId))
  return { ...query, shares: query.data?.pages.flatMap((page) => page.items) ?? [] }
}

export type ShareOptions = {
  readonly generationId: string
  readonly showPrompt: boolean
  /** Null: valid until revoked. */
  readonly expiresInDays: number | null
}

export function useCreateShare(onCreated: (share: ShareLink) => void) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: ({ generationId, showPrompt, expiresInDays }: ShareOptions) =>
      client.data.call(createShare, {
        params: { id: generationId },
        body: { show_prompt: showPrompt, expires_in_days: expiresInDays },
      }),
    onSuccess: (share) => {
      applySharesChanged(cache)
      onCreated(share)
    },
    onError: (error) => showError(error),
  })
}

export function useRevokeShare() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (token: string) => client.data.call(revokeShare, { params: { token } }),
    onSuccess: () => notify.success({ title: 'Link revoked' }),
    onError: (error) => showError(error),
    // Another tab may have been faster; the list shows the result either way.
    onSettled: () => applySharesChanged(cache),
  })
}

/** The URL to share. */
export function shareUrl(share: Pick<ShareLink, 'token'>): string {
  return absoluteUrl(`/${share.token}`)
}

/** What a share link shows. */
export function sharedPictureQuery(token: string) {
  return queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => client.data.call(getShare, { params: { token } }, { signal }),
  })
}
