import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { useReturnPath } from './use-return-path.ts'

/** Sign-in by issuers; nothing if none is configured. `invitation` is passed on to a new account. */
export function IssuerButtons({ invitation }: { readonly invitation: string | undefined }) {
  const { signInWith: issuers = [], passwords, signUp } = useQuery(configQuery()).data ?? {}
  const from = useReturnPath()
  const [failure, setFailure] = useState<string>()
  if (issuers.length === 0) return null

  async function bringInvitation(event: MouseEvent<HTMLAnchorElement>) {
    if (signUp !== 'invitation' || invitation === undefined) return
    event.preventDefault()
    const { href } = event.currentTarget
    setFailure(undefined)
    try {
      await client.auth.bringInvitation(invitation)
      location.assign(href)
    } catch (error) {
      setFailure(toApiError(error).message)
    }
  }

  return (
    <div className="grid gap-2">
      {issuers.map(({ id, name }) => (
        <a
          key={id}
          href={inSite(`/api/auth/start/${id}?from=${encodeURIComponent(from)}`)}
          className={buttonClass({ size: 'huge', full: true })}
          onClick={(event) => void bringInvitation(event)}
        >
          Continue with {name}
        </a>
      ))}
      {failure && <FieldError id="invitation-error">{failure}</FieldError>}
      {passwords && <p className="mt-2 text-center text-ink-3">or with your email</p>}
    </div>
  )
}
