import type { EventPayload } from '@easel/contract/events'
import { getPreferences, type Preferences, updatePreferences } from '@easel/contract/preferences'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { requireSession } from '#web/shared/api/require-session.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { notify } from '#web/shared/ui/notify.tsx'

export const PREFERENCES_KEY = ['preferences'] as const

export function preferencesQuery() {
  return queryOptions({
    queryKey: PREFERENCES_KEY,
    queryFn: ({ signal }) =>
      client.data.call(getPreferences, {}, { signal }).catch((error: unknown) => {
        if (!signal.aborted) console.warn('Preferences not loaded', error)
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function applyPreferencesChanged(
  cache: QueryClient,
  { preferences }: EventPayload<'preferences.changed'>,
): void {
  cache.setQueryData<Preferences>(PREFERENCES_KEY, preferences)
}

/** For parts that require the user's preferences; reports when they do not load. */
export function useNeededPreferences() {
  const userId = useUserId()
  return useQuery({ ...preferencesQuery(), enabled: userId !== null })
}

/** The user's preferences; undefined until loaded. A failure is only logged. */
export function usePreferences(): Preferences | undefined {
  return useNeededPreferences().data
}

export function useUpdatePreferences() {
  const cache = useQueryClient()
  return useMutation({
    // Sent in order, because each list of colors replaces the previous one.
    scope: { id: PREFERENCES_KEY[0] },
    mutationFn: async (changes: Partial<Preferences>) => {
      requireSession(client.auth, updatePreferences)
      return client.data.call(updatePreferences, { body: changes })
    },
    onSuccess: (preferences) => {
      applyPreferencesChanged(cache, { preferences })
      notify.success({ title: 'Preferences updated successfully' })
    },
    onError: (thrown) => {
      const { code, message } = toApiError(thrown)
      if (code === 'auth_required') notify.error({ title: message })
      else notify.error({ title: 'Failed to update preferences', message })
    },
  })
}
