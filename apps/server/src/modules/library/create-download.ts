import type { createDownload as endpoint } from '@easel/contract/library/downloads'
import { LIMITS } from '@easel/contract/limits'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createDownloadsRepository } from './downloads.repository.ts'
import { pictureFileName } from './file-names.ts'
import { createLibraryRepository } from './library.repository.ts'

const LIVES_MS = 15 * 60_000

/** Creates the link; files are made when it is opened. Other people's pictures, and those in the trash, are left out. */
export function createDownload(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly clock: Clock
  readonly makeToken: () => string
  readonly siteBase: string
}): UseCase<typeof endpoint> {
  return async ({ body }, { actor: { userId } }) => {
    const token = deps.makeToken()
    const now = deps.clock.now()
    const expires_at = new Date(now.getTime() + LIVES_MS)
    const rows = await deps.database.asUser(userId, async (tx) => {
      const rows = await createLibraryRepository(tx).findMany(userId, [...new Set(body.ids)])
      const request = { ...body, ids: rows.map(({ id }) => id) }
      if (rows.length === 0) return rows
      const downloads = createDownloadsRepository(tx)
      await assertBelowCap(tx, {
        userId,
        kind: 'downloads',
        max: LIMITS.openDownloads,
        count: () => downloads.countOpen(userId, now),
        message: `You have ${LIMITS.openDownloads} downloads ready, which is the most. Try again in a quarter of an hour.`,
      })
      await downloads.insert({ token, user_id: userId, request, expires_at })
      return rows
    })
    const [first] = rows
    if (!first) throw new AppError('not_found')
    return {
      url: `${deps.siteBase}/downloads/${token}`,
      file_name: rows.length === 1 ? pictureFileName(first, body) : zipName(now, rows.length),
      expires_at: expires_at.toISOString(),
    }
  }
}

export function zipName(now: Date, count: number): string {
  return `easel-${now.toISOString().slice(0, 10)}-${count}-pictures.zip`
}
