import { endSession, endSessions, getAccount, listSessions } from '@easel/contract/account'
import { createApiKey, listApiKeys, revokeApiKey } from '@easel/contract/api-keys'
import type { EndpointRequest } from '@easel/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

export const ACCOUNT_KEY = ['account'] as const
const SESSIONS_KEY = ['sessions'] as const
const API_KEYS_KEY = ['api-keys'] as const

/** The account, including whether its address is verified. */
export function accountQuery() {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    queryFn: ({ signal }) => client.data.call(getAccount, {}, { signal }),
  })
}

/** The account's sessions, newest first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => client.data.call(listSessions, {}, { signal }),
  })
}

/** The account's API keys, newest first. */
export function apiKeysQuery() {
  return queryOptions({
    queryKey: API_KEYS_KEY,
    queryFn: ({ signal }) => client.data.call(listApiKeys, {}, { signal }),
  })
}

export function useEndSession() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(endSession, { params: { id } }),
    onSuccess: () => notify.success({ title: 'Signed that device out' }),
    // A device that signed out meanwhile is gone as well.
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

export function useEndOtherSessions() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => client.data.call(endSessions, { query: { scope: 'others' } }),
    onSuccess: ({ ended }) => notify.success({ title: `Signed ${countText(ended, 'device')} out` }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

/** Ends every session including this one; `leave` leaves the page. */
export function useEndAllSessions(leave: () => Promise<void>) {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () =>
      client.auth.hold(async () => {
        await client.data.call(endSessions, { query: { scope: 'all' } })
        await leave()
      }),
    onError: (error) => showError(error),
  })
}

export function useCreateApiKey() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof createApiKey>['body']) =>
      client.data.call(createApiKey, { body }),
    onSettled: () => cache.invalidateQueries({ queryKey: API_KEYS_KEY }),
  })
}

export function useRevokeApiKey() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(revokeApiKey, { params: { id } }),
    onSuccess: () => notify.success({ title: 'Key revoked' }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: API_KEYS_KEY }),
  })
}
