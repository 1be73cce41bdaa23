import { LogOut } from 'lucide-react'
import { useSignOut } from '#web/features/account/use-sign-out.ts'
import { PreferencesForm } from '#web/features/preferences/preferences-form.tsx'
import { useSession } from '#web/shared/api/use-session.ts'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Settings' }

export function meta() {
  return pageMeta({
    title: 'Settings',
    description: 'Your account and what the generator starts with.',
    index: false,
  })
}

export default function AccountPage() {
  const session = useSession()
  const preferences = usePreferences()
  const signOut = useSignOut()
  if (session.status !== 'signed-in') return null

  return (
    <div className="mx-auto max-w-[720px] pb-12">
      <PageTitle title="Settings" />
      <section className="px-4">
        <h2 className="heading mb-1 text-22">Account</h2>
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
          <div>
            <p className="font-semibold">{session.user.name}</p>
            <p className="text-ink-3">{session.user.email}</p>
          </div>
          <Button onClick={() => void signOut()}>
            <LogOut size={16} aria-hidden="true" />
            Sign out
          </Button>
        </div>
      </section>
      <section className="px-4 pt-8">
        <h2 className="heading mb-1 text-22">Preferences</h2>
        {preferences ? (
          <PreferencesForm preferences={preferences} />
        ) : (
          <div role="status" aria-label="Loading preferences" className="grid gap-3 py-3">
            <div className="skeleton h-10" />
            <div className="skeleton h-10" />
            <div className="skeleton h-10" />
          </div>
        )}
      </section>
    </div>
  )
}
