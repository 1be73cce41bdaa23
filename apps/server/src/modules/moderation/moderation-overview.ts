import type { getModeration, listModerationLog } from '@easel/contract/moderation'
import type { Database } from '../../platform/database/database.ts'
import { notACursor } from '../../platform/page-cursor.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Right } from '../rights/index.ts'
import { createModerationRepository } from './moderation.repository.ts'
import { toModerationEntry } from './moderation.table.ts'

const PAGE = 50

type OverviewDeps = { readonly database: Pick<Database, 'asSystem'>; readonly moderators: Right }

export function getOverview({ database, moderators }: OverviewDeps): UseCase<typeof getModeration> {
  return async (_input, { actor }) => {
    if (!(await moderators.has(actor))) return { is_moderator: false, open: 0 }
    const open = await database.asSystem((tx) => createModerationRepository(tx).countOpen())
    return { is_moderator: true, open }
  }
}

export function listLog({ database, moderators }: OverviewDeps): UseCase<typeof listModerationLog> {
  return async ({ query }, { actor }) => {
    await moderators.require(actor)
    if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) throw notACursor()
    const before = query.cursor === undefined ? undefined : Number(query.cursor)
    const rows = await database.asSystem((tx) =>
      createModerationRepository(tx).findEntries(query.generation_id, before, PAGE + 1),
    )
    const page = rows.slice(0, PAGE)
    const last = page.at(-1)
    return {
      items: page.map(toModerationEntry),
      nextCursor: rows.length > PAGE && last ? String(last.id) : null,
    }
  }
}
