import { Command, PanelLeft, Settings } from 'lucide-react'
import { Link, useMatch, useMatches } from 'react-router'
import { NotificationsMenu } from '#web/features/notifications/notifications-menu.tsx'
import { PATHS } from '#web/shared/lib/paths.ts'
import { SHORTCUTS } from '#web/shared/lib/shortcuts.ts'
import { ICON_BUTTON, ICON_BUTTON_SIZE, IconButton } from '#web/shared/ui/icon-button.tsx'
import { Logo } from '#web/shared/ui/logo.tsx'
import { ThemeToggle } from '#web/shared/ui/theme-toggle.tsx'
import { AccountMenu } from './account-menu.tsx'
import { HeaderSearch } from './header-search.tsx'
import { openWindow } from './shell-window.store.ts'
import { toggleSidebar, useFolded } from './sidebar.store.ts'

export function Header() {
  const title = usePageTitle()
  const folded = useFolded()
  // The gallery page has the same search field.
  const isGallery = useMatch(PATHS.gallery) !== null
  return (
    <header className="flex items-center gap-2 border-b border-line bg-panel pr-3 pl-2 max-md:sticky max-md:top-0 max-md:z-30 max-md:[@media(max-height:360px)]:static max-md:h-(--header) max-md:gap-1 max-md:pl-3">
      <Logo compact className="mr-1 md:hidden" />
      <IconButton
        label="Toggle sidebar"
        aria-expanded={!folded}
        aria-controls="sidebar"
        className="max-md:hidden"
        onClick={toggleSidebar}
      >
        <PanelLeft size={16} aria-hidden="true" />
      </IconButton>
      <p className="truncate text-14 font-semibold">{title}</p>
      {!isGallery && <HeaderSearch className="mx-auto w-[min(320px,32vw)] max-md:hidden" />}
      <span className="ml-auto flex items-center gap-2 max-md:gap-0">
        <IconButton
          label="Search and commands"
          title={`Search and commands (${SHORTCUTS.palette.keys.join('+')})`}
          className="max-md:hidden"
          onClick={() => openWindow('palette')}
        >
          <Command size={16} aria-hidden="true" />
        </IconButton>
        <NotificationsMenu />
        <Link
          to={PATHS.account}
          aria-label="Settings"
          title="Settings"
          className={`${ICON_BUTTON} ${ICON_BUTTON_SIZE} max-md:hidden`}
        >
          <Settings size={16} aria-hidden="true" />
        </Link>
        <ThemeToggle />
        <AccountMenu />
      </span>
    </header>
  )
}

/** A page sets its title with `export const handle = { title }`. */
function usePageTitle(): string {
  const matches = useMatches()
  for (const { handle } of matches.toReversed())
    if (typeof handle === 'object' && handle !== null && 'title' in handle) return String(handle.title)
  return 'Easel'
}
