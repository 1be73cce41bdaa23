import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Notify } from '../../notifications/index.ts'
import { createAccountRows } from '../account-rows.repository.ts'
import { deviceName } from '../device-name.ts'
import { SECURITY_NEWS } from './security-news.ts'

/** Notifies the owner of a session on a kind of device that none of their other sessions uses. A first session is not reported. */
export function tellNewDevice({
  database,
  clock,
  notify,
}: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly notify: Notify
}) {
  return (session: {
    readonly id: string
    readonly userId: string
    readonly userAgent?: string | null | undefined
  }): Promise<void> =>
    database.asSystem(async (tx) => {
      const sessions = await createAccountRows(tx).findSessions(session.userId, clock.now())
      const others = sessions.filter(({ id }) => id !== session.id)
      const device = deviceName(session.userAgent ?? null)
      if (others.length === 0 || others.some(({ userAgent }) => deviceName(userAgent) === device)) return
      await notify(tx, session.userId, SECURITY_NEWS.signedIn(device))
    })
}
