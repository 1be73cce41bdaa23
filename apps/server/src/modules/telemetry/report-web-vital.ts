import type { reportWebVital as endpoint } from '@easel/contract/telemetry'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createTelemetryRepository } from './telemetry.repository.ts'

export function reportWebVital(deps: { database: Database }): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    if (!actor) return { stored: false }
    const stored = await deps.database.asUser(actor.userId, (tx) =>
      createTelemetryRepository(tx).addVital(actor.userId, body),
    )
    return { stored }
  }
}
