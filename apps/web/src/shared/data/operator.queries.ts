import type { Tier } from '@easel/contract/limits'
import {
  createInvitation,
  deletePerson,
  endPersonSessions,
  getActivity,
  getOperator,
  type InvitationRequest,
  listInvitations,
  listOperatorLog,
  listPeople,
  restorePerson,
  revokeInvitation,
  setPersonTier,
  suspendPerson,
} from '@easel/contract/operator'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { markRight } from '#web/shared/lib/stored-session.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

const OPERATOR_KEY = ['operator'] as const
const DESK_KEY = [...OPERATOR_KEY, 'desk'] as const

/** Whether the user is an operator. */
export function operatorQuery() {
  return queryOptions({
    queryKey: [...OPERATOR_KEY, 'overview'],
    queryFn: async ({ signal }) => {
      const overview = await client.data.call(getOperator, {}, { signal })
      markRight('operator', overview.is_operator)
      return overview
    },
  })
}

/** Current figures, refetched whenever the tab opens. */
export function activityQuery() {
  return queryOptions({
    queryKey: [...DESK_KEY, 'activity'],
    queryFn: ({ signal }) => client.data.call(getActivity, {}, { signal }),
    staleTime: 0,
  })
}

type PeopleState = 'all' | 'suspended'

export function peopleQuery(search: string, state: PeopleState) {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'people', search, state],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(
        listPeople,
        { query: { state, cursor: pageParam, ...(search !== '' && { search }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function invitationsQuery() {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'invitations'],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(listInvitations, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export function operatorLogQuery() {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'log'],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(listOperatorLog, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Runs one action and refetches every list of the desk. Errors that a form shows itself get no toast. */
function useAct<Input, Output>(
  act: (input: Input) => Promise<Output>,
  done: (output: Output, input: Input) => string | undefined,
  showsError = true,
) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: act,
    onSuccess: (output, input) => {
      const title = done(output, input)
      if (title !== undefined) notify.success({ title })
    },
    onError: (error) => showsError && showError(error),
    onSettled: () => void cache.invalidateQueries({ queryKey: DESK_KEY }),
  })
}

export function useSetTier() {
  return useAct(
    ({ id, tier }: { readonly id: string; readonly tier: Tier }) =>
      client.data.call(setPersonTier, { params: { id }, body: { tier } }),
    ({ email, tier }) => `${email} is ${tier} now`,
  )
}

export function useSuspend() {
  return useAct(
    ({ id, reason }: { readonly id: string; readonly reason: string }) =>
      client.data.call(suspendPerson, { params: { id }, body: { reason } }),
    ({ email }) => `${email} is suspended`,
    false,
  )
}

export function useRestore() {
  return useAct(
    (id: string) => client.data.call(restorePerson, { params: { id } }),
    ({ email }) => `${email} can sign in again`,
  )
}

export function useEndPersonSessions() {
  return useAct(
    (id: string) => client.data.call(endPersonSessions, { params: { id } }),
    ({ ended }) => `Signed out of ${countText(ended, 'session')}`,
  )
}

export function useDeletePerson() {
  return useAct(
    ({ id, email }: { readonly id: string; readonly email: string }) =>
      client.data.call(deletePerson, { params: { id }, body: { email } }),
    (_output, { email }) => `${email} is deleted`,
    false,
  )
}

export function useInvite() {
  return useAct(
    (body: InvitationRequest) => client.data.call(createInvitation, { body }),
    () => undefined,
    false,
  )
}

export function useWithdrawInvitation() {
  return useAct(
    (id: string) => client.data.call(revokeInvitation, { params: { id } }),
    () => 'Invitation withdrawn',
  )
}
