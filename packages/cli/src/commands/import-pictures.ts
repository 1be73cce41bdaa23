import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { findImported, importPicture } from '@easel/contract/imports/import-pictures'
import {
  ABOUT_ONE_FILE,
  IMPORTING,
  importSummary,
  sendAll,
  waitBefore,
} from '@easel/contract/imports/import-progress'
import { LIMITS } from '@easel/contract/limits'
import { type ChosenFile, type PictureFile, picturesIn } from '@easel/picture-metadata/picture-files'
import { CommandError, UsageError } from '../exit-codes.ts'
import { createServer, type Server } from '../server/server.ts'
import { requireAccess } from '../settings.ts'
import type { Console } from '../terminal/console.ts'
import type { Run } from './run.ts'

type Outcome = {
  readonly imported: { readonly id: string; readonly name: string }[]
  known: number
  readonly refused: { readonly name: string; readonly reason: string }[]
}

export const importPictures: Run = async (given, console) => {
  const server = createServer(requireAccess(console.env, given.text('server')))
  const files = (await Promise.all(given.words.map(filesAt))).flat()
  const total = Math.max(
    1,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  const outcome: Outcome = { imported: [], known: 0, refused: [] }
  try {
    let group: PictureFile[] = []
    for await (const picture of picturesIn(files, LIMITS.referenceImageBytes)) {
      group.push(picture)
      if (group.length < IMPORTING.group) continue
      await importGroup(server, group, outcome, console)
      console.progress.show(picture.position / total, summaryOf(outcome))
      group = []
    }
    await importGroup(server, group, outcome, console)
  } finally {
    console.progress.end()
    tell(outcome, given.has('json'), console)
  }
  if (outcome.refused.length > 0) throw new CommandError('invalid_request', `${summaryOf(outcome)}.`)
}

/** The file itself, or all files below a folder, by name. */
async function filesAt(path: string): Promise<ChosenFile[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new UsageError(`${path} does not exist, or may not be read.`)
  if (!found.isDirectory()) return [fileAt(path, found.size)]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.sort().map(async (one) => fileAt(one, (await stat(one)).size)))
}

function fileAt(path: string, size: number): ChosenFile {
  return {
    name: basename(path),
    size,
    arrayBuffer: async () => new Uint8Array(await readFile(path)).buffer,
    stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>,
  }
}

async function importGroup(
  server: Server,
  group: readonly PictureFile[],
  outcome: Outcome,
  console: Console,
): Promise<void> {
  const { signal } = console
  const whole = group.flatMap(({ name, content }) => {
    if ('bytes' in content) return [{ name, bytes: content.bytes, hash: hashOf(content.bytes) }]
    outcome.refused.push({ name, reason: content.refusal })
    return []
  })
  if (whole.length === 0) return
  const hashes = whole.map(({ hash }) => hash)
  const { known } = await keepTrying(
    () => server.call(findImported, { body: { hashes } }, { signal }),
    console,
  )
  const fresh = whole.filter(({ hash }) => !known.includes(hash))
  outcome.known += whole.length - fresh.length
  await sendAll(fresh, (picture) => importOne(server, picture, outcome, console))
}

async function importOne(
  server: Server,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  outcome: Outcome,
  console: Console,
): Promise<void> {
  const { signal } = console
  try {
    // The server detects the type from the bytes.
    const image = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
    const body = { name: name.slice(-255).toWellFormed(), image }
    const { generation } = await keepTrying(() => server.call(importPicture, { body }, { signal }), console)
    if (generation) outcome.imported.push({ id: generation.id, name })
    else outcome.known += 1
  } catch (error) {
    if (!(error instanceof CommandError) || !ABOUT_ONE_FILE.has(error.code)) throw error
    outcome.refused.push({ name, reason: error.message.replace(/^image: /, '') })
  }
}

/** Retries, so that neither a network outage nor a retry-after ends an import of ten thousand pictures. */
async function keepTrying<T>(call: () => Promise<T>, console: Console): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      const { code, status, retryAfter: retryAfterSeconds } = error
      const wait = waitBefore(attempt, { code, status, retryAfterSeconds })
      if (wait === undefined) throw error
      if (wait >= IMPORTING.toldWait) console.note(error.message)
      await pause(wait, undefined, { signal: console.signal })
    }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function tell(outcome: Outcome, isJson: boolean, console: Console): void {
  if (isJson) {
    console.result(JSON.stringify(outcome))
    return
  }
  for (const { id } of outcome.imported) console.result(id)
  for (const { name, reason } of outcome.refused) console.note(`${name}: ${reason}`)
  if (outcome.refused.length === 0) console.note(`${summaryOf(outcome)}.`)
}

function summaryOf({ imported, known, refused }: Outcome): string {
  return importSummary({ imported: imported.length, known, refused: refused.length })
}
