import * as endpoints from '@easel/contract/telemetry'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type UseCases = {
  trackEvent: UseCase<typeof endpoints.trackEvent>
  reportWebVital: UseCase<typeof endpoints.reportWebVital>
}

export function addTelemetryRoutes(mount: Mount, useCases: UseCases): void {
  mount(endpoints.trackEvent, useCases.trackEvent)
  mount(endpoints.reportWebVital, useCases.reportWebVital)
}
