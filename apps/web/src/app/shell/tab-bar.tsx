import { Ellipsis } from 'lucide-react'
import { useLocation } from 'react-router'
import { PageLink } from '#web/shared/ui/page-link.tsx'
import { Drawer } from './drawer.tsx'
import { NAVIGATION, TABS } from './navigation.ts'
import { useDrawer } from './sidebar.store.ts'

const TAB =
  'grid place-items-center content-center gap-[3px] text-[min(0.6875rem,3.5vw)] font-medium text-ink-3 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:[&>svg]:text-ultramarine-ink'

/** Pages that only the drawer links to, by the first segment of their path. */
const DRAWER = new Set<string>(
  NAVIGATION.flatMap(({ items }) => items.map(({ to }) => to)).filter((to) =>
    TABS.every((tab) => tab.to !== to),
  ),
)

export function TabBar() {
  const { pathname } = useLocation()
  const isInDrawer = DRAWER.has(`/${pathname.split('/')[1]}`)
  return (
    <>
      <nav
        aria-label="Tabs"
        className="fixed inset-x-0 bottom-0 z-30 grid h-(--tabs) grid-cols-5 border-t border-line bg-panel pb-[calc(6px+env(safe-area-inset-bottom,0px))] md:hidden"
      >
        {TABS.map(({ to, label, icon: Icon }) => (
          <PageLink key={to} to={to} className={TAB}>
            <Icon size={20} aria-hidden="true" />
            {label}
          </PageLink>
        ))}
        <button
          type="button"
          aria-current={isInDrawer ? 'true' : undefined}
          className={TAB}
          onClick={() => useDrawer.setState({ open: true })}
        >
          <Ellipsis size={20} aria-hidden="true" />
          More
        </button>
      </nav>
      <Drawer />
    </>
  )
}
