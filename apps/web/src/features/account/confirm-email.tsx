import { confirmEmail } from '@easel/contract/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { notify } from '#web/shared/ui/notify.tsx'

type ConfirmEmailProps = {
  /** Of the link that was opened. */
  readonly token: string
  /** Takes the token out of the address. */
  readonly onDone: () => void
}

/** Makes the change of address whose link brought the person here. */
export function ConfirmEmail({ token, onDone }: ConfirmEmailProps) {
  const { mutate } = useMutation({
    mutationFn: (value: string) => client.data.call(confirmEmail, { body: { token: value } }),
    onSuccess: async ({ email }) => {
      await client.auth.getSession()
      notify.success({ title: 'E-mail changed', message: `Sign in with ${email} from now on.` })
    },
    onError: (thrown) => notify.error({ title: 'E-mail not changed', message: toApiError(thrown).message }),
    onSettled: onDone,
  })
  useEffect(() => mutate(token), [mutate, token])
  return null
}
