import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Actor } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'
import { decide } from './decide.ts'
import { listCases } from './list-cases.ts'
import { addModerationRoutes, type ModerationUseCases } from './moderation.routes.ts'
import { getOverview, listLog } from './moderation-overview.ts'
import { createModerators } from './moderators.ts'
import { createReports, type ReportDeps } from './report-picture.ts'

type ModerationDeps = ReportDeps & {
  readonly database: Database
  readonly events: Events
  readonly pictures: StoredPictures
  /** Addresses that the operator names, in lower case. */
  readonly moderatorEmails: readonly string[]
  /** Whether the account's address is verified; true where this installation sends no mail. */
  readonly isVerified: (userId: string) => Promise<boolean>
}

export function createModerationModule(deps: ModerationDeps): {
  readonly mountRoutes: (mount: Mount) => void
  /** Moderators are the operators, too. */
  readonly isModerator: (actor: Actor) => Promise<boolean>
} {
  const moderators = createModerators(deps.moderatorEmails, deps.isVerified)
  const withModerators = { ...deps, moderators }
  const useCases: ModerationUseCases = {
    ...createReports(deps),
    overview: getOverview(withModerators),
    listCases: listCases(withModerators),
    decide: decide(withModerators),
    listLog: listLog(withModerators),
  }
  return {
    mountRoutes: (mount) => addModerationRoutes(mount, useCases),
    isModerator: moderators.has,
  }
}
