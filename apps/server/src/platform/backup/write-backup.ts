import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { packTar } from 'modern-tar'
import type { Clock } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { createFileTrash } from '../storage/file-trash.ts'
import type { Storage } from '../storage/storage.ts'
import { holdDeletions } from './backup.repository.ts'
import { type BackupEnd, type BackupHeader, ENTRIES, FORMAT, HASH } from './backup-format.ts'
import { dumpRows } from './dump-rows.ts'

/** Two zero blocks end a tar file. */
const END_OF_TAR = 1_024
const PIECE = 1_048_576

const compress = promisify(gzip)

export type BackupSource = {
  readonly database: OpenDatabase
  /** The storage itself, without the spool. */
  readonly storage: Storage
  readonly dataDir: string
  readonly secret: string
  readonly version: string
  readonly clock: Clock
  /** Columns that name files, by table. */
  readonly fileColumns: Readonly<Record<string, readonly string[]>>
}

/**
 * Streams a backup at the reader's pace. Rows are first written from one snapshot to an unnamed temporary file, so that a slow reader holds no
 * transaction. Then come the files that they name, none of which is deleted meanwhile.
 */
export async function* writeBackup(source: BackupSource): AsyncGenerator<Uint8Array, BackupEnd> {
  const hold = await holdDeletions(source.database)
  try {
    const rows = await openUnnamed(source.dataDir)
    try {
      let piece = 0
      const { fileKeys, ...dumped } = await dumpRows(
        source.database.handle,
        source.fileColumns,
        async (table, lines) => {
          piece += 1
          const name = `${ENTRIES.rows}${table}/${String(piece).padStart(6, '0')}.jsonl.gz`
          await rows.writeFile(await pack(name, await compress(lines)))
        },
      )
      const header: BackupHeader = {
        format: FORMAT,
        version: source.version,
        madeAt: source.clock.now().toISOString(),
        ...dumped,
      }
      yield await packJson(ENTRIES.header, header)
      yield* readWhole(rows)
      yield await pack(ENTRIES.secret, Buffer.from(source.secret))
      const end = yield* packFiles(source, fileKeys)
      yield await packJson(ENTRIES.end, end)
      yield new Uint8Array(END_OF_TAR)
      return end
    } finally {
      await rows.close()
    }
  } finally {
    await hold.release()
  }
}

async function* packFiles(
  source: BackupSource,
  keys: readonly string[],
): AsyncGenerator<Uint8Array, BackupEnd> {
  const spool = createDiskStorage(join(source.dataDir, 'spool'))
  const missing: string[] = []
  let files = 0
  let bytes = 0
  let aside: ReadonlyMap<string, string> | undefined
  for (const key of keys) {
    // Spool first: a spooled file reaches the storage before it leaves the spool.
    const waiting = await spool.get(key)
    let found = waiting ?? (await source.storage.get(key))
    if (!found) {
      aside ??= await listAside(source)
      const place = aside.get(key)
      found = place === undefined ? undefined : await source.storage.get(place)
    }
    if (!found) {
      missing.push(key)
      continue
    }
    files += 1
    bytes += found.length
    yield await pack(`${waiting ? ENTRIES.waiting : ENTRIES.files}${key}`, found)
  }
  return { files, bytes, missing }
}

async function listAside({ storage, clock }: BackupSource): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>()
  for await (const { key, original } of createFileTrash(storage).list(clock.now())) places.set(original, key)
  return places
}

function packJson(name: string, value: unknown): Promise<Uint8Array> {
  return pack(name, Buffer.from(JSON.stringify(value)))
}

async function pack(name: string, body: Uint8Array): Promise<Uint8Array> {
  const sha256 = createHash('sha256').update(body).digest('hex')
  const header = { name, size: body.length, mode: 0o600, pax: { [HASH]: sha256 } }
  const whole = await packTar([{ header, body }])
  return whole.subarray(0, whole.length - END_OF_TAR)
}

/** Disappears when closed, even if the process is killed. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  const path = join(folder, `backup-rows-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  return file
}

async function* readWhole(file: FileHandle): AsyncGenerator<Uint8Array> {
  let position = 0
  while (true) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(PIECE), 0, PIECE, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
