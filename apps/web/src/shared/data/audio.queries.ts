import {
  type AudioTask,
  cancelAudio,
  clearAudioTasks,
  createAudio,
  createSpeech,
  deleteRecording,
  listAudio,
  moveAudioTask,
  type Recording,
  removeAudioTask,
  retryAudio,
} from '@easel/contract/audio'
import type { EndpointRequest } from '@easel/contract/endpoint'
import type { EventPayload } from '@easel/contract/events'
import type { TaskMove } from '@easel/contract/queue'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { isMoving, movedTask, useTaskMoves } from './task-moves.ts'

const AUDIO_KEY = ['audio'] as const

type Page = { tasks: AudioTask[]; items: Recording[]; nextCursor: string | null }
type Pages = InfiniteData<Page, string | undefined>

/** The user's sounds and their queue; fetched only when signed in. */
export function useAudio() {
  const userId = useUserId()
  return useInfiniteQuery({
    ...infiniteQueryOptions({
      queryKey: [...AUDIO_KEY, userId],
      queryFn: ({ pageParam, signal }) =>
        client.data.call(
          listAudio,
          { query: pageParam === undefined ? {} : { cursor: pageParam } },
          { signal },
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
    }),
    enabled: userId !== null,
  })
}

const RECORDINGS_KEY = ['recordings'] as const

export type RecordingFilter = {
  readonly q: string | undefined
  /** ISO 8601: made at or after `from`, and before `to`. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly sort: 'newest' | 'oldest'
}

/** The user's finished sounds, searched and sorted; null fetches nothing. */
export function useRecordings(filter: RecordingFilter | null) {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: [...RECORDINGS_KEY, userId, filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.data.call(listAudio, { query: { ...filter, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
    enabled: userId !== null && filter !== null,
  })
}

function changeFirst(cache: QueryClient, change: (page: Page) => Page): void {
  cache.setQueriesData<Pages>({ queryKey: AUDIO_KEY }, (pages) => {
    const [first, ...others] = pages?.pages ?? []
    return pages && first ? { ...pages, pages: [change(first), ...others] } : pages
  })
}

/** Idempotent: the answer and its event carry the same. */
export function applyAudioChanged(
  cache: QueryClient,
  { task, recording }: EventPayload<'audio.changed'>,
): void {
  // Only the server knows its position in a searched list.
  if (recording) void cache.invalidateQueries({ queryKey: RECORDINGS_KEY })
  changeFirst(cache, (page) => {
    // An answer after the event that ended its task has nothing new.
    if (page.items.some(({ id }) => id === recording?.id)) return page
    const isKnown = page.tasks.some(({ id }) => id === task.id)
    const tasks = isKnown
      ? page.tasks.map((item) => (item.id === task.id ? task : item))
      : [...page.tasks, task]
    return { ...page, tasks, items: recording ? [recording, ...page.items] : page.items }
  })
}

function changeAll(cache: QueryClient, change: (page: Page) => Page): void {
  for (const queryKey of [AUDIO_KEY, RECORDINGS_KEY])
    cache.setQueriesData<Pages>(
      { queryKey },
      (pages) => pages && { ...pages, pages: pages.pages.map(change) },
    )
}

export function applyAudioStored(cache: QueryClient, { id }: EventPayload<'audio.stored'>): void {
  changeAll(cache, (page) => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, waits_for_storage: false } : item)),
  }))
}

export function applyAudioRemoved(cache: QueryClient, { id }: EventPayload<'audio.removed'>): void {
  changeAll(cache, (page) => ({
    ...page,
    // Its task is removed as well.
    tasks: page.tasks.filter((task) => task.recording_id !== id),
    items: page.items.filter((item) => item.id !== id),
  }))
}

export function applyAudioTasksRemoved(
  cache: QueryClient,
  { ids }: EventPayload<'audio.tasks_removed'>,
): void {
  const gone = new Set(ids)
  changeFirst(cache, (page) => ({ ...page, tasks: page.tasks.filter(({ id }) => !gone.has(id)) }))
}

export function applyAudioMoved(cache: QueryClient, move: EventPayload<'audio.moved'>): void {
  if (!isMoving(cache, AUDIO_KEY)) showAudioMoved(cache, move)
}

function showAudioMoved(cache: QueryClient, move: TaskMove): void {
  changeFirst(cache, (page) => ({ ...page, tasks: movedTask(page.tasks, move) }))
}

export type AudioToMake = EndpointRequest<typeof createAudio>['body']

export function useCreateAudio() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (body: AudioToMake) => client.data.call(createAudio, { body }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: AUDIO_KEY }),
  })
}

export function useCreateSpeech() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof createSpeech>['body']) =>
      client.data.call(createSpeech, { body }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: AUDIO_KEY }),
  })
}

export function useCancelAudio() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(cancelAudio, { params: { id } }),
    onSuccess: ({ task }) => applyAudioChanged(cache, { task, recording: null }),
    onError: (error) => showError(error),
  })
}

/** Requeues a failed sound; the toast's Retry repeats the same request, so nothing is reserved twice. */
export function useRetryAudio() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, idempotencyKey }: { readonly id: string; readonly idempotencyKey: string }) =>
      client.data.call(retryAudio, { params: { id } }, { idempotencyKey }),
    onError: (error, submission) => showError(error, { onRetry: () => mutate(submission) }),
    onSettled: () => cache.invalidateQueries({ queryKey: AUDIO_KEY }),
  })
  return { isPending, retry: (id: string) => mutate({ id, idempotencyKey: newId() }) }
}

export function useMoveAudioTask() {
  return useTaskMoves({
    list: AUDIO_KEY,
    send: ({ id, before }) => client.data.call(moveAudioTask, { params: { id }, body: { before } }),
    show: showAudioMoved,
  })
}

export function useRemoveAudioTask() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(removeAudioTask, { params: { id } }),
    onSuccess: ({ id }) => applyAudioTasksRemoved(cache, { ids: [id] }),
    onError: (error) => showError(error),
  })
}

/** Removes every task, or only finished ones. Recordings stay. */
export function useClearAudioTasks() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (which: 'all' | 'done') =>
      client.data.call(clearAudioTasks, { query: which === 'done' ? { status: 'done' } : {} }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: AUDIO_KEY }),
  })
}

export function useDeleteRecording() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(deleteRecording, { params: { id } }),
    onSuccess: (removed) => {
      applyAudioRemoved(cache, removed)
      notify.success({ title: 'Sound deleted' })
    },
    onError: (error) => showError(error),
  })
}
