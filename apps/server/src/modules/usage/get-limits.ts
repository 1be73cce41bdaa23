import type { getLimits as endpoint } from '@easel/contract/usage'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Allowance } from './allowance.ts'

export function getLimits(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly allowance: Pick<Allowance, 'read'>
}): UseCase<typeof endpoint> {
  return (_input, { actor }) =>
    deps.database.asUser(actor.userId, (tx) => deps.allowance.read(tx, actor.userId, actor.timeZone))
}
