import { createHash } from 'node:crypto'
import type { createDownload } from '@easel/contract/downloads'
import type { EndpointInput } from '@easel/contract/endpoint'
import type { Tx } from '../../platform/database/database.ts'

export type DownloadRequest = EndpointInput<typeof createDownload>['body']

type DownloadsTable = {
  token_hash: string
  user_id: string
  request: DownloadRequest
  expires_at: Date
}

/** Downloads that were asked for; of the token in their link only a hash is kept. */
export function createDownloadsRepository(tx: Tx) {
  const db = tx.withTables<{ downloads: DownloadsTable }>()
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

  return {
    insert: async (row: Omit<DownloadsTable, 'token_hash'> & { token: string }): Promise<void> => {
      const { token, request, ...rest } = row
      await db
        .insertInto('downloads')
        .values({
          ...rest,
          token_hash: hashOf(token),
          // The drivers write objects as JSON, the types ask for the object.
          request: JSON.stringify(request) as unknown as DownloadRequest,
        })
        .execute()
    },

    find: (token: string, now: Date): Promise<DownloadsTable | undefined> =>
      db
        .selectFrom('downloads')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    prune: async (now: Date): Promise<void> => {
      await db.deleteFrom('downloads').where('expires_at', '<=', now).execute()
    },
  }
}
