import type { listAudio as endpoint } from '@easel/contract/audio'
import { LIMITS } from '@easel/contract/limits'
import { readSearch } from '@easel/contract/search-text'
import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createAudioRepository } from './audio.repository.ts'
import { toAudioTask, toRecording } from './audio.table.ts'
import type { AudioAddress } from './audio-address.ts'
import { findRecordings } from './recordings.repository.ts'

/** How long an ended task is listed. */
const ENDED_MS = HOUR_MS

export function listAudio(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<AudioAddress, 'sign'>
  readonly clock: Clock
}): UseCase<typeof endpoint> {
  return ({ query: { q, from, to, sort, cursor } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const endedSince = new Date(deps.clock.now().getTime() - ENDED_MS)
      const tasks = await createAudioRepository(tx).findShown(userId, endedSince)
      const { rows, end } = await findRecordings(tx, {
        userId,
        search: readSearch(q ?? ''),
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        sort,
        after: cursor,
        limit: LIMITS.historyPageSize,
      })
      return {
        tasks: tasks.map(toAudioTask),
        items: rows.map((row) => toRecording(row, deps.address.sign)),
        nextCursor: end?.id ?? null,
      }
    })
}
