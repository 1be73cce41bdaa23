import { confirmEmail } from '@easel/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { ACCOUNT_KEY } from '#web/shared/data/account.queries.ts'
import { notify } from '#web/shared/ui/notify.tsx'

type ConfirmEmailProps = {
  /** Token of the opened link. */
  readonly token: string
  /** The person's current address. */
  readonly current: string
  /** Removes the token from the URL. */
  readonly onDone: () => void
}

/** Changes or verifies the address by the opened link. */
export function ConfirmEmail({ token, current, onDone }: ConfirmEmailProps) {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (value: string) => client.data.call(confirmEmail, { body: { token: value } }),
    onSuccess: async ({ email }) => {
      await client.auth.getSession()
      await cache.invalidateQueries({ queryKey: ACCOUNT_KEY })
      if (email === current) notify.success({ title: 'Email verified' })
      else notify.success({ title: 'Email changed', message: `Sign in with ${email} from now on.` })
    },
    onError: (thrown) =>
      notify.error({ title: 'The link did not work', message: toApiError(thrown).message }),
    onSettled: onDone,
  })
  useEffect(() => mutate(token), [mutate, token])
  return null
}
