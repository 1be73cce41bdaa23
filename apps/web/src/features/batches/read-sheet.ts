import { LIMITS } from '@easel/contract/limits'
import { columnNamed, type SheetColumn, type TypedRow, toTypedRow } from '@easel/contract/sheets/sheet-rows'
import { numberText } from '#web/shared/lib/text/number-text.ts'

/** A table as read: columns by position, uninterpreted. */
export type ReadSheet = {
  readonly columns: readonly string[]
  readonly records: readonly (readonly string[])[]
  /** The setting of each column; empty for ignored ones. */
  readonly mapping: readonly (SheetColumn | '')[]
  /** How it was read, if guessed. */
  readonly note: string
  /** The file with a guessed encoding, to reread in another. */
  readonly guessed?: { readonly file: File; readonly encoding: string }
}
export type SheetReading =
  | { readonly ok: true; readonly sheet: ReadSheet }
  | { readonly ok: false; readonly message: string }

const MAX_BYTES = 4 * 1024 * 1024

const NO_NAMES =
  'No column name is known here, so each line is a picture and the first column its prompt. If the first line holds names, remove row 1 and choose what each column sets.'

/** Encodings of spreadsheets that do not write Unicode; files do not declare theirs. */
export const ENCODINGS: readonly (readonly [encoding: string, label: string])[] = [
  ['windows-1252', 'Western European'],
  ['macintosh', 'Western European (Mac)'],
  ['windows-1250', 'Central European'],
  ['windows-1257', 'Baltic'],
  ['windows-1254', 'Turkish'],
  ['windows-1253', 'Greek'],
  ['windows-1251', 'Cyrillic'],
  ['windows-1255', 'Hebrew'],
  ['windows-1256', 'Arabic'],
  ['shift_jis', 'Japanese'],
  ['gb18030', 'Chinese, simplified'],
  ['big5', 'Chinese, traditional'],
  ['euc-kr', 'Korean'],
]

type Decoded = { readonly text: string; readonly note: string; readonly encoding?: string }

/** Decodes a file: UTF-8 or UTF-16 by byte order mark or content; otherwise the given encoding, or Western European. */
export function decodeSheet(bytes: Uint8Array, encoding = 'windows-1252'): Decoded {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le'), note: '' }
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be'), note: '' }
  const sample = bytes.subarray(0, 2_000)
  const zeros = sample.filter((byte) => byte === 0).length
  if (zeros > sample.length / 4)
    return { text: decode(bytes, second === 0 ? 'utf-16le' : 'utf-16be'), note: 'Read as UTF-16.' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: '' }
  } catch {
    return {
      text: decode(bytes, encoding),
      note: 'Nothing in the file says which letters it was written with. If some are wrong, choose others.',
      encoding,
    }
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

export async function readSheetFile(file: File, wanted?: string): Promise<SheetReading> {
  if (file.size > MAX_BYTES)
    return no(
      `This file has ${Math.ceil(file.size / 1024 / 1024)} MB; a sheet may have up to 4 MB. Split it.`,
    )
  const { text, note, encoding } = decodeSheet(new Uint8Array(await file.arrayBuffer()), wanted)
  if (text.includes('\0')) return no('That is not a text file. Save the sheet as CSV and try again.')
  const reading = await readSheet(text, note)
  return reading.ok && encoding
    ? { ...reading, sheet: { ...reading.sheet, guessed: { file, encoding } } }
    : reading
}

/** Parses comma-, semicolon- or tab-separated text, with or without a header. */
export async function readSheet(text: string, note = ''): Promise<SheetReading> {
  const { default: papa } = await import('papaparse')
  const { data, errors } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes)
    return no(
      `A quotation mark is not closed, near row ${(quotes.row ?? 0) + 1}. Write " twice for the sign itself, and close what is open.`,
    )
  const [names = []] = data
  const found = names.map(columnNamed)
  const hasNames = found.some((field) => field !== undefined)
  const records = hasNames ? data.slice(1) : data
  if (records.length === 0)
    return no('There are no rows in it. Paste a line of names, then one line a picture.')
  if (records.length > LIMITS.batchRows)
    return no(
      `It has ${numberText(records.length)} rows; a sheet takes up to ${LIMITS.batchRows}. Split it and run the parts one after the other.`,
    )
  const width = Math.max(...data.map((record) => record.length))
  const columns = Array.from(
    { length: width },
    (_, index) => (hasNames && names[index]) || `Column ${index + 1}`,
  )
  const mapping = columns.map((_, index) => {
    if (!hasNames) return index === 0 ? ('prompt' as const) : ''
    const field = found[index]
    return field && found.indexOf(field) === index ? field : ''
  })
  // A single column is a list of prompts; several without a known name may be something else.
  const notes = hasNames || width === 1 ? [note] : [note, NO_NAMES]
  return { ok: true, sheet: { columns, records, mapping, note: notes.filter(Boolean).join(' ') } }
}

function no(message: string): SheetReading {
  return { ok: false, message }
}

/** Rows for the table by the mapping; unmapped columns are dropped. */
export function toRows({ records }: ReadSheet, mapping: ReadSheet['mapping']): TypedRow[] {
  return records.map((record) => toTypedRow(record, mapping))
}
