import type { SignUpMode } from '@easel/contract/config'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AuthForms, type AuthTab } from '#web/features/account/auth-forms.tsx'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { useReturnPath } from '#web/features/account/use-return-path.ts'
import { useSignUpMode } from '#web/features/account/use-sign-up-mode.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'

export const handle = { program: 'on-presence' }

export function meta() {
  return pageMeta({
    path: PATHS.auth,
    title: 'Sign in',
    description: 'Sign in or create an account: five pictures a day, free.',
    picture: 'lake-photorealistic',
  })
}

export default function AuthPage() {
  const session = useSession()
  const location = useLocation()
  const isHydrated = useHydrated()
  const invitation = invitationIn(isHydrated ? location.hash : '')
  const mode = useSignUpMode()
  const [chosen, setTab] = useState<AuthTab>()
  const tab = chosen ?? (invitation === undefined ? 'sign-in' : 'sign-up')
  const from = useReturnPath()
  if (session.status === 'signed-in') return <Navigate to={from} replace />
  return (
    <AuthFrame
      title={tab === 'sign-in' ? 'Welcome back' : 'Create your account'}
      lead={tab === 'sign-in' ? 'Sign in to continue.' : leadOf(mode, invitation)}
    >
      <AuthForms tab={tab} onTab={setTab} invitation={invitation} />
    </AuthFrame>
  )
}

/** The invitation in the page's link: it follows the hash sign, so that no server on the way sees it. */
function invitationIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('invitation') ?? undefined
}

function leadOf(mode: SignUpMode, invitation: string | undefined): string {
  if (mode === 'closed') return 'Sign-up is closed.'
  if (mode === 'open') return 'Five pictures a day, free. No card.'
  return invitation === undefined ? 'Sign-up is by invitation.' : 'You are invited. It takes a minute.'
}
