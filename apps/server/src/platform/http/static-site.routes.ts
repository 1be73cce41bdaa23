import { SHARE_TARGET } from '@easel/contract/paths'
import { getCookie } from 'hono/cookie'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { HttpApp, HttpContext } from './context.ts'
import type { Site, SiteFile } from './static-site.ts'

/** Pages that exist only for some people: without the cookie they answer with status 404. */
type RestrictedPages = { readonly paths: readonly string[]; readonly cookie: string }

type StaticSiteOptions = {
  readonly restricted: readonly RestrictedPages[]
  /** Base path, empty at the root of a host. */
  readonly siteBase: string
}

/** Serves the web app for every path without an endpoint. Mount it after all endpoints. */
export function addStaticSite(app: HttpApp, site: Site, options: StaticSiteOptions): void {
  const { siteBase, restricted } = options
  app.get('*', async (c, next) => {
    const found = site.find(c.req.path, c.req.header('accept') ?? '')
    if (!found) return next()
    if (c.req.path !== '/' && c.req.path.endsWith('/') && !found.isMissing) {
      const { search } = new URL(c.req.url)
      return c.redirect(`${siteBase}${c.req.path.slice(0, -1)}${search}`, 308)
    }
    const right = restricted.find(({ paths }) => paths.includes(c.req.path))
    const isHidden = right !== undefined && !getCookie(c, right.cookie)
    return sendFile(c, found.file, found.isMissing || isHidden ? 404 : 200)
  })
  // A browser that lost the service worker sends shared content here: the content is lost, but the page opens.
  app.post(SHARE_TARGET, async (c) => {
    // If it were answered during the upload, the connection would be closed, and the browser would show an error instead of the page.
    await c.req.raw.body?.pipeTo(new WritableStream())
    return c.redirect(`${siteBase}/generate`, 303)
  })
}

export async function sendFile(c: HttpContext, file: SiteFile, status: 200 | 404 = 200): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '')
  const encoded = encoding && (await file.encoded(encoding))
  const etag = encoded ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag
  c.header('ETag', etag)
  c.header('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('Vary', status === 404 ? 'Accept, Accept-Encoding' : 'Accept-Encoding')
  if (file.contentSecurityPolicy) c.header('Content-Security-Policy', file.contentSecurityPolicy)
  if (status === 200 && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  if (encoded && encoding) c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(encoded || (await file.read())), status)
}
