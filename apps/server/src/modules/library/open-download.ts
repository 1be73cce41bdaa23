import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { zipStream } from '../../platform/zip/zip-stream.ts'
import { MEDIA_TYPES } from '../generations/index.ts'
import { zipName } from './create-download.ts'
import { createDownloadsRepository } from './downloads.repository.ts'
import { pictureFileName } from './file-names.ts'
import { createLibraryRepository } from './library.repository.ts'
import type { PictureFiles } from './picture-file.ts'
import { zipEntries } from './zip-entries.ts'

export type OpenDownload = (token: string) => Promise<
  | {
      readonly fileName: string
      readonly mediaType: string
      readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
    }
  | undefined
>

/** Opens a link. Pictures deleted since are left out; undefined when none is left or the link has expired. */
export function openDownload(deps: {
  readonly database: Pick<Database, 'asUser' | 'asSystem'>
  readonly files: PictureFiles
  readonly clock: Clock
}): OpenDownload {
  return async (token) => {
    const now = deps.clock.now()
    const found = await deps.database.asSystem((tx) => createDownloadsRepository(tx).find(token, now))
    if (!found) return undefined
    const { user_id: userId, request } = found
    const rows = await deps.database.asUser(userId, (tx) =>
      createLibraryRepository(tx).findMany(userId, request.ids),
    )
    const [first] = rows
    if (!first) return undefined
    if (request.ids.length > 1)
      return {
        fileName: zipName(now, rows.length),
        mediaType: 'application/zip',
        body: zipStream(zipEntries(rows, request, deps.files)),
      }
    const bytes = await deps.files.read(first, request)
    return (
      bytes && {
        fileName: pictureFileName(first, request),
        mediaType: MEDIA_TYPES[request.format],
        body: new Uint8Array(bytes),
      }
    )
  }
}
