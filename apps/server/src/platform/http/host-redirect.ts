import { isApiPath } from './api-paths.ts'
import type { HttpApp } from './context.ts'

export type Hosts = {
  /** Production host name without port; undefined means no redirects. */
  readonly production: string | undefined
  /** Host name that is never redirected, without port. */
  readonly preview: string | undefined
  /** Public address. Redirects keep its scheme, port and path; undefined means https. */
  readonly publicUrl: string | undefined
}

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Redirects pages requested under another host name to the production host. Browsers keep the hash by themselves. */
export function addHostRedirect(app: HttpApp, { production, preview, publicUrl }: Hosts): void {
  if (!production) return
  const target = new URL(publicUrl ?? 'https://host')
  target.hostname = production
  const base = target.pathname.replace(/\/$/, '')
  app.get('*', async (c, next) => {
    const name = (c.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, '')
    const isForPrograms = isApiPath(c.req.path) || c.req.path.startsWith('/images/')
    if (isForPrograms || name === production || name === preview || LOCAL.test(name)) return next()
    const { search } = new URL(c.req.url)
    return c.redirect(`${target.origin}${base}${c.req.path}${search}`, 308)
  })
}
