import {
  APP_LIMITS,
  AUTHORIZATION_PARAMETERS,
  decideAuthorization,
  type readAuthorization,
} from '@easel/contract/apps/connected-apps'
import type { EndpointOutput } from '@easel/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { type AskedAuthorization, authorizationQuery } from '#web/shared/data/apps/apps.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { showFailure } from '../form-failure.ts'
import { APP_SCOPE_TEXTS } from './app-words.ts'

type Asking = EndpointOutput<typeof readAuthorization>

/** An app's request for access, from its URL's parameters: its name, the scopes, then allow or deny. */
export function AuthorizeApp({
  search,
  email,
}: {
  readonly search: URLSearchParams
  readonly email: string
}) {
  const asked: AskedAuthorization = {}
  for (const name of AUTHORIZATION_PARAMETERS) {
    const value = search.get(name)
    if (value !== null) asked[name] = value
  }
  const query = useQuery(authorizationQuery(asked))
  if (query.isPending) return <div role="status" aria-label="Loading the request" className="skeleton h-60" />
  if (query.isError) return <LoadNote error={query.error} onRetry={() => void query.refetch()} />
  const { refusal } = query.data
  if (refusal)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="leading-normal text-ink-2">{refusal.message} Nothing was allowed.</p>
        <Button size="large" onClick={() => window.location.assign(refusal.redirect_to)}>
          Back to the app
        </Button>
      </div>
    )
  return <Decision asked={asked} asking={query.data} email={email} />
}

function Decision({
  asked,
  asking,
  email,
}: {
  readonly asked: AskedAuthorization
  readonly asking: Asking
  readonly email: string
}) {
  const { handleSubmit, setError, formState } = useForm()
  const [isLeaving, setLeaving] = useState(false)
  const { errors, isSubmitting } = formState
  const isBusy = isSubmitting || isLeaving
  const decide = (allow: boolean) =>
    handleSubmit(async () => {
      try {
        const answer = await client.data.call(decideAuthorization, { body: { ...asked, allow } })
        setLeaving(true)
        window.location.assign(answer.redirect_to)
      } catch (error) {
        showFailure(error, [], setError)
      }
    })

  return (
    <div className="grid gap-5">
      <p className="leading-normal text-ink-2">
        <strong className="break-words text-ink">{asking.name}</strong> wants to use Easel as{' '}
        <span className="break-words">{email}</span>. It asks to:
      </p>
      <ul className="card divide-y divide-line rounded-4">
        {asking.scopes.map((scope) => (
          <li key={scope} className="flex items-start gap-3 p-3">
            <Check size={16} aria-hidden="true" className="mt-0.5 text-ink-3" />
            <div>
              <p className="font-semibold">{APP_SCOPE_TEXTS[scope].label}</p>
              <p className="mt-0.5 text-12 text-ink-3">{APP_SCOPE_TEXTS[scope].detail}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="leading-normal text-ink-2">
        <strong className="text-ink">Easel can’t verify who is behind it.</strong> {identityText(asking)}{' '}
        Allow it only if you just started connecting it yourself.
      </p>
      <p className="leading-normal text-ink-3">
        It keeps access until you disconnect it in{' '}
        <Link to={`${PATHS.account}#apps`} className="underline underline-offset-3">
          Settings
        </Link>{' '}
        or don’t use it for {APP_LIMITS.days} days. It can’t change your account.
      </p>
      {errors['root'] && <FieldError id="decision-error">{errors['root'].message}</FieldError>}
      {isLeaving ? (
        <p role="status" className="text-ink-2">
          Returning to {asking.name}… You can close this page.
        </p>
      ) : (
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="large" disabled={isBusy} onClick={() => void decide(false)()}>
            Deny
          </Button>
          <Button variant="solid" size="large" disabled={isBusy} onClick={() => void decide(true)()}>
            Allow
          </Button>
        </div>
      )}
    </div>
  )
}

function identityText({ website, returns_to: host, is_local: isLocal }: Asking): string {
  const claim = website === null ? '' : `It says it’s from ${website}. `
  return isLocal
    ? `${claim}You’ll return to a program on this computer (${host}).`
    : `${claim}You’ll return to ${host}.`
}
