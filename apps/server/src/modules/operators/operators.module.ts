import * as endpoints from '@easel/contract/operator'
import { DAY_MS } from '../../platform/clock.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Invitations } from '../invitations/index.ts'
import type { Right } from '../rights/index.ts'
import { getActivity } from './activity.ts'
import { forgetLogBefore } from './audit-log.repository.ts'
import { type Act, listLog, type Operator, writeDown } from './audit-log.ts'
import { createInviting } from './invite.ts'
import { addPeopleRoutes } from './people.routes.ts'
import { createPeople, type People, type PeopleDeps } from './people.ts'

const LOG_KEPT_MS = 365 * DAY_MS

type OperatorsDeps = PeopleDeps & {
  readonly operators: Right
  readonly invitations: Invitations
}

export type OperatorsModule = {
  readonly mountRoutes: (mount: Mount) => void
  readonly isOperator: Right['has']
  /** Records an operator's action on something other than an account. */
  readonly noteAct: (
    by: Operator,
    act: Pick<Act, 'action' | 'detail'> & { readonly subject: string },
  ) => Promise<void>
  /** Also for the command line. */
  readonly inviting: ReturnType<typeof createInviting>
  readonly people: People
  /** Deletes records older than a year. */
  readonly forgetOld: (now: Date, signal?: AbortSignal) => Promise<void>
}

export function createOperatorsModule(deps: OperatorsDeps): OperatorsModule {
  const { database, operators, invitations } = deps
  const inviting = createInviting(deps)
  const people = createPeople(deps)
  return {
    mountRoutes: (mount) => {
      mount(endpoints.getOperator, async (_input, { actor }) => ({
        is_operator: await operators.has(actor),
      }))
      addPeopleRoutes(mount, people, operators)
      mount(endpoints.listOperatorLog, listLog(deps))
      mount(endpoints.getActivity, getActivity(deps))
      mount(endpoints.listInvitations, async ({ query }, { actor }) => {
        await operators.require(actor)
        return invitations.list(query.cursor)
      })
      mount(endpoints.createInvitation, async ({ body }, { actor }) => {
        await operators.require(actor)
        return inviting.invite(actor, body)
      })
      mount(endpoints.revokeInvitation, async ({ params: { id } }, { actor }) => {
        await operators.require(actor)
        await inviting.withdraw(actor, id)
        return { id }
      })
    },
    isOperator: operators.has,
    noteAct: (by, { action, subject, detail = '' }) =>
      database.asSystem((tx) =>
        writeDown(tx, deps.clock, by, { action, subject: { id: null, email: subject }, detail }),
      ),
    inviting,
    people,
    forgetOld: (now, signal) => forgetLogBefore(database, new Date(now.getTime() - LOG_KEPT_MS), signal),
  }
}
