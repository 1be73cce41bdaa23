import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { Notify } from '../notifications/index.ts'
import type { Right } from '../rights/index.ts'
import { decide } from './decide.ts'
import { listCases } from './list-cases.ts'
import { addModerationRoutes, type ModerationUseCases } from './moderation.routes.ts'
import { getOverview, listLog } from './moderation-overview.ts'
import { createReports, type ReportDeps } from './report-picture.ts'

type ModerationDeps = ReportDeps & {
  readonly database: Database
  readonly events: Events
  readonly notify: Notify
  readonly pictures: StoredPictures
  readonly moderators: Right
}

export function createModerationModule(deps: ModerationDeps): {
  readonly mountRoutes: (mount: Mount) => void
} {
  const useCases: ModerationUseCases = {
    ...createReports(deps),
    overview: getOverview(deps),
    listCases: listCases(deps),
    decide: decide(deps),
    listLog: listLog(deps),
  }
  return { mountRoutes: (mount) => addModerationRoutes(mount, useCases) }
}
