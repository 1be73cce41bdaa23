import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  actOnBatch,
  type BatchAction,
  type BatchPicture,
  type BatchRow,
  createBatch,
  getBatch,
} from '@easel/contract/batches'
import type { EndpointOutput } from '@easel/contract/endpoint'
import type { DownloadFormat } from '@easel/contract/library/downloads'
import { LIMITS } from '@easel/contract/limits'
import { pixelsOf } from '@easel/contract/models/custom-sizes'
import { firstCharacters } from '@easel/contract/text-length'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import * as z from 'zod/mini'
import { CommandError, EXIT, UsageError } from '../exit-codes.ts'
import { readFormat } from '../fields.ts'
import { readSheet } from '../read-sheet.ts'
import { saveBytes } from '../save-files.ts'
import { bytesOf } from '../server/fetch-picture.ts'
import { createServer, type Server } from '../server/server.ts'
import { requireAccess } from '../settings.ts'
import type { Console } from '../terminal/console.ts'
import type { Run } from './run.ts'

const POLL_MS = 2_000
const CANCEL_TIMEOUT_MS = 5_000
const STATE = 'easel-batch.json'

/** Kept beside the pictures, so that the same command continues the same batch. */
const stateSchema = z.object({
  server: z.string(),
  sheet: z.string(),
  /** Idempotency key, saved before the batch is requested. */
  key: z.string(),
  batch: z.nullable(z.string()),
})
type State = z.output<typeof stateSchema>
type Whole = EndpointOutput<typeof getBatch>

export const batch: Run = async (given, console) => {
  const [sheet = ''] = given.words
  const rows = await readSheet(sheet)
  const server = createServer(requireAccess(console.env, given.text('server')))
  const folder = given.text('output') ?? `${parse(sheet).name}-pictures`
  if (folder === '-') throw new UsageError('A batch is a folder of pictures: name one with -o.')
  const format = readFormat(given.text('format'), undefined)
  const { signal } = console
  const files = new Map<number, string>()
  let id: string | undefined
  try {
    let whole = await begin(server, rows, { folder, sheet }, signal)
    id = whole.batch.id
    for (;;) {
      await saveNew(server, whole, { folder, format, files }, console)
      if (whole.batch.state === 'done') break
      stopWhereItWaits(whole)
      await pause(POLL_MS, undefined, { signal })
      whole = await server.call(getBatch, { params: { id } }, { signal })
    }
    console.progress.end()
    tell(whole, files, given.has('json'), console)
  } catch (error) {
    console.progress.end()
    if (!signal.aborted || id === undefined) throw error
    await act(server, id, 'cancel', AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => {})
    throw new CommandError('cancelled', 'Canceled. Run the same command to continue.')
  }
}

function act(server: Server, id: string, action: BatchAction, signal: AbortSignal): Promise<Whole> {
  return server.call(actOnBatch, { params: { id }, body: { action } }, { signal })
}

/** Resumes the batch of this folder, or starts a new one if there is none. */
async function begin(
  server: Server,
  rows: readonly BatchRow[],
  { folder, sheet }: { readonly folder: string; readonly sheet: string },
  signal: AbortSignal,
): Promise<Whole> {
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const file = join(folder, STATE)
  const kept = readState(file)
  if (kept && (kept.sheet !== hash || kept.server !== server.address))
    throw new UsageError(`${folder} holds the pictures of another sheet: name another folder with -o.`)
  const state: State = kept ?? { server: server.address, sheet: hash, key: randomUUID(), batch: null }
  if (!kept) writeState(file, state)
  if (state.batch !== null) {
    const { batch } = await server
      .call(getBatch, { params: { id: state.batch } }, { signal })
      .catch((error) => {
        throw error instanceof CommandError && error.code === 'not_found' ? batchIsGone(folder) : error
      })
    if (batch.state === 'paused' || batch.state === 'cancelled') await act(server, batch.id, 'resume', signal)
    if (batch.counts.error > 0) await act(server, batch.id, 'retry', signal)
    return server.call(getBatch, { params: { id: batch.id } }, { signal })
  }
  const title = firstCharacters(basename(sheet), LIMITS.batchTitleCharacters)
  const body = { kind: 'sheet' as const, title, rows: [...rows] }
  const whole = await server
    .call(createBatch, { body }, { idempotencyKey: state.key, signal })
    .catch((error) => {
      // A refused sheet starts nothing, so its state is removed: the corrected sheet can run in this folder.
      if (error instanceof CommandError && error.exitCode === EXIT.usage) rmSync(file)
      throw error
    })
  writeState(file, { ...state, batch: whole.batch.id })
  return whole
}

