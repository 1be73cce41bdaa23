import { CreditCard, Download, LogOut, User } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useSignOut } from '#web/features/account/use-sign-out.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { useInstallOffer } from '#web/shared/lib/installed-app/install-prompt.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '#web/shared/ui/menu.tsx'

const RightItems = lazy(() =>
  loadChunk(() => import('./right-items.tsx')).then(
    ({ RightItems: item }) => ({ default: item }),
    // The menu works for everyone without it.
    () => ({ default: (): ReactNode => null }),
  ),
)

export function AccountMenu() {
  const session = useSession()
  const signOut = useSignOut()
  const { install } = useInstallOffer()
  const { pathname, search } = useLocation()
  if (session.status !== 'signed-in')
    return (
      <>
        {session.status === 'checking' && (
          <span
            aria-hidden="true"
            className="skeleton hidden size-7 rounded-3 in-data-session:block max-md:mx-1.5 max-md:size-8"
          />
        )}
        {/* Before the program has looked, the page's first script knows whether there may be a session. */}
        <ButtonLink
          variant="solid"
          to={PATHS.auth}
          state={{ from: pathname + search }}
          className={session.status === 'checking' ? 'in-data-session:hidden' : ''}
        >
          Sign in
        </ButtonLink>
      </>
    )

  const { email } = session.user
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="relative grid size-7 flex-none place-items-center rounded-3 bg-slab font-display text-13 font-bold text-slab-ink uppercase after:absolute forced-colors:border max-md:mx-1.5 max-md:size-8 max-md:after:-inset-1.5"
        >
          <span className="sr-only">Account menu, {email}</span>
          <span aria-hidden="true">{email.charAt(0)}</span>
        </button>
      }
    >
      <MenuLabel>{email}</MenuLabel>
      <MenuItem asChild>
        <Link to={PATHS.account}>
          <User size={16} aria-hidden="true" />
          Account
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={PATHS.billing}>
          <CreditCard size={16} aria-hidden="true" />
          Billing
        </Link>
      </MenuItem>
      <Suspense>
        <RightItems />
      </Suspense>
      {install && (
        <MenuItem onSelect={install}>
          <Download size={16} aria-hidden="true" />
          Install Easel
        </MenuItem>
      )}
      <MenuItem onSelect={() => void signOut()}>
        <LogOut size={16} aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  )
}
