import { exportSizeSchema } from '@easel/contract/library/export-sizes'
import * as z from 'zod/mini'
import { requireScope } from '../../platform/access/require-scope.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { PictureFormat } from './picture-variants.ts'
import type { FoundPicture, PictureQuery, readPicture } from './read-picture.ts'

const NAME = /^(gen_[0-9a-hjkmnp-tv-z]{26})\.(png|jpg|webp|avif)$/

/** A stored picture never changes; access to it may. */
const CACHE_CONTROL = {
  signed: 'private, max-age=604800, immutable',
  owner: 'private, no-cache',
  // Revalidated each time, so that it is private again the moment its owner unpublishes it.
  public: 'public, no-cache',
} as const satisfies Record<FoundPicture['access'], string>

/**
 * `GET /images/{id}.{png|jpg|webp|avif}?w=&size=&x=&y=&download=1&e=&s=`: by signed URL, for the owner's session, or for everyone if public.
 * `size` crops, `download` makes the browser save it.
 */
export function addImageRoutes(
  app: HttpApp,
  deps: { readonly read: ReturnType<typeof readPicture>; readonly authenticate: Authenticate },
): void {
  app.get('/images/:name', async (c) => {
    const [, id, format] = NAME.exec(c.req.param('name')) ?? []
    if (!id || !format) throw new AppError('not_found')
    const { w, e, s, size, x, y, download } = c.req.query()
    if (w !== undefined && !/^[1-9]\d{0,4}$/.test(w))
      throw new AppError('invalid_request', { fields: { w: 'The width is a number of pixels' } })
    const cut = readCut(size, x, y)
    const picture = await deps.read({
      id,
      format: format as PictureFormat,
      width: w === undefined ? undefined : Number(w),
      cut,
      signed: e !== undefined && s !== undefined ? { expires: e, signature: s } : undefined,
      findCaller: async () => {
        const caller = await deps.authenticate(c.req.raw)
        if (caller) requireScope(caller, 'read')
        return caller
      },
    })
    c.header('ETag', `${picture.isSigned ? 'W/' : ''}"${picture.tag}"`)
    c.header('Cache-Control', CACHE_CONTROL[picture.access])
    c.header('Vary', 'Authorization')
    if (download === '1') {
      const name = ['easel', id.slice(-6), ...(cut ? [cut.size] : [])].join('-')
      c.header('Content-Disposition', `attachment; filename="${name}.${format}"`)
    }
    if (c.req.header('if-none-match')?.includes(`"${picture.tag}"`)) return c.body(null, 304)
    const bytes = await picture.read()
    if (!bytes) throw new AppError('not_found')
    c.header('Content-Type', picture.mediaType)
    return c.body(new Uint8Array(bytes))
  })
}

/** Points are rounded to a hundredth, which is invisible. */
function readCut(
  size: string | undefined,
  x: string | undefined,
  y: string | undefined,
): PictureQuery['cut'] {
  if (size === undefined) return undefined
  const known = z.safeParse(exportSizeSchema, size)
  if (!known.success)
    throw new AppError('invalid_request', { fields: { size: 'That is not one of the sizes' } })
  if (x === undefined && y === undefined) return { size: known.data, focus: undefined }
  const isShare = (text: string | undefined) => /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(text ?? '')
  if (!isShare(x) || !isShare(y))
    throw new AppError('invalid_request', {
      fields: { x: 'The point is from 0 to 1', y: 'The point is from 0 to 1' },
    })
  const round = (text: string | undefined) => Math.round(Number(text) * 100) / 100
  return { size: known.data, focus: { x: round(x), y: round(y) } }
}
