import type { Clock } from '../../platform/clock.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { type AddressEpoch, EPOCH_MATTERS_MS } from '../../platform/expiring-address.ts'
import type { Logger } from '../../platform/logger.ts'
import { ACCESS_CHANNEL, type EndedAccess, findEndedAccess } from './access.repository.ts'

/** Between two looks at what ended within the last minutes: a notice may have been lost. */
const LOOK_EVERY_MS = 1_000
const LOOK_BACK_MS = 300_000

/**
 * In which epoch each account is whose access was ended lately: addresses are signed in it, without asking the database. What an address
 * opens is decided by the database alone, so a process that has not heard yet lets nothing through; it makes addresses that open nothing.
 * So that this does not happen to a person's own requests, authentication passes on what the database had (`learn`).
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
      // The only process has ended everything itself.
      if (!database.isEmbedded) timer = setInterval(lookAgain, LOOK_EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await stopListening?.()
      await looking
    },
  }
}
