import { examineInstallation } from '@easel/contract/diagnostics'
import type { Env } from '../../env.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { Actor } from '../../platform/use-case.ts'
import { examine } from './examine.ts'

/** The command's checks, run inside the server. Unknown variables were logged at startup. */
export function mountDoctor(
  mount: Mount,
  deps: {
    readonly env: Env
    readonly database: Pick<Database, 'asSystem'>
    readonly clock: Clock
    readonly isOperator: (actor: Actor) => Promise<boolean>
    readonly looks: RateLimiter | undefined
  },
): void {
  const { env, database, clock, isOperator, looks } = deps
  mount(examineInstallation, async (_input, { actor, tellQuota }) => {
    if (!(await isOperator(actor))) throw new AppError('not_found')
    looks?.take(actor.userId, tellQuota)
    return { findings: [...(await examine({ env, unread: [], database, clock, isRunning: true }))] }
  })
}
