import { disconnectApp, listConnectedApps, readAuthorization } from '@easel/contract/apps/connected-apps'
import type { EndpointRequest } from '@easel/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const APPS_KEY = ['connected-apps'] as const

export type AskedAuthorization = EndpointRequest<typeof readAuthorization>['body']

/** The apps connected to the account, newest first. */
export function connectedAppsQuery() {
  return queryOptions({
    queryKey: APPS_KEY,
    queryFn: ({ signal }) => client.data.call(listConnectedApps, {}, { signal }),
  })
}

/** Which app requests access, and to what. */
export function authorizationQuery(asked: AskedAuthorization) {
  return queryOptions({
    queryKey: ['authorization', asked],
    queryFn: ({ signal }) => client.data.call(readAuthorization, { body: asked }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useDisconnectApp() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(disconnectApp, { params: { id } }),
    onSuccess: () => notify.success({ title: 'App disconnected' }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: APPS_KEY }),
  })
}
