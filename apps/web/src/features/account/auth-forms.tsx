import type { SignUpMode } from '@easel/contract/config'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { Link } from 'react-router'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { FormNote } from './form-note.tsx'
import { IssuerArrival } from './issuer-arrival.tsx'
import { IssuerButtons } from './issuer-buttons.tsx'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUpMode } from './use-sign-up-mode.ts'

export type AuthTab = 'sign-in' | 'sign-up'

type AuthFormsProps = {
  readonly tab: AuthTab
  readonly onTab: (tab: AuthTab) => void
  /** Parameters of the link that opened the page. */
  readonly invitation?: string | undefined
}

const TAB =
  'grid h-7 place-items-center rounded-2 px-2 font-medium text-ink-2 hover:text-ink data-[state=active]:bg-raised data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[0_0_0_1px_var(--line-2),var(--edge),var(--depth-1)] max-md:h-11'

/** Sign-in and sign-up, and the terms accepted with either. */
export function AuthForms({ tab, onTab, invitation }: AuthFormsProps) {
  const hasPasswords = useQuery(configQuery()).data?.passwords ?? true
  return (
    <>
      <IssuerArrival />
      <IssuerButtons invitation={invitation} />
      {hasPasswords && <PasswordForms tab={tab} onTab={onTab} invitation={invitation} />}
      {(tab === 'sign-in' || !hasPasswords) && <PasskeySignIn />}
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
    </>
  )
}

function PasswordForms({ tab, onTab, invitation }: AuthFormsProps) {
  const refusal = refusalOf(useSignUpMode(), invitation)
  return (
    <Tabs.Root value={tab} onValueChange={(value) => onTab(value as AuthTab)} className="grid gap-4">
      <Tabs.List
        aria-label="Sign in or create an account"
        className="groove grid grid-cols-2 rounded-3 p-0.5"
      >
        {/* A press before the page's program has come is repeated as a click, which the tabs alone would not hear. */}
        <Tabs.Trigger value="sign-in" className={TAB} onClick={() => onTab('sign-in')}>
          Sign in
        </Tabs.Trigger>
        <Tabs.Trigger value="sign-up" className={TAB} onClick={() => onTab('sign-up')}>
          Create account
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="sign-in">
        <SignInForm />
      </Tabs.Content>
      <Tabs.Content value="sign-up">
        {refusal === undefined ? <SignUpForm invitation={invitation} /> : <FormNote>{refusal}</FormNote>}
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** Why there is no form; undefined if there is one. */
function refusalOf(mode: SignUpMode, invitation: string | undefined): string | undefined {
  if (mode === 'closed')
    return 'New accounts are not made here at present. If you have one, you can sign in as before.'
  if (mode === 'invitation' && invitation === undefined)
    return 'Open the link of your invitation on this device, or ask the person who runs this site for one.'
  return undefined
}
