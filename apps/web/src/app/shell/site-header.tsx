import { Menu } from 'lucide-react'
import { useLocation } from 'react-router'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { Logo } from '#web/shared/ui/logo.tsx'
import { PageLink } from '#web/shared/ui/page-link.tsx'
import { ThemeToggle } from '#web/shared/ui/theme-toggle.tsx'

const LINKS = [
  { to: PATHS.generate, label: 'Generate' },
  { to: PATHS.gallery, label: 'Gallery' },
  { to: PATHS.styles, label: 'Styles' },
  { to: PATHS.pricing, label: 'Pricing' },
  { to: PATHS.blog, label: 'Blog' },
] as const

export function SiteHeader() {
  return (
    <header className="relative z-10 flex h-15 items-center gap-1 px-(--gutter) max-md:h-14">
      <Logo className="mr-6 text-[24px] max-md:mr-auto max-md:text-[22px]" />
      <nav aria-label="Site" className="flex max-md:hidden">
        {LINKS.map(({ to, label }) => (
          <PageLink
            key={to}
            to={to}
            className="rounded-3 px-2.5 py-2 text-14 font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:text-ink"
          >
            {label}
          </PageLink>
        ))}
      </nav>
      <span className="flex-1 max-md:hidden" />
      <ThemeToggle />
      <ButtonLink
        variant="quiet"
        to={PATHS.auth}
        className="text-14 in-data-session:hidden max-[370px]:hidden"
      >
        Sign in
      </ButtonLink>
      <ButtonLink variant="solid" to={PATHS.generate}>
        Open studio
      </ButtonLink>
      <PhoneMenu />
    </header>
  )
}

/** The same links on a phone, in a native popover, which also works on pages that ship no program. */
function PhoneMenu() {
  const { pathname } = useLocation()
  return (
    // The key closes the menu on navigation.
    <div key={pathname} className="-mr-2 md:hidden">
      <button
        type="button"
        aria-label="Site menu"
        popoverTarget="site-menu"
        className="grid size-11 place-items-center rounded-3 hover:bg-hover"
      >
        <Menu size={18} aria-hidden="true" />
      </button>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Site"
        className="dialog-card fixed inset-auto top-14 right-(--gutter) w-48 rounded-3 p-1 text-ink"
      >
        {LINKS.map(({ to, label }) => (
          <PageLink
            key={to}
            to={to}
            className="flex h-11 items-center rounded-2 px-3 text-14 font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:text-ink"
          >
            {label}
          </PageLink>
        ))}
      </nav>
    </div>
  )
}
