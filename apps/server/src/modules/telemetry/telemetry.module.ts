import type { Database } from '../../platform/database/database.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { reportWebVital } from './report-web-vital.ts'
import { addTelemetryRoutes } from './telemetry.routes.ts'
import { trackEvent } from './track-event.ts'

export type TelemetryModule = { readonly mountRoutes: (mount: Mount) => void }

export function createTelemetryModule(deps: { database: Database }): TelemetryModule {
  const useCases = { trackEvent: trackEvent(deps), reportWebVital: reportWebVital(deps) }
  return { mountRoutes: (mount) => addTelemetryRoutes(mount, useCases) }
}
