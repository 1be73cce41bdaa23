import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Script } from '../database/engine.ts'
import { flushPath } from '../flush-path.ts'
import { StartupError } from '../startup-error.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { BackupEnd, BackupHeader } from './backup-format.ts'
import { readBackupFile } from './encrypted-file.ts'
import { createRowLoader } from './load-rows.ts'
import { type BackupEntry, readBackup } from './read-backup.ts'
import { migrationsOf, openTarget } from './restore-target.ts'

/** Files stored concurrently. */
const AT_ONCE = 4

export type RestoreOptions = {
  readonly path: string
  readonly passphrase: string | undefined
  readonly url: string | undefined
  readonly dataDir: string
  readonly storage: Storage
  /** AUTH_SECRET, if set. */
  readonly secret: string | undefined
}

export type Restored = BackupEnd & {
  readonly header: BackupHeader
  readonly rows: number
  /** Whether AUTH_SECRET differs from the backup's secret. */
  readonly hasOtherSecret: boolean
}

/** Keys of stored files, and of files that were still waiting for the storage. */
type FileKeys = { readonly stored: ReadonlySet<string>; readonly waiting: ReadonlySet<string> }

/** Reads a backup to the end and verifies every hash. */
export async function verifyBackup(
  path: string,
  passphrase: string | undefined,
): Promise<BackupEnd & { readonly header: BackupHeader; readonly keys: FileKeys }> {
  let header: BackupHeader | undefined
  let end: BackupEnd | undefined
  const stored = new Set<string>()
  const waiting = new Set<string>()
  for await (const entry of readBackup(await readBackupFile(path, passphrase))) {
    if (entry.kind === 'header') header = entry.header
    if (entry.kind === 'end') end = entry.end
    if (entry.kind === 'file') (entry.waits ? waiting : stored).add(entry.key)
  }
  if (!header || !end) throw new StartupError(`${path} is not a backup of Easel.`)
  return { ...end, header, keys: { stored, waiting } }
}

/**
 * Restores a backup into an empty database and storage. The backup is verified completely first. A mark in the database says that the restore is
 * incomplete until the last file is stored: the server refuses to start, and the same restore may run again over its own partial result.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { path, passphrase, dataDir, storage } = options
  const { header, keys, ...end } = await verifyBackup(path, passphrase)
  migrationsOf(header)
  const spool = createDiskStorage(join(dataDir, 'spool'))
  const target = await openTarget(header, options)
  try {
    const owner = await storage.readOwner()
    if (owner !== undefined && !(target.isBegun && owner === header.installation)) refuse(storage.place)
    const nothing = new Set<string>()
    await refuseOthers(storage, target.isBegun ? keys.stored : nothing)
    await refuseOthers(spool, target.isBegun ? keys.waiting : nothing)
    await target.begin()
    let secret = ''
    const entries = readBackup(await readBackupFile(path, passphrase))
    const first = await target.engine.transactScript((script) => loadRows(script, header, entries))
    const storing = createStoring()
    for (let next = first; !next.done; next = await entries.next()) {
      const entry = next.value
      if (entry.kind === 'secret') secret = entry.secret
      if (entry.kind === 'file')
        await storing.add(() => (entry.waits ? spool : storage).put(entry.key, entry.bytes))
    }
    await storing.finish()
    if (options.secret === undefined) await writeSecret(dataDir, secret)
    if (header.installation !== null) await storage.writeOwner(header.installation)
    await target.engine.transactScript((script) =>
      script.run('update backup_state set restoring_since = null'),
    )
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
    return { ...end, header, rows, hasOtherSecret: options.secret !== undefined && options.secret !== secret }
  } finally {
    await target.close()
  }
}

/** Reads rows and returns the first entry after them. */
async function loadRows(
  script: Script,
  header: BackupHeader,
  entries: AsyncGenerator<BackupEntry>,
): Promise<IteratorResult<BackupEntry>> {
  const loader = await createRowLoader(script, header)
  while (true) {
    const next = await entries.next()
    if (!next.done && next.value.kind === 'header') continue
    if (!next.done && next.value.kind === 'rows') {
      await loader.load(next.value.table, next.value.lines)
      continue
    }
    await loader.finish()
    return next
  }
}

/** Refuses a storage that holds files under other keys. */
async function refuseOthers(storage: Storage, own: ReadonlySet<string>): Promise<void> {
  for await (const { key } of storage.list('')) if (!own.has(key)) refuse(storage.place)
}

function refuse(place: string): never {
  throw new StartupError(
    `A backup is restored into an empty place only, and ${place} holds files. Name another DATA_DIR, or another S3_PREFIX where a bucket is shared.`,
  )
}

/** Limits concurrency; stops at the first failure. */
function createStoring() {
  const running = new Set<Promise<void>>()
  return {
    add: async (store: () => Promise<void>): Promise<void> => {
      const one: Promise<void> = store().finally(() => running.delete(one))
      // The next await reports the failure.
      one.catch(() => {})
      running.add(one)
      if (running.size >= AT_ONCE) await Promise.race(running)
    },
    finish: async (): Promise<void> => {
      await Promise.all(running)
    },
  }
}

async function writeSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'auth-secret')
  const file = await open(`${path}.restored`, 'w', 0o600)
  try {
    await file.writeFile(secret)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.restored`, path)
  await flushPath(dataDir)
}
