import { csvLine } from '../../platform/csv-line.ts'
import type { ZipEntry } from '../../platform/zip/zip-stream.ts'
import { type GenerationRow, unlessDamaged } from '../generations/index.ts'
import type { DownloadRequest } from './downloads.repository.ts'
import { pictureFileName } from './file-names.ts'
import { indexPage, type PackedPicture } from './index-page.ts'
import type { PictureFiles } from './picture-file.ts'

/** An archive's files one after another, with one picture in memory at a time. */
export async function* zipEntries(
  rows: readonly GenerationRow[],
  request: DownloadRequest,
  files: PictureFiles,
): AsyncGenerator<ZipEntry> {
  const packed: PackedPicture[] = []
  const missing: string[] = []
  for (const [index, row] of rows.entries()) {
    const path = `images/${String(index + 1).padStart(3, '0')}-${pictureFileName(row, request)}`
    const bytes = await unlessDamaged(files.read(row, request))
    if (!bytes) {
      missing.push(path)
      continue
    }
    packed.push({ row, path })
    yield { name: path, modifiedAt: row.created_at, bytes }
  }
  const modifiedAt = packed[0]?.row.created_at ?? new Date(0)
  const isTold = request.metadata === 'keep'
  yield { name: 'pictures.csv', modifiedAt, bytes: writeTable(packed, isTold) }
  yield { name: 'index.html', modifiedAt, bytes: indexPage(packed, isTold) }
  if (missing.length > 0) yield { name: 'missing.txt', modifiedAt, bytes: listMissing(missing) }
}

async function* listMissing(paths: readonly string[]): AsyncGenerator<string> {
  yield 'These pictures could not be packed: their files are gone or damaged.\n\n'
  for (const path of paths) yield `${path}\n`
}

const PLAIN = ['file', 'created_at', 'width', 'height'] as const
const TOLD = ['prompt', 'negative_prompt', 'style', 'quality', 'seed', 'provider', 'model', 'tags'] as const

async function* writeTable(packed: readonly PackedPicture[], isTold: boolean): AsyncGenerator<string> {
  // Byte order mark: without it spreadsheets do not read UTF-8.
  yield `\uFEFF${csvLine(isTold ? [...PLAIN, ...TOLD] : PLAIN)}`
  for (const { row, path } of packed) {
    const plain = [path, row.created_at.toISOString(), row.width, row.height]
    const told = [row.prompt, row.negative_prompt, row.style, row.quality, row.seed, row.provider, row.model]
    yield csvLine(isTold ? [...plain, ...told, row.tags.join(', ')] : plain)
  }
}
