import { AppError } from '../../platform/app-error.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { MEDIA_TYPES, type PictureFormat, type StoredPictures } from '../generations/index.ts'
import type { FindShared } from './find-shared.ts'

const NAME = /^([0-9A-Za-z]{12})\.(png|jpg|webp|avif)$/

/** `GET /images/shared/{token}.{png|jpg|webp|avif}?w=`: a link's picture, while the link works. */
export function addSharedImageRoutes(
  app: HttpApp,
  deps: { readonly find: FindShared; readonly read: StoredPictures['readVariant'] },
): void {
  app.get('/images/shared/:name', async (c) => {
    const [, token, extension] = NAME.exec(c.req.param('name')) ?? []
    const w = c.req.query('w')
    if (w !== undefined && !/^[1-9]\d{0,4}$/.test(w))
      throw new AppError('invalid_request', { fields: { w: 'The width is a number of pixels' } })
    const row = token === undefined ? undefined : await deps.find(token)
    if (!row) throw new AppError('not_found')
    const format = extension as PictureFormat
    const tag = `"${row.sha256.slice(0, 24)}-${w ?? 'full'}-${format}"`
    c.header('ETag', tag)
    // Revalidated each time, so that it ends with the link.
    c.header('Cache-Control', 'private, no-cache')
    c.header('X-Robots-Tag', 'noindex')
    // Other sites may embed it.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
    const bytes = await deps.read(row.file_key, { format, width: w === undefined ? undefined : Number(w) })
    if (!bytes) throw new AppError('not_found')
    c.header('Content-Type', MEDIA_TYPES[format])
    return c.body(new Uint8Array(bytes))
  })
}
