import { AppError } from '../../platform/app-error.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { BatchFile } from './download-batch.ts'

/** `GET /batch-downloads/{ticket}`: the archive, or the comparison as one picture. */
export function addBatchDownloads(
  app: HttpApp,
  open: (ticket: string) => Promise<BatchFile | undefined>,
): void {
  app.get('/batch-downloads/:ticket', async (c) => {
    const file = await open(c.req.param('ticket'))
    if (!file)
      throw new AppError('not_found', { message: 'This download has expired. Ask for it once more.' })
    c.header('Content-Type', file.mediaType)
    c.header('Content-Disposition', `attachment; filename="${file.fileName}"`)
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(file.body)
  })
}
