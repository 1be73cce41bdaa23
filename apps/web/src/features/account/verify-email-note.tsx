import { verifyEmail } from '@easel/contract/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { ACCOUNT_KEY, accountQuery } from '#web/shared/data/account.queries.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { FormNote } from './form-note.tsx'

/** Shown when mail is set up and the address is unverified: what that prevents, and sending the link again. */
export function VerifyEmailNote() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const { data: config } = useQuery(configQuery())
  const { data: account } = useQuery(accountQuery())
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => client.data.call(verifyEmail, { body: {} }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ACCOUNT_KEY }),
    onError: (error) => showError(error),
  })
  if (config?.mailConfigured !== true || account?.email_verified !== false) return null
  if (data?.status === 'sent')
    return (
      <p role="status" className="rounded-3 bg-viridian-tint p-3 leading-normal text-viridian-ink">
        We sent a link to {account.email}. It works for one day.
      </p>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <FormNote>Verify your email address to publish pictures and create API keys.</FormNote>
      <Button disabled={isPending} onClick={() => mutate()}>
        Send verification link
      </Button>
    </div>
  )
}
