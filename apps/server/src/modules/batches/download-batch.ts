import type { Batch, BatchPicture, downloadBatch as endpoint } from '@easel/contract/batches'
import { pixelsOf } from '@easel/contract/models/custom-sizes'
import { styleLabel } from '@easel/contract/styles'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { csvLine } from '../../platform/csv-line.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type ZipEntry, zipStream } from '../../platform/zip/zip-stream.ts'
import { type SignablePicture, type StoredPictures, unlessDamaged } from '../generations/index.ts'
import type { BatchTicket, createBatchTickets } from './batch-ticket.ts'
import { readWhole } from './batch-view.ts'

type DownloadDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly pictures: Pick<StoredPictures, 'findAny' | 'findFiles' | 'readVariant' | 'sign'>
  readonly clock: Clock
}
type Tickets = ReturnType<typeof createBatchTickets>

export function downloadBatch(
  deps: DownloadDeps & { readonly tickets: Pick<Tickets, 'issue'>; readonly siteBase: string },
): UseCase<typeof endpoint> {
  return async ({ params: { id }, body: { format } }, { actor: { userId } }) => {
    const { batch } = await deps.database.asUser(userId, (tx) => readWhole(tx, deps.pictures, userId, id))
    if (format !== 'zip' && !batch.grid)
      throw new AppError('conflict', { message: 'Only a comparison can be saved as one picture.' })
    if (batch.counts.done === 0)
      throw new AppError('conflict', { message: 'No picture is ready yet. Wait for the first one.' })
    const { ticket, expiresAt } = deps.tickets.issue({ userId, batchId: id, format })
    return { url: `${deps.siteBase}/batch-downloads/${ticket}`, expires_at: expiresAt.toISOString() }
  }
}

export type BatchFile = {
  readonly fileName: string
  readonly mediaType: string
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** Opens a ticket; undefined if it is invalid or expired. */
export function openBatchDownload(deps: DownloadDeps & { readonly tickets: Pick<Tickets, 'read'> }) {
  return async (text: string): Promise<BatchFile | undefined> => {
    const ticket = await deps.tickets.read(text)
    if (!ticket) return undefined
    const { userId, batchId } = ticket
    const found = await deps.database
      .asUser(userId, async (tx) => {
        const whole = await readWhole(tx, deps.pictures, userId, batchId)
        const ids = whole.pictures.flatMap((picture) => picture.generation_id ?? [])
        return { ...whole, files: await deps.pictures.findFiles(tx, ids) }
      })
      .catch((error) => {
        if (error instanceof AppError && error.code === 'not_found') return undefined
        throw error
      })
    if (!found) return undefined
    const name = `easel-${slug(found.batch.title)}-${deps.clock.now().toISOString().slice(0, 10)}`
    if (ticket.format === 'zip')
      return {
        fileName: `${name}.zip`,
        mediaType: 'application/zip',
        body: zipStream(packBatch(deps, found)),
      }
    return {
      fileName: `${name}.${ticket.format}`,
      mediaType: `image/${ticket.format}`,
      body: new Uint8Array(await drawSheet(deps, found, ticket.format)),
    }
  }
}

type Found = {
  readonly batch: Batch
  readonly pictures: readonly BatchPicture[]
  /** By picture. */
  readonly files: Awaited<ReturnType<StoredPictures['findFiles']>>
}

async function drawSheet(deps: DownloadDeps, found: Found, format: Exclude<BatchTicket['format'], 'zip'>) {
  const { batch, pictures, files } = found
  if (!batch.grid) throw new AppError('not_found')
  const cells = []
  for (const picture of pictures) {
    const key = files.get(picture.generation_id ?? '')?.file_key
    const bytes = key && (await unlessDamaged(deps.pictures.readVariant(key, { format: 'png', width: 512 })))
    cells.push({
      picture: bytes || undefined,
      note: picture.error ?? (key ? UNREADABLE : NOTES[picture.status]),
    })
  }
  const { width, height } = pixelsOf(pictures[0] ?? { aspect_ratio: '1:1' })
  // Loaded lazily: only this needs a canvas.
  const { drawGrid } = await import('./draw-grid.ts')
  return drawGrid(batch.title, batch.grid, cells, { aspect: width / height }, format)
}

const UNREADABLE = 'Its file is gone or damaged'
const NOTES: Readonly<Record<BatchPicture['status'], string>> = {
  waiting: 'Not made yet',
  queued: 'Not made yet',
  done: 'Deleted since',
  error: 'Failed',
  cancelled: 'Canceled',
}

async function readSigned(
  { pictures }: DownloadDeps,
  file: SignablePicture,
  variant: Parameters<StoredPictures['readVariant']>[1],
): Promise<Uint8Array | undefined> {
  const bytes = await pictures.readVariant(file.file_key, variant)
  return bytes && pictures.sign(file, bytes)
}

const COLUMNS = [
  'row',
  'file',
  'status',
  'error',
  'prompt',
  'negative_prompt',
  'style',
  'quality',
  'model',
  'ratio',
  'resolution',
  'background',
  'seed',
  'size',
]

/** The original pictures one by one, then the table. */
async function* packBatch(deps: DownloadDeps, { batch, pictures, files }: Found): AsyncGenerator<ZipEntry> {
  const modifiedAt = new Date(batch.created_at)
  const lines: string[] = []
  for (const picture of pictures) {
    const file = files.get(picture.generation_id ?? '')
    const key = file?.file_key
    const extension = key?.slice(key.lastIndexOf('.') + 1)
    const variant = { format: formatOf(extension), width: undefined }
    const bytes = file && (await unlessDamaged(readSigned(deps, file, variant)))
    const number = String(picture.position + 1).padStart(4, '0')
    const name = bytes ? `images/${number}-${slug(picture.prompt)}.${formatOf(extension)}` : ''
    if (bytes) yield { name, modifiedAt, bytes }
    const {
      status,
      error,
      prompt,
      negative_prompt: negative,
      style,
      quality,
      model,
      aspect_ratio: ratio,
      resolution,
      background,
      seed,
      width,
      height,
    } = picture
    lines.push(
      csvLine([
        picture.row + 1,
        name,
        status,
        key && !bytes ? UNREADABLE : error,
        prompt,
        negative,
        styleLabel(style),
        quality,
        model,
        ratio,
        resolution,
        background,
        seed,
        width && height ? `${width}x${height}` : '',
      ]),
    )
  }
  yield { name: 'sheet.csv', modifiedAt, bytes: writeTable(lines) }
}

async function* writeTable(lines: readonly string[]): AsyncGenerator<string> {
  // Byte order mark: without it spreadsheets do not read UTF-8.
  yield `\uFEFF${csvLine(COLUMNS)}`
  yield* lines
}

function formatOf(extension: string | undefined): 'png' | 'jpg' | 'webp' {
  return extension === 'jpg' || extension === 'webp' ? extension : 'png'
}

function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
  return words || 'batch'
}
