import type { GenerationRecord } from '@easel/contract/generations'
import type { listModerationCases, ModerationCase } from '@easel/contract/moderation'
import type { Database, Tx } from '../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { Right } from '../rights/index.ts'
import { createModerationRepository } from './moderation.repository.ts'

const PAGE = 20
const REPORTS_SHOWN = 20

type Position = { readonly at: Date; readonly id: string }
type Found = {
  readonly pictures: GenerationRecord[]
  readonly counts: ReadonlyMap<string, number>
  readonly next: Position | undefined
}

export function listCases(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly pictures: Pick<StoredPictures, 'findAny' | 'findHidden'>
  readonly moderators: Right
}): UseCase<typeof listModerationCases> {
  const { database, pictures, moderators } = deps

  async function findOpen(tx: Tx, after: Position | undefined): Promise<Found> {
    const position = after && { since: after.at, id: after.id }
    const cases = await createModerationRepository(tx).findOpen(position, PAGE + 1)
    const page = cases.slice(0, PAGE)
    const ids = page.map((row) => row.generation_id)
    const byId = new Map((await pictures.findAny(tx, ids)).map((picture) => [picture.id, picture]))
    const last = page.at(-1)
    return {
      pictures: ids.flatMap((id) => byId.get(id) ?? []),
      counts: new Map(page.map((row) => [row.generation_id, row.report_count])),
      next: cases.length > PAGE && last ? { at: last.since, id: last.generation_id } : undefined,
    }
  }

  async function findHidden(tx: Tx, after: Position | undefined): Promise<Found> {
    const found = await pictures.findHidden(tx, after, PAGE + 1)
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return {
      pictures: page.map(({ picture }) => picture),
      counts: new Map(),
      next: found.length > PAGE && last ? { at: last.hiddenAt, id: last.picture.id } : undefined,
    }
  }

  return async ({ query }, { actor }) => {
    await moderators.require(actor)
    const after = query.cursor === undefined ? undefined : readPosition(query.cursor)
    return database.asSystem(async (tx) => {
      const found = await (query.state === 'open' ? findOpen(tx, after) : findHidden(tx, after))
      const ids = found.pictures.map(({ id }) => id)
      const reports = await createModerationRepository(tx).findReports(ids, REPORTS_SHOWN)
      const items = found.pictures.map((picture): ModerationCase => {
        const own = reports.filter((report) => report.generation_id === picture.id)
        return {
          picture,
          report_count: found.counts.get(picture.id) ?? own.length,
          reports: own.map(({ reason, note, created_at }) => ({
            reason,
            note,
            created_at: created_at.toISOString(),
          })),
        }
      })
      return { items, nextCursor: found.next ? writeCursor(found.next.at.getTime(), found.next.id) : null }
    })
  }
}

function readPosition(cursor: string): Position {
  const [time, id = ''] = readCursor(cursor, /^(\d{1,15})\.(gen_[0-9a-hjkmnp-tv-z]{26})$/)
  return { at: new Date(Number(time)), id }
}
