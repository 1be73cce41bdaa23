import { createDownloadTickets, type IsStillOpen } from '../../platform/download-tickets.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { zipStream } from '../../platform/zip/zip-stream.ts'
import { addPersonalDataRoutes } from './personal-data.routes.ts'
import { type ExportDeps, writeExport } from './write-export.ts'

export type PersonalDataModule = { readonly mountRoutes: (app: HttpApp, mount: Mount) => void }

export function createPersonalDataModule(
  deps: ExportDeps & {
    /** Signs export URLs; 32 bytes, the same in every process. */
    readonly ticketKey: Uint8Array
    readonly isStillOpen: IsStillOpen
    /** Base path of URLs; empty at the root of a host. */
    readonly siteBase: string
  },
): PersonalDataModule {
  const tickets = createDownloadTickets({ ...deps, key: deps.ticketKey })
  return {
    mountRoutes: (app, mount) =>
      addPersonalDataRoutes(app, mount, {
        requestExport: async (_input, { actor }) => {
          const { ticket, expiresAt } = tickets.issue(actor.userId)
          const url = `${deps.siteBase}/api/account/export?ticket=${ticket}`
          return { url, expires_at: expiresAt.toISOString() }
        },
        openExport: async (ticket) => {
          const userId = await tickets.read(ticket)
          if (userId === undefined) return undefined
          const day = deps.clock.now().toISOString().slice(0, 10)
          return { name: `easel-${day}.zip`, archive: zipStream(writeExport(deps, userId)) }
        },
      }),
  }
}
