import {
  decideModeration,
  getModeration,
  listModerationCases,
  listModerationLog,
  type ModerationAction,
  type ModerationState,
  type ReportReason,
  reportPicture,
  reportShare,
} from '@easel/contract/moderation'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { GALLERY_KEY } from '#web/shared/data/gallery.queries.ts'
import { markRight } from '#web/shared/lib/stored-session.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const MODERATION_KEY = ['moderation'] as const

/** Whether the user is a moderator, and how many reports are open. */
export function moderationQuery() {
  return queryOptions({
    queryKey: [...MODERATION_KEY, 'overview'],
    queryFn: async ({ signal }) => {
      const overview = await client.data.call(getModeration, {}, { signal })
      markRight('moderator', overview.is_moderator)
      return overview
    },
  })
}

export function casesQuery(state: ModerationState) {
  return infiniteQueryOptions({
    queryKey: [...MODERATION_KEY, 'cases', state],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(listModerationCases, { query: { state, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export function moderationLogQuery() {
  return infiniteQueryOptions({
    queryKey: [...MODERATION_KEY, 'log'],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(listModerationLog, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

const DONE = { hide: 'Hidden', restore: 'Restored', dismiss: 'Reports dismissed' } as const

export function useDecide(onDone: () => void) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (decision: {
      readonly id: string
      readonly action: ModerationAction
      readonly reason: string
    }) =>
      client.data.call(decideModeration, {
        params: { id: decision.id },
        body: { action: decision.action, reason: decision.reason },
      }),
    onSuccess: ({ action }) => {
      notify.success({ title: DONE[action] })
      onDone()
    },
    onError: (error) => showError(error),
    // Another moderator may have been faster; the lists show the result either way.
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: MODERATION_KEY })
      void cache.invalidateQueries({ queryKey: GALLERY_KEY })
    },
  })
}

/** What is reported: a published picture, or a share link's. */
export type ReportTarget = { readonly generationId: string } | { readonly token: string }

export function useReport(onDone: () => void) {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: ({
      target,
      ...body
    }: {
      readonly target: ReportTarget
      readonly reason: ReportReason
      readonly note: string
    }) =>
      'token' in target
        ? client.data.call(reportShare, { params: { token: target.token }, body })
        : client.data.call(reportPicture, { params: { id: target.generationId }, body }),
    onSuccess: ({ is_new }) => {
      notify.success(
        is_new
          ? { title: 'Reported', message: 'A moderator will look at it.' }
          : { title: 'You have reported this picture already' },
      )
      onDone()
    },
    onError: (error) => showError(error),
  })
}
