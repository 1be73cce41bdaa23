import type { listOperatorLog, OperatorAction } from '@easel/contract/operator'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { notACursor } from '../../platform/page-cursor.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Right } from '../rights/index.ts'
import { createAuditLogRepository } from './audit-log.repository.ts'

const PAGE = 50

/** An operator, or the command line, which has no account. */
export type Operator = { readonly userId: string | null; readonly email: string }

export type Act = {
  readonly action: OperatorAction
  readonly subject: { readonly id: string | null; readonly email: string }
  readonly detail?: string
}

/** Records an action in its own transaction. */
export async function writeDown(tx: Tx, clock: Clock, by: Operator, act: Act): Promise<void> {
  await createAuditLogRepository(tx).add({
    created_at: clock.now(),
    actor_id: by.userId,
    actor: by.email,
    action: act.action,
    subject_id: act.subject.id,
    subject: act.subject.email,
    detail: act.detail ?? '',
  })
}

export function listLog(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly operators: Right
}): UseCase<typeof listOperatorLog> {
  return async ({ query }, { actor }) => {
    await deps.operators.require(actor)
    if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) throw notACursor()
    const before = query.cursor === undefined ? undefined : Number(query.cursor)
    const rows = await deps.database.asSystem((tx) => createAuditLogRepository(tx).find(before, PAGE + 1))
    const page = rows.slice(0, PAGE)
    const last = page.at(-1)
    return {
      items: page.map(({ id, created_at, actor, action, subject, detail }) => ({
        id,
        created_at: created_at.toISOString(),
        actor,
        action,
        subject,
        detail,
      })),
      nextCursor: rows.length > PAGE && last ? String(last.id) : null,
    }
  }
}
