import type { EventPayload } from '@easel/contract/events'
import { getPreferences, type Preferences, updatePreferences } from '@easel/contract/preferences'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { notify } from '#web/shared/ui/notify.tsx'

export const PREFERENCES_KEY = ['preferences'] as const

export function preferencesQuery() {
  return queryOptions({
    queryKey: PREFERENCES_KEY,
    queryFn: ({ signal }) => client.data.call(getPreferences, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function applyPreferencesChanged(
  cache: QueryClient,
  { preferences }: EventPayload<'preferences.changed'>,
): void {
  cache.setQueryData<Preferences>(PREFERENCES_KEY, preferences)
}

/** The signed-in user's preferences; undefined until they are loaded. A failure to load them is nobody's business but the log's. */
export function usePreferences(): Preferences | undefined {
  const userId = useUserId()
  return useQuery({ ...preferencesQuery(), enabled: userId !== null }).data
}

export function useUpdatePreferences() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (changes: Partial<Preferences>) => {
      if (client.auth.state().status !== 'signed-in') throw new Error('Please sign in to update preferences')
      return client.data.call(updatePreferences, { body: changes })
    },
    onSuccess: (preferences) => {
      applyPreferencesChanged(cache, { preferences })
      notify.success({ title: 'Preferences updated successfully' })
    },
    onError: () => {
      const signedOut = client.auth.state().status !== 'signed-in'
      notify.error({
        title: signedOut ? 'Please sign in to update preferences' : 'Failed to update preferences',
      })
    },
  })
}
