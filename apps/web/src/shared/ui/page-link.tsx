import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'

type PageLinkProps = ComponentProps<typeof Link> & { readonly to: string }

/** A link that marks the current page. Prerendered pages have a trailing slash in their URL and are opened without it; both count as the same. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { pathname } = useLocation()
  const here = pathname.replace(/(?<=.)\/$/, '')
  return <Link to={to} aria-current={here === to ? 'page' : undefined} {...rest} />
}
