import type { Database } from '../../platform/database/database.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { reportWebVital } from './report-web-vital.ts'
import { addTelemetryRoutes } from './telemetry.routes.ts'
import { trackEvent } from './track-event.ts'

export type Telemetry = { readonly routes: (mount: Mount) => void }

export function createTelemetry(deps: { database: Database }): Telemetry {
  const useCases = { trackEvent: trackEvent(deps), reportWebVital: reportWebVital(deps) }
  return { routes: (mount) => addTelemetryRoutes(mount, useCases) }
}
