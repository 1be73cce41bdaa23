import type { HttpApp } from './context.ts'

export type Hosts = {
  /** The real site's; undefined means that every host is as good as another. */
  readonly production: string | undefined
  readonly preview: string | undefined
}

/** Brings whoever opens a page under another host name to the real one. The browser keeps the part after `#` by itself. */
export function addHostRedirect(app: HttpApp, { production, preview }: Hosts): void {
  if (!production) return
  const own = new Set([production, preview])
  app.get('*', async (c, next) => {
    const host = c.req.header('host')?.toLowerCase() ?? ''
    const isMachine = c.req.path.startsWith('/api/') || c.req.path.startsWith('/images/')
    if (isMachine || own.has(host) || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host))
      return next()
    const { search } = new URL(c.req.url)
    return c.redirect(`https://${production}${c.req.path}${search}`, 308)
  })
}
