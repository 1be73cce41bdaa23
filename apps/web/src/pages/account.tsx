import { useQuery } from '@tanstack/react-query'
import { ApiKeyList } from '#web/features/account/api-key-list.tsx'
import { ConnectedAppList } from '#web/features/account/apps/connected-app-list.tsx'
import { ConfirmEmail } from '#web/features/account/confirm-email.tsx'
import { DeleteAccount } from '#web/features/account/delete-account.tsx'
import { EmailForm } from '#web/features/account/email-form.tsx'
import { ExportData } from '#web/features/account/export-data.tsx'
import { PasskeyList } from '#web/features/account/passkeys/passkey-list.tsx'
import { PasswordForm } from '#web/features/account/password-form.tsx'
import { ProfileForm } from '#web/features/account/profile-form.tsx'
import { SessionList } from '#web/features/account/session-list.tsx'
import { SettingsSection } from '#web/features/account/settings-section.tsx'
import { WebhookList } from '#web/features/account/webhooks/webhook-list.tsx'
import { PreferencesForm } from '#web/features/preferences/preferences-form.tsx'
import { ShareLinkList } from '#web/features/sharing/share-link-list.tsx'
import { useSession } from '#web/shared/api/use-session.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { preferencesQuery } from '#web/shared/data/preferences.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { useAddressSearch } from '#web/shared/lib/use-address-search.ts'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Settings' }

export function meta() {
  return pageMeta({
    path: PATHS.account,
    title: 'Settings',
    description: 'Your account and what the generator starts with.',
    index: false,
  })
}

const SECTIONS = [
  ['preferences', 'Preferences'],
  ['profile', 'Profile'],
  ['email-address', 'Email'],
  ['password', 'Password'],
  ['passkeys', 'Passkeys'],
  ['devices', 'Devices'],
  ['links', 'Share links'],
  ['keys', 'API keys'],
  ['apps', 'Apps'],
  ['webhooks', 'Webhooks'],
  ['data', 'Your data'],
] as const

export default function AccountPage() {
  const session = useSession()
  const reading = useQuery(preferencesQuery())
  const preferences = reading.data
  const hasPasswords = useQuery(configQuery()).data?.passwords ?? true
  const [search, setSearch] = useAddressSearch()
  const token = search.get('email_token')
  if (session.status !== 'signed-in') return null
  const { name, email } = session.user
  const missing = (label: string) =>
    reading.isError ? (
      <LoadNote error={reading.error} onRetry={() => void reading.refetch()} />
    ) : (
      <FormSkeleton label={label} />
    )

  return (
    <div className="mx-auto max-w-[1080px] pb-16">
      <PageTitle title="Settings" />
      {token && (
        <ConfirmEmail token={token} current={email} onDone={() => setSearch({}, { replace: true })} />
      )}
      <nav aria-label="Settings" className="no-scrollbar fade-end flex gap-1 overflow-x-auto px-2 pb-3">
        {SECTIONS.filter(([id]) => hasPasswords || id !== 'password').map(([id, title]) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex h-(--control-small) flex-none items-center rounded-3 px-2 font-[550] max-md:h-11 text-ink-2 hover:bg-hover hover:text-ink"
          >
            {title}
          </a>
        ))}
      </nav>
      <SettingsSection
        id="preferences"
        title="Preferences"
        lead="What the generator starts with. Changes save automatically."
      >
        {preferences ? <PreferencesForm preferences={preferences} /> : missing('preferences')}
      </SettingsSection>
      <SettingsSection id="profile" title="Profile" lead="Your name, here and in the gallery.">
        {preferences ? <ProfileForm name={name} preferences={preferences} /> : missing('profile')}
      </SettingsSection>
      <SettingsSection id="email-address" title="Email" lead="The address you sign in with.">
        <EmailForm email={email} />
      </SettingsSection>
      {hasPasswords && (
        <SettingsSection
          id="password"
          title="Password"
          lead="Changing it signs out your other devices, revokes your API keys, disconnects your apps, removes your passkeys and turns your webhooks off."
        >
          <PasswordForm />
        </SettingsSection>
      )}
      <SettingsSection
        id="passkeys"
        title="Passkeys"
        lead="Sign in by your device or password manager, without typing a password. Each is yours until you remove it or set a new password."
      >
        <PasskeyList />
      </SettingsSection>
      <SettingsSection id="devices" title="Devices" lead="Where you’re signed in.">
        <SessionList />
      </SettingsSection>
      <SettingsSection
        id="links"
        title="Share links"
        lead="Anyone with one of these links can view that picture."
      >
        <ShareLinkList />
      </SettingsSection>
      <SettingsSection
        id="keys"
        title="API keys"
        lead={
          <>
            Use Easel from scripts, or from programs that speak OpenAI’s image format: their base address is
            this site’s with /v1. Keys share your limits and can’t change account settings.{' '}
            <a href={inSite('/api/docs')} className="underline underline-offset-3">
              API reference
            </a>
          </>
        }
      >
        <ApiKeyList />
      </SettingsSection>
      <SettingsSection
        id="apps"
        title="Connected apps"
        lead="Assistants and other apps that you allowed to make and see pictures as you, through /mcp."
      >
        <ConnectedAppList />
      </SettingsSection>
      <SettingsSection
        id="webhooks"
        title="Webhooks"
        lead="Let your own programs know as soon as something is finished. A delivery that fails is retried for three days."
      >
        <WebhookList />
      </SettingsSection>
      <SettingsSection id="data" title="Your data" lead="Take it with you, or leave nothing behind.">
        <div className="grid gap-8">
          <ExportData />
          <DeleteAccount />
        </div>
      </SettingsSection>
    </div>
  )
}

function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={`Loading ${label}`} className="grid gap-3 py-3">
      <div className="skeleton h-10" />
      <div className="skeleton h-10" />
      <div className="skeleton h-10" />
    </div>
  )
}