function batchIsGone(folder: string): CommandError {
  return new CommandError(
    'not_found',
    `The batch of ${folder} was deleted, or belongs to another account: name another folder with -o.`,
  )
}

function readState(file: string): State | undefined {
  if (!existsSync(file)) return undefined
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new UsageError(`${file} cannot be read: name another folder with -o.`)
  }
}

function writeState(file: string, state: State): void {
  saveBytes(file, Buffer.from(`${JSON.stringify(state, null, 2)}\n`))
}

/** Saves the pictures made since the last poll. */
async function saveNew(
  server: Server,
  { batch, pictures }: Whole,
  to: { readonly folder: string; readonly format: DownloadFormat; readonly files: Map<number, string> },
  console: Console,
): Promise<void> {
  const ended = batch.counts.done + batch.counts.error + batch.counts.cancelled
  for (const picture of pictures) {
    const { position, status, image_url: url } = picture
    if (status !== 'done' || url === null || to.files.has(position)) continue
    console.progress.show(ended / pictures.length, `${ended} of ${pictures.length}`)
    const path = join(to.folder, `${String(position + 1).padStart(4, '0')}.${to.format}`)
    if (!existsSync(path)) saveBytes(path, await readPicture(server, picture, url, to.format, console.signal))
    to.files.set(position, path)
  }
  console.progress.show(ended / pictures.length, `${ended} of ${pictures.length}`)
}

/** Downloads the picture and writes its settings into the file. */
async function readPicture(
  server: Server,
  picture: BatchPicture,
  url: string,
  format: DownloadFormat,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const address = new URL(url, server.address)
  address.pathname = address.pathname.replace(/\.[a-z]+$/, `.${format}`)
  const bytes = await server.download(address.href, bytesOf, signal)
  const { prompt, negative_prompt: negativePrompt, style, quality, seed, resolution, background } = picture
  return writeMetadata(bytes, {
    // Keeps the mark that the server put into the file.
    sourceType: readMetadata(bytes)?.sourceType ?? 'trainedAlgorithmicMedia',
    about: {
      prompt,
      negativePrompt,
      style,
      quality,
      seed,
      ...(resolution === 'standard' ? pixelsOf(picture) : { resolution }),
      ...(background === 'transparent' ? { background } : {}),
    },
  })
}

/** Stops when the batch waits for the next day or for a person: it continues without the command. */
function stopWhereItWaits({ batch: { state, waits_for: waitsFor, counts } }: Whole): void {
  const again = 'Run the same command then to fetch the rest.'
  if (state !== 'running')
    throw new CommandError(
      'conflict',
      `The batch was ${state} on the site. Run the same command to continue.`,
    )
  if (counts.queued > 0) return
  if (waitsFor === 'allowance')
    throw new CommandError(
      'daily_limit',
      `Today’s allowance is used up; the batch continues on its own tomorrow. ${again}`,
    )
  if (waitsFor === 'room')
    throw new CommandError(
      'storage_full',
      `The library is full; the batch continues once there is room. ${again}`,
    )
}

function tell(
  { batch, pictures }: Whole,
  files: ReadonlyMap<number, string>,
  isJson: boolean,
  console: Console,
): void {
  const failed = pictures.filter(({ status }) => status === 'error')
  if (isJson)
    console.result(
      JSON.stringify({
        batch: batch.id,
        pictures: pictures.map(({ position, prompt, seed, status, error, generation_id: id }) => ({
          position,
          id,
          path: files.get(position) ?? null,
          prompt,
          seed,
          status,
          error,
        })),
      }),
    )
  else for (const path of files.values()) console.result(path)
  if (failed.length > 0)
    throw new CommandError(
      'generation_failed',
      `${failed.length} of ${pictures.length} pictures could not be made: ${failed[0]?.error}. Run the same command to try them again.`,
    )
}
