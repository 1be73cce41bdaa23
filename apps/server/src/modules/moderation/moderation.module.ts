import * as endpoints from '@easel/contract/moderation'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { Notify } from '../notifications/index.ts'
import type { Right } from '../rights/index.ts'
import { decide } from './decide.ts'
import { listCases } from './list-cases.ts'
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
  const useCases: UseCasesOf<typeof endpoints> = {
    ...createReports(deps),
    getModeration: getOverview(deps),
    listModerationCases: listCases(deps),
    decideModeration: decide(deps),
    listModerationLog: listLog(deps),
  }
  return { mountRoutes: (mount) => mountAll(mount, endpoints, useCases) }
}
