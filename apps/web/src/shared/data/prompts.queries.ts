import type { EndpointRequest } from '@easel/contract/endpoint'
import { deletePrompt, enhancePrompt, listPrompts, savePrompt } from '@easel/contract/prompts/prompts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { requireSession } from '#web/shared/api/require-session.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const PROMPTS_KEY = ['saved-prompts'] as const

/** The user's saved prompts; fetched only when signed in. */
export function useSavedPrompts() {
  const userId = useUserId()
  return useQuery({
    ...queryOptions({
      queryKey: [...PROMPTS_KEY, userId],
      queryFn: ({ signal }) => client.data.call(listPrompts, {}, { signal }),
    }),
    enabled: userId !== null,
  })
}

export type PromptToSave = EndpointRequest<typeof savePrompt>['body']

export function useSavePrompt() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (body: PromptToSave) => client.data.call(savePrompt, { body }),
    onSuccess: () => notify.success({ title: 'Prompt saved' }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: PROMPTS_KEY }),
  })
}

export function useDeletePrompt() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(deletePrompt, { params: { id } }),
    onSuccess: () => notify.success({ title: 'Prompt removed' }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: PROMPTS_KEY }),
  })
}

/** Longer than the server's own limit, for a server that does not answer. */
const MODEL_TIMEOUT = 130_000

/** Asks the connected language model; nothing is stored. */
export function useEnhancePrompt() {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: async (body: EndpointRequest<typeof enhancePrompt>['body']) => {
      requireSession(client.auth, enhancePrompt)
      return client.data.call(enhancePrompt, { body }, { timeout: MODEL_TIMEOUT })
    },
    onError: (error) => showError(error),
  })
}
