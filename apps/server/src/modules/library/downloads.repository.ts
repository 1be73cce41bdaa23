import type { EndpointInput } from '@easel/contract/endpoint'
import type { createDownload } from '@easel/contract/library/downloads'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteSome } from '../../platform/database/delete-in-slices.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'

export type DownloadRequest = EndpointInput<typeof createDownload>['body']

type DownloadsTable = {
  token_hash: string
  user_id: string
  request: DownloadRequest
  expires_at: Date
}

/** Requested downloads; only a hash of the link's token is stored. */
export function createDownloadsRepository(tx: Tx) {
  const db = tx.withTables<{ downloads: DownloadsTable }>()

  return {
    insert: async (row: Omit<DownloadsTable, 'token_hash'> & { token: string }): Promise<void> => {
      const { token, request, ...rest } = row
      await db
        .insertInto('downloads')
        .values({
          ...rest,
          token_hash: hashOfToken(token),
          // The drivers accept JSON as text; the types ask for the object.
          request: JSON.stringify(request) as unknown as DownloadRequest,
        })
        .execute()
    },

    /** Number of the user's working links. */
    countOpen: async (userId: string, now: Date): Promise<number> => {
      const { n } = await db
        .selectFrom('downloads')
        .select((select) => select.fn.countAll().as('n'))
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(n)
    },

    find: (token: string, now: Date): Promise<DownloadsTable | undefined> =>
      db
        .selectFrom('downloads')
        .selectAll()
        .where('token_hash', '=', hashOfToken(token))
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    prune: (now: Date, limit: number): Promise<number> =>
      deleteSome(tx, 'downloads', sql`expires_at <= ${now}`, limit),
  }
}
