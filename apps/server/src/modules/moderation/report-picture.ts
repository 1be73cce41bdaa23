import type { ReportReason, reportPicture, reportShare } from '@easel/contract/moderation'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createModerationRepository } from './moderation.repository.ts'

export type ReportDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly clock: Clock
  /** From the gallery. */
  readonly isShown: (tx: Tx, generationId: string) => Promise<boolean>
  /** From share links: the picture behind a valid token. */
  readonly findSharedId: (token: string) => Promise<string | undefined>
}

/** Anyone with an account reports a picture they can see: published, or shared by a link they have. */
export function createReports({ database, clock, isShown, findSharedId }: ReportDeps): {
  readonly reportPicture: UseCase<typeof reportPicture>
  readonly reportShare: UseCase<typeof reportShare>
} {
  async function add(tx: Tx, userId: string, id: string, body: { reason: ReportReason; note: string }) {
    const row = { generation_id: id, user_id: userId, ...body, created_at: clock.now() }
    return { is_new: await createModerationRepository(tx).addReport(row) }
  }
  return {
    reportPicture: ({ params: { id }, body }, { actor: { userId } }) =>
      database.asUser(userId, async (tx) => {
        if (!(await isShown(tx, id))) throw new AppError('not_found')
        return add(tx, userId, id, body)
      }),
    reportShare: async ({ params: { token }, body }, { actor: { userId } }) => {
      const id = await findSharedId(token)
      if (id === undefined) throw new AppError('not_found')
      return database.asUser(userId, (tx) => add(tx, userId, id, body))
    },
  }
}
