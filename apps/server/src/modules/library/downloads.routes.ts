import { AppError } from '../../platform/app-error.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { attachment } from './file-names.ts'
import type { OpenDownload } from './open-download.ts'

/** `GET /downloads/{token}`: the link's file or archive. */
export function addDownloadRoutes(app: HttpApp, open: OpenDownload): void {
  app.get('/downloads/:token', async (c) => {
    const download = await open(c.req.param('token'))
    if (!download) throw new AppError('not_found')
    c.header('Content-Type', download.mediaType)
    c.header('Content-Disposition', attachment(download.fileName))
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(download.body)
  })
}
