import { AppError } from '../../platform/app-error.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { PictureFormat } from './picture-variants.ts'
import type { FoundPicture, readPicture } from './read-picture.ts'

const NAME = /^(gen_[0-9a-hjkmnp-tv-z]{26})\.(png|jpg|webp|avif)$/

/** A stored picture never changes; what may change is who may see it. */
const CACHE_CONTROL = {
  signed: 'private, max-age=604800, immutable',
  owner: 'private, no-cache',
  // Asked about each time, so that it is private again the moment its owner takes it back.
  public: 'public, no-cache',
} as const satisfies Record<FoundPicture['access'], string>

/** `GET /images/{id}.{png|jpg|webp|avif}?w=&e=&s=`: by signed address, for the owner's session, or for everybody when the picture is public. */
export function addImageRoutes(
  app: HttpApp,
  deps: { readonly read: ReturnType<typeof readPicture>; readonly authenticate: Authenticate },
): void {
  app.get('/images/:name', async (c) => {
    const [, id, format] = NAME.exec(c.req.param('name')) ?? []
    if (!id || !format) throw new AppError('not_found')
    const { w, e, s } = c.req.query()
    if (w !== undefined && !/^[1-9]\d{0,4}$/.test(w))
      throw new AppError('invalid_request', { fields: { w: 'The width is a number of pixels' } })
    const picture = await deps.read({
      id,
      format: format as PictureFormat,
      width: w === undefined ? undefined : Number(w),
      signature: e !== undefined && s !== undefined ? { expires: e, text: s } : undefined,
      findCaller: () => deps.authenticate(c.req.raw),
    })
    c.header('ETag', `"${picture.tag}"`)
    c.header('Cache-Control', CACHE_CONTROL[picture.access])
    c.header('Vary', 'Authorization')
    if (c.req.header('if-none-match')?.includes(`"${picture.tag}"`)) return c.body(null, 304)
    const bytes = await picture.read()
    if (!bytes) throw new AppError('not_found')
    c.header('Content-Type', picture.mediaType)
    return c.body(new Uint8Array(bytes))
  })
}
