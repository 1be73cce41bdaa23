import type { Clock } from '../../platform/clock.ts'
import { csvLine } from '../../platform/csv-line.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ZipEntry } from '../../platform/zip/zip-stream.ts'
import { createPersonalDataRepository, type PersonalRow } from './personal-data.repository.ts'
import { EXPORTED, type PersonalTable } from './personal-data.table.ts'

const BATCH = 200

const README = `Your Easel account, as it was when you asked for it.

pictures/   every picture as it was made, named by its day and id
sounds/     every sound and every text that was read aloud, as WAV
data/       one JSON file a table; times are UTC
pictures.csv and tasks.csv hold the same as data/generations.json and data/tasks.json, for spreadsheets
Not here: your password and API keys, of which only hashes are kept.
`

export type ExportDeps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'get'>
  readonly clock: Clock
}

/** Files of the archive one after another; rows come in batches and pictures singly, however many there are. */
export async function* writeExport(deps: ExportDeps, userId: string): AsyncGenerator<ZipEntry> {
  const modifiedAt = deps.clock.now()
  yield { name: 'README.txt', modifiedAt, bytes: Buffer.from(README) }
  for (const table of EXPORTED)
    yield { name: `data/${table.table}.json`, modifiedAt, bytes: toJson(readRows(deps, table, userId)) }
  for (const [name, file] of [
    ['generations', 'pictures.csv'],
    ['tasks', 'tasks.csv'],
  ]) {
    const table = EXPORTED.find((candidate) => candidate.table === name)
    if (table) yield { name: file ?? '', modifiedAt, bytes: toCsv(readRows(deps, table, userId)) }
  }
  yield* readFiles(deps, userId, 'pictures')
  yield* readFiles(deps, userId, 'sounds')
}

async function* readRows(
  deps: ExportDeps,
  table: PersonalTable,
  userId: string,
): AsyncGenerator<PersonalRow> {
  let last: string | undefined
  while (true) {
    const from = last
    const rows = await deps.database.asSystem((tx) =>
      createPersonalDataRepository(tx).findRows(table, userId, from, BATCH),
    )
    for (const { row } of rows) yield row
    last = rows.at(-1)?.key
    if (rows.length < BATCH) return
  }
}

async function* readFiles(
  deps: ExportDeps,
  userId: string,
  folder: 'pictures' | 'sounds',
): AsyncGenerator<ZipEntry> {
  let last = ''
  while (true) {
    const from = last
    const files = await deps.database.asSystem((tx) =>
      createPersonalDataRepository(tx)[folder === 'pictures' ? 'findPictures' : 'findSounds'](
        userId,
        from,
        BATCH,
      ),
    )
    for (const { id, file_key: fileKey, created_at: createdAt } of files) {
      const bytes = await deps.storage.get(fileKey)
      // Deleted while the archive was being written.
      if (!bytes) continue
      const extension = fileKey.slice(fileKey.lastIndexOf('.'))
      const day = createdAt.toISOString().slice(0, 10)
      yield { name: `${folder}/${day}-${id}${extension}`, modifiedAt: createdAt, bytes }
    }
    last = files.at(-1)?.id ?? ''
    if (files.length < BATCH) return
  }
}

async function* toJson(rows: AsyncIterable<PersonalRow>): AsyncGenerator<string> {
  let isFirst = true
  yield '['
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
    isFirst = false
  }
  yield '\n]\n'
}

async function* toCsv(rows: AsyncIterable<PersonalRow>): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row)
      // Byte order mark: without it spreadsheets assume a legacy encoding.
      yield `\ufeff${csvLine(columns)}`
    }
    yield csvLine(columns.map((column) => row[column]))
  }
}
