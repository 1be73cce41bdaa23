import type { Clock } from '../../platform/clock.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { type AddressEpoch, EPOCH_MATTERS_MS } from '../../platform/expiring-address.ts'
import type { Logger } from '../../platform/logger.ts'
import { ACCESS_CHANNEL, type EndedAccess, findEndedAccess } from './access.repository.ts'

/** Interval of checks for recently ended access, in case a notice was lost. */
const LOOK_EVERY_MS = 1_000
const LOOK_BACK_MS = 300_000

/**
 * URL epochs of accounts whose access was ended recently, so that URLs can be signed without asking the database. Only the database decides what
 * a URL opens, so a process that has not heard yet lets nothing through, but would sign URLs that do not work. Authentication therefore passes
 * on the database's state (`learn`), which covers a person's own requests.
 */
export type AddressEpochs = {
  readonly of: (userId: string) => AddressEpoch | undefined
  readonly learn: (userId: string, epoch: AddressEpoch) => void
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export function createAddressEpochs(deps: {
  readonly database: Pick<OpenDatabase, 'handle' | 'listen' | 'isEmbedded'>
  readonly clock: Clock
  readonly logger: Logger
}): AddressEpochs {
  const { database, clock, logger } = deps
  const epochs = new Map<string, AddressEpoch>()
  let stopListening: (() => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  function learn(userId: string, epoch: AddressEpoch): void {
    if (epoch.number > (epochs.get(userId)?.number ?? 0)) epochs.set(userId, epoch)
  }

  async function look(backMs: number): Promise<void> {
    const after = new Date(clock.now().getTime() - backMs)
    for (const ended of await findEndedAccess(database, after)) learnEnded(ended)
  }
  const learnEnded = ({ userId, number, since }: EndedAccess) =>
    learn(userId, { number, since: new Date(since) })

  function lookAgain(): void {
    looking ??= look(LOOK_BACK_MS)
      .catch((error: Error) => logger.debug({ reason: error.message }, 'ended access could not be read'))
      .finally(() => {
        looking = undefined
      })
  }

  return {
    of: (userId) => epochs.get(userId),
    learn,
    start: async () => {
      stopListening = await database.listen(ACCESS_CHANNEL, (payload) => {
        if (payload !== '') learnEnded(JSON.parse(payload))
        else look(EPOCH_MATTERS_MS).catch(() => {})
      })
      await look(EPOCH_MATTERS_MS)
      // In a single process every end is already known.
      if (!database.isEmbedded) timer = setInterval(lookAgain, LOOK_EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await stopListening?.()
      await looking
    },
  }
}
