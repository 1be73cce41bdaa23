import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'

type PageLinkProps = ComponentProps<typeof Link> & { readonly to: string }

/**
 * A link that says when its page is the current one. Prerendered pages are drawn with a slash at the end of their address and opened
 * without it, so both count as the same.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { pathname } = useLocation()
  const here = pathname.replace(/(?<=.)\/$/, '')
  return <Link to={to} aria-current={here === to ? 'page' : undefined} {...rest} />
}
