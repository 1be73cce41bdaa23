import { exportAccount } from '@easel/contract/account'
import { AppError } from '../../platform/app-error.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

export type PersonalDataParts = {
  readonly requestExport: UseCase<typeof exportAccount>
  /** The ticket's archive and its name; undefined for an invalid ticket. */
  readonly openExport: (
    ticket: string,
  ) => Promise<{ readonly name: string; readonly archive: ReadableStream<Uint8Array> } | undefined>
}

export function addPersonalDataRoutes(app: HttpApp, mount: Mount, parts: PersonalDataParts): void {
  mount(exportAccount, parts.requestExport)
  app.get('/api/account/export', async (c) => {
    const opened = await parts.openExport(c.req.query('ticket') ?? '')
    if (!opened)
      throw new AppError('not_found', {
        message: 'This download has expired. Ask for it once more in Settings.',
      })
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="${opened.name}"`)
    return c.body(opened.archive)
  })
}
