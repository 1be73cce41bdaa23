import * as endpoints from '@easel/contract/telemetry'
import type { Database, Tx } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import { reportWebVital } from './report-web-vital.ts'
import { type AppEvent, createTelemetryRepository } from './telemetry.repository.ts'
import { trackEvent } from './track-event.ts'

export type TelemetryModule = {
  readonly mountRoutes: (mount: Mount) => void
  /** For modules whose work finishes in the background; used inside the transaction that ends it. */
  readonly recordAppEvent: (tx: Tx, userId: string, event: AppEvent) => Promise<void>
  /** Deletes reports older than this. */
  readonly forgetBefore: (before: Date, signal?: AbortSignal) => Promise<void>
}

export function createTelemetryModule(deps: { database: Database }): TelemetryModule {
  const useCases = { trackEvent: trackEvent(deps), reportWebVital: reportWebVital(deps) }
  return {
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    recordAppEvent: async (tx, userId, event) => {
      await createTelemetryRepository(tx).addEvent(userId, event)
    },
    forgetBefore: (before, signal) =>
      deleteInSlices(deps.database, { name: 'reports', signal }, (tx, limit) =>
        createTelemetryRepository(tx).forgetBefore(before, limit),
      ),
  }
}
