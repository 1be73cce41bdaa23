import * as moderation from '@easel/contract/moderation'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

export type ModerationUseCases = {
  readonly reportPicture: UseCase<typeof moderation.reportPicture>
  readonly reportShare: UseCase<typeof moderation.reportShare>
  readonly overview: UseCase<typeof moderation.getModeration>
  readonly listCases: UseCase<typeof moderation.listModerationCases>
  readonly decide: UseCase<typeof moderation.decideModeration>
  readonly listLog: UseCase<typeof moderation.listModerationLog>
}

export function addModerationRoutes(mount: Mount, useCases: ModerationUseCases): void {
  mount(moderation.reportPicture, useCases.reportPicture)
  mount(moderation.reportShare, useCases.reportShare)
  mount(moderation.getModeration, useCases.overview)
  mount(moderation.listModerationCases, useCases.listCases)
  mount(moderation.decideModeration, useCases.decide)
  mount(moderation.listModerationLog, useCases.listLog)
}
