import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { SignInForm } from '#web/features/account/sign-in-form.tsx'
import { SignUpForm } from '#web/features/account/sign-up-form.tsx'
import { useSession } from '#web/shared/api/use-session.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS, safeReturnPath } from '#web/shared/lib/paths.ts'

export const handle = { program: 'on-presence' }

export function meta() {
  return pageMeta({
    path: PATHS.auth,
    title: 'Sign in',
    description: 'Sign in or create an account: five pictures a day, free.',
    picture: 'lake-photorealistic',
  })
}

const TAB =
  'grid h-7 place-items-center rounded-2 px-2 font-medium text-ink-2 hover:text-ink data-[state=active]:bg-raised data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[0_0_0_1px_var(--line-2),var(--edge),var(--depth-1)] max-md:h-10'

export default function AuthPage() {
  const session = useSession()
  const location = useLocation()
  const [tab, setTab] = useState('sign-in')
  const from = safeReturnPath(location.state?.from)
  if (session.status === 'signed-in') return <Navigate to={from} replace />
  return (
    <AuthFrame
      title={tab === 'sign-in' ? 'Back to the bench' : 'Take a seat at the bench'}
      lead={tab === 'sign-in' ? 'Sign in to continue.' : 'Five pictures a day, free. No card.'}
    >
      <Tabs.Root value={tab} onValueChange={setTab} className="grid gap-4">
        <Tabs.List
          aria-label="Sign in or create an account"
          className="groove grid grid-cols-2 rounded-3 p-0.5"
        >
          {/* A press before the page's program has come is repeated as a click, which the tabs alone would not hear. */}
          <Tabs.Trigger value="sign-in" className={TAB} onClick={() => setTab('sign-in')}>
            Sign in
          </Tabs.Trigger>
          <Tabs.Trigger value="sign-up" className={TAB} onClick={() => setTab('sign-up')}>
            Create account
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="sign-in">
          <SignInForm />
        </Tabs.Content>
        <Tabs.Content value="sign-up">
          <SignUpForm />
        </Tabs.Content>
      </Tabs.Root>
      <p className="leading-normal text-ink-3">
        By continuing you accept the{' '}
        <Link to={PATHS.terms} className="underline underline-offset-3">
          Terms
        </Link>{' '}
        and{' '}
        <Link to={PATHS.privacy} className="underline underline-offset-3">
          Privacy
        </Link>
        .
      </p>
    </AuthFrame>
  )
}
