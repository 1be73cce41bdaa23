import { Link } from 'react-router'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { RequestResetForm } from '#web/features/account/request-reset-form.tsx'
import { SetPasswordForm } from '#web/features/account/set-password-form.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'

export const handle = { program: 'on-presence' }

export function meta() {
  return pageMeta({
    path: PATHS.resetPassword,
    title: 'Reset password',
    description: 'Ask for a link to set a new password.',
    index: false,
  })
}

export default function ResetPasswordPage() {
  const [search] = useHydratedSearch()
  const token = search.get('token')
  const expired = search.get('error') !== null
  return (
    <AuthFrame
      title={token ? 'Choose a new password' : 'Reset your password'}
      lead={token ? 'Use one you don’t use anywhere else.' : 'We’ll email you a link to set a new one.'}
    >
      {expired && (
        <p role="alert" className="rounded-3 bg-madder-tint p-3 leading-normal text-madder-ink">
          This link has expired or was already used. Request a new one.
        </p>
      )}
      {token ? <SetPasswordForm token={token} /> : <RequestResetForm />}
      <p>
        <Link to={PATHS.auth} className="reach text-ink-2 underline underline-offset-3">
          Back to sign in
        </Link>
      </p>
    </AuthFrame>
  )
}
