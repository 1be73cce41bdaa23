import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getCookie } from 'hono/cookie'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { HttpApp, HttpContext } from './context.ts'
import type { Site, SiteFile } from './static-site.ts'

/** Pages that are there for some: for a request without the cookie they have the status of a page that is not. */
export type RestrictedPages = { readonly paths: readonly string[]; readonly cookie: string }

/** The web app's pages and files, for every path that no endpoint has. Add it after all endpoints. */
export function addStaticSite(app: HttpApp, site: Site, restricted: RestrictedPages): void {
  app.get('*', async (c, next) => {
    const found = site.find(c.req.path, c.req.header('accept') ?? '')
    if (!found) return next()
    if (c.req.path !== '/' && c.req.path.endsWith('/') && !found.isMissing) {
      const { search } = new URL(c.req.url)
      return c.redirect(`${c.req.path.slice(0, -1)}${search}`, 308)
    }
    const isHidden = restricted.paths.includes(c.req.path) && !getCookie(c, restricted.cookie)
    return sendFile(c, found.file, found.isMissing || isHidden ? 404 : 200)
  })
}

async function sendFile(c: HttpContext, file: SiteFile, status: 200 | 404): Promise<Response> {
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
  return c.body(new Uint8Array(encoded || file.bytes), status)
}

/** Fast rather than smallest: this page is made for one request. */
const pack = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (html: Buffer) => promisify(gzip)(html),
} as const

/** A built page with something of its own written into it for this request; its scripts and so its policy stay the same. */
export async function sendPage(c: HttpContext, built: SiteFile, html: string): Promise<Response> {
  const bytes = Buffer.from(html)
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '')
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}${encoding ? `-${encoding}` : ''}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Encoding')
  if (built.contentSecurityPolicy) c.header('Content-Security-Policy', built.contentSecurityPolicy)
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', built.type)
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(encoding ? await pack[encoding](bytes) : bytes))
}
