import { useLocation } from 'react-router'
import { PageLink } from '#web/shared/ui/page-link.tsx'
import { NAVIGATION } from './navigation.ts'

type NavigationListProps = { readonly onFollow?: () => void }

/** Both groups of links, in the sidebar and in the phone's drawer; a subpage marks its parent's entry. In a folded sidebar only the icons stay. */
export function NavigationList({ onFollow }: NavigationListProps) {
  const { pathname } = useLocation()
  return NAVIGATION.map(({ title, items }) => (
    <section key={title} aria-label={title}>
      <h2 className="px-2 pt-3 pb-[5px] text-11 font-medium text-ink-3 folded:text-center folded:[font-size:0] folded:leading-3">
        {title}
      </h2>
      {items.map(({ to, label, icon: Icon }) => (
        <PageLink
          key={to}
          to={to}
          title={label}
          {...(isWithin(pathname, to) && { 'aria-current': true })}
          // The open drawer has its own history entry, which the page replaces.
          {...(onFollow && { onClick: onFollow, replace: true })}
          className="group flex h-[30px] items-center gap-2.5 rounded-3 px-2 font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1px_var(--line),var(--edge),var(--depth-1)] max-md:h-11"
        >
          <Icon
            size={16}
            aria-hidden="true"
            className="group-aria-[current]:text-ultramarine-ink folded:mx-auto"
          />
          <span className="folded:sr-only">{label}</span>
        </PageLink>
      ))}
    </section>
  ))
}

/** Whether a page lies below another one: `/more/palette` below `/more`, and not `/more/` itself. */
function isWithin(pathname: string, to: string): boolean {
  return pathname.startsWith(`${to}/`) && pathname.length > to.length + 1
}
