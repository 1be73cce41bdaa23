import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { AudioAddress } from './audio-address.ts'
import { findRecordingEpoch } from './recordings.repository.ts'

const NAME = /^(rec_[0-9a-hjkmnp-tv-z]{26})\.(wav|ogg)$/
const TYPES = { wav: 'audio/wav', ogg: 'audio/ogg' } as const

/** `GET /audio/{id}.{wav|ogg}?download=1&e=&s=`: signed URLs only, whole or by range, which is how players seek. */
export function addAudioFileRoutes(
  app: HttpApp,
  deps: {
    readonly database: Pick<Database, 'asSystem'>
    readonly storage: Pick<Storage, 'get'>
    readonly address: Pick<AudioAddress, 'check'>
  },
): void {
  async function opens(
    id: string,
    key: string,
    query: Parameters<AudioAddress['check']>[1],
  ): Promise<boolean> {
    const recording = await deps.database.asSystem((tx) => findRecordingEpoch(tx, id))
    return recording !== undefined && deps.address.check(key, query, recording.epoch)
  }

  app.get('/audio/:name', async (c) => {
    const name = c.req.param('name')
    const [, id, format] = NAME.exec(name) ?? []
    const { e = '', s = '', download } = c.req.query()
    const key = `audio/${name}`
    if (!id || !format || !(await opens(id, key, { expires: e, signature: s })))
      throw new AppError('not_found')
    const bytes = await deps.storage.get(key)
    if (!bytes) throw new AppError('not_found')
    c.header('Content-Type', TYPES[format as keyof typeof TYPES])
    c.header('Cache-Control', 'private, max-age=604800, immutable')
    c.header('Accept-Ranges', 'bytes')
    if (download === '1') c.header('Content-Disposition', `attachment; filename="easel-${name.slice(-10)}"`)
    const range = readRange(c.req.header('range'), bytes.length)
    if (range === 'none') return c.body(new Uint8Array(bytes))
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${bytes.length}`)
      return c.body(null, 416)
    }
    c.header('Content-Range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    return c.body(new Uint8Array(bytes.subarray(range.from, range.to + 1)), 206)
  })
}

/** A single range of RFC 9110; anything else is answered with the whole file. */
function readRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'none' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'none'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from >= size || from > to ? 'unsatisfiable' : { from, to }
}
