import { createHash, type Hash } from 'node:crypto'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { StartupError } from '../startup-error.ts'
import { assertStorageKey } from '../storage/storage-key.ts'
import { type BackupEnd, type BackupHeader, ENTRIES, FORMAT, HASH } from './backup-format.ts'

const expand = promisify(gunzip)

/** Contents in order: header, rows, secret, files, trailer. Each entry is verified against its hash. */
export type BackupEntry =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'rows'; readonly table: string; readonly lines: string }
  | { readonly kind: 'secret'; readonly secret: string }
  | {
      readonly kind: 'file'
      readonly key: string
      readonly bytes: Uint8Array
      /** Whether it was waiting for the storage. */
      readonly waits: boolean
    }
  | { readonly kind: 'end'; readonly end: BackupEnd }

/** Reads a backup entry by entry; throws a `StartupError` if it is damaged, truncated or not a backup. */
export async function* readBackup(bytes: ReadableStream<Uint8Array>): AsyncGenerator<BackupEntry> {
  const check = createCheck()
  let place = 'its beginning'
  try {
    for await (const { name, body, hash } of readEntries(bytes)) {
      place = name
      if (hash !== createHash('sha256').update(body).digest('hex'))
        throw new Error('its bytes are not those that were written')
      const entry = await parse(name, body)
      if (!check.hasHeader() && entry.kind !== 'header')
        throw new StartupError('This is not a backup of Easel.')
      check.take(entry)
      yield entry
    }
    place = 'its end'
    check.end()
  } catch (error) {
    if (error instanceof StartupError) throw error
    if (!check.hasHeader() && place === 'its beginning')
      throw new StartupError('This is not a backup of Easel, or its beginning is damaged.', { cause: error })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The backup is damaged at ${place}: ${reason}.`, { cause: error })
  }
}

async function* readEntries(
  bytes: ReadableStream<Uint8Array>,
): AsyncGenerator<{ name: string; body: Buffer; hash: string | undefined }> {
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }) as never) as ReadableStream<{
    header: { name: string; size: number; pax?: Record<string, string> }
    body: ReadableStream<Uint8Array>
  }>
  for await (const { header, body } of entries) {
    const pieces: Uint8Array[] = []
    for await (const piece of body) pieces.push(piece)
    const whole = Buffer.concat(pieces)
    if (whole.length !== header.size) throw new Error('it is cut off')
    yield { name: header.name, body: whole, hash: header.pax?.[HASH] }
  }
}

async function parse(name: string, body: Buffer): Promise<BackupEntry> {
  if (name === ENTRIES.header) return { kind: 'header', header: JSON.parse(body.toString()) as BackupHeader }
  if (name === ENTRIES.end) return { kind: 'end', end: JSON.parse(body.toString()) as BackupEnd }
  if (name === ENTRIES.secret) return { kind: 'secret', secret: body.toString() }
  const [, table] = /^rows\/(\w+)\/\d+\.jsonl\.gz$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'rows', table, lines: (await expand(body)).toString() }
  for (const folder of [ENTRIES.files, ENTRIES.waiting])
    if (name.startsWith(folder)) {
      const key = name.slice(folder.length)
      assertStorageKey(key)
      return { kind: 'file', key, bytes: body, waits: folder === ENTRIES.waiting }
    }
  throw new Error('this program does not know what it is')
}

/** Counts entries and compares them with the trailer. */
function createCheck() {
  let header: BackupHeader | undefined
  let end: BackupEnd | undefined
  let files = 0
  let bytes = 0
  const tables = new Map<string, { hash: Hash; rows: number }>()

  return {
    hasHeader: () => header !== undefined,
    take: (entry: BackupEntry) => {
      if (entry.kind === 'header') {
        if (entry.header.format !== FORMAT)
          throw new StartupError(
            `The backup was made by Easel ${entry.header.version} in a format that this version does not know.`,
          )
        header = entry.header
      }
      if (entry.kind === 'end') end = entry.end
      if (entry.kind === 'rows') {
        const table = tables.get(entry.table) ?? { hash: createHash('sha256'), rows: 0 }
        table.hash.update(entry.lines)
        table.rows += entry.lines.split('\n').length - 1
        tables.set(entry.table, table)
      }
      if (entry.kind === 'file') {
        files += 1
        bytes += entry.bytes.length
      }
    },
    end: () => {
      if (!end) throw new Error('it is cut off')
      if (end.files !== files || end.bytes !== bytes) throw new Error('files are missing')
      for (const { name, rows, sha256 } of header?.tables ?? []) {
        const { hash = createHash('sha256'), rows: found = 0 } = tables.get(name) ?? {}
        if (found !== rows || hash.digest('hex') !== sha256) throw new Error(`rows of ${name} are missing`)
      }
    },
  }
}
