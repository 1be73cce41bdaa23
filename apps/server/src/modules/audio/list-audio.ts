import type { listAudio as endpoint } from '@easel/contract/audio'
import { LIMITS } from '@easel/contract/limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createAudioRepository } from './audio.repository.ts'
import { toAudioTask, toRecording } from './audio.table.ts'
import type { AudioAddress } from './audio-address.ts'

/** How long a failure is shown. */
const FAILED_MS = 3_600_000

export function listAudio(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<AudioAddress, 'sign'>
  readonly clock: Clock
}): UseCase<typeof endpoint> {
  return ({ query: { cursor } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const audio = createAudioRepository(tx)
      const rows = await audio.listRecordings(userId, cursor, LIMITS.historyPageSize + 1)
      const shown = rows.slice(0, LIMITS.historyPageSize)
      const tasks = await audio.findOpen(userId, new Date(deps.clock.now().getTime() - FAILED_MS))
      return {
        tasks: tasks.map(toAudioTask),
        items: shown.map((row) => toRecording(row, deps.address.sign)),
        nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      }
    })
}
