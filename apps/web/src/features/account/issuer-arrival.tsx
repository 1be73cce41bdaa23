import type { SignUpMode } from '@easel/contract/config'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'

/** Return from an issuer: takes the new session, or says why there is none. */
export function IssuerArrival() {
  const [search] = useHydratedSearch()
  const { status } = useSession()
  const config = useQuery(configQuery()).data
  const hasAsked = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  const isArriving = search.has('arrived') && status === 'signed-out'
  useEffect(() => {
    if (!isArriving || hasAsked.current) return
    hasAsked.current = true
    client.auth.arrive().catch(() => setFailed(true))
  }, [isArriving])
  const refusal = hasFailed ? 'failed' : search.get('refused')
  if (refusal === null)
    return isArriving ? (
      <p role="status" className="rounded-3 bg-cerulean-tint p-3 leading-normal text-cerulean-ink">
        Signing you in…
      </p>
    ) : null
  const name = config?.signInWith.find(({ id }) => id === search.get('by'))?.name ?? 'The other site'
  const signUp = config?.signUp ?? 'open'
  return (
    <p role="alert" className="rounded-3 bg-madder-tint p-3 leading-normal text-madder-ink">
      {wordsFor(refusal, name, { hasPasswords: config?.passwords ?? true, signUp })}
    </p>
  )
}

function wordsFor(
  refusal: string,
  name: string,
  { hasPasswords, signUp }: { readonly hasPasswords: boolean; readonly signUp: SignUpMode },
): string {
  switch (refusal) {
    case 'denied':
      return 'You were not signed in: the request was declined.'
    case 'unverified':
      return `${name} has not verified your email address. Verify it there, then try again.`
    case 'past-proxy':
      return 'This request did not come by the way that signs people in here. Open the site by its usual address, or ask who runs it.'
    case 'unnamed':
      return 'The way that signs people in here did not say who you are. Sign in there first, or ask the person who runs this site.'
    case 'sign-up':
      return signUp === 'invitation'
        ? `There is no account for your address yet, and new ones are by invitation here. Open the link of your invitation and continue with ${name} from there, or ask the person who runs this site for one.`
        : 'There is no account for your address, and new ones are not made here at present. Ask the person who runs this site.'
    case 'invitation':
      return 'This invitation does not work: it was used or withdrawn, has expired, or is for another email address. Ask for a new one.'
    case 'taken':
      return `There is an account with this address already, and it is not proved on both sides to be yours. ${
        hasPasswords
          ? 'Sign in with your password, or set a new one by “Forgot password?”.'
          : 'Ask the person who runs this site.'
      }`
    case 'suspended':
      return 'This account is suspended. Write to the person who runs this site.'
    case 'stale':
      return 'That took too long, or was begun in another browser. Please try again.'
    case 'often':
      return 'Too many attempts. Wait a minute, then try again.'
    case 'down':
      return `${name} could not be reached. Try again in a moment.`
    default:
      return 'That sign-in did not finish. Please try again.'
  }
}
