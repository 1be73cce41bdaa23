import { type BatchRow, batchRowSchema } from '../batches.ts'
import { isCustomSize, ratioFor, sidesOf, sizeProblem } from '../models/custom-sizes.ts'
import { ASPECT_RATIOS, QUALITIES, RESOLUTIONS } from '../pictures.ts'
import { STYLES } from '../styles.ts'

/** A sheet's row as typed: validated later, so that nothing is lost. */
export type TypedRow = {
  readonly prompt: string
  readonly negative_prompt: string
  readonly style: string
  readonly quality: string
  /** A model from the list; empty: chosen by the quality. */
  readonly model: string
  readonly aspect_ratio: string
  /** WIDTHxHEIGHT instead of the ratio's size. */
  readonly size: string
  readonly resolution: string
  readonly background: string
  readonly seed: string
  readonly count: string
}
export type SheetField = keyof TypedRow
/** The setting of a sheet's column; width and height together are the size. */
export type SheetColumn = SheetField | 'width' | 'height'

/** Accepted column names, in lower case, without hyphens and underscores. */
const NAMES: Readonly<Record<SheetColumn, readonly string[]>> = {
  prompt: ['prompt', 'text', 'description', 'positive prompt', 'image prompt'],
  negative_prompt: ['negative prompt', 'negative', 'exclude', 'avoid'],
  style: ['style', 'look'],
  quality: ['quality'],
  model: ['model'],
  aspect_ratio: ['ratio', 'aspect ratio', 'aspect', 'format', 'shape'],
  size: ['size', 'custom size', 'pixels', 'dimensions'],
  width: ['width'],
  height: ['height'],
  resolution: ['resolution'],
  background: ['background'],
  seed: ['seed'],
  count: ['count', 'images', 'number', 'copies', 'n'],
}

export const EMPTY_ROW: TypedRow = {
  prompt: '',
  negative_prompt: '',
  style: '',
  quality: '',
  model: '',
  aspect_ratio: '',
  size: '',
  resolution: '',
  background: '',
  seed: '',
  count: '',
}

/** The setting for a column name; undefined for an unknown one. */
export function columnNamed(name: string): SheetColumn | undefined {
  const plain = name.trim().toLowerCase().replace(/[_-]+/g, ' ')
  return (Object.keys(NAMES) as SheetColumn[]).find((field) => NAMES[field].includes(plain))
}

/** Converts a line to a row by its columns; of two columns for one setting the first counts. */
export function toTypedRow(
  cells: readonly string[],
  columns: readonly (SheetColumn | '' | undefined)[],
): TypedRow {
  const set: Partial<Record<SheetColumn, string>> = {}
  columns.forEach((column, index) => {
    if (column) set[column] ??= plainCell(cells[index] ?? '')
  })
  const { width = '', height = '', ...row } = set
  const size = row.size || (width || height ? `${width}x${height}` : '')
  return { ...EMPTY_ROW, ...row, size }
}

/** Removes the apostrophe that our own sheets put before what a spreadsheet would run as a formula. */
function plainCell(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@])/, '')
}

export type CheckedRow =
  | { readonly ok: true; readonly row: BatchRow }
  /** The first problem of each cell. */
  | { readonly ok: false; readonly problems: Partial<Record<SheetField, string>> }

const RATIOS = ASPECT_RATIOS.map(({ id }) => id)
const CHOICES: Partial<Record<SheetField, string>> = {
  style: 'There is no such style: take one from the list',
  quality: 'Standard, High or Ultra',
  aspect_ratio: `${RATIOS.slice(0, -1).join(', ')} or ${RATIOS.at(-1)}`,
  resolution: 'Standard, 2K or 4K',
  background: 'Opaque or transparent',
  seed: 'A whole number from 0 to 4294967295, or nothing',
  count: '1 to 10',
}

/** The row as sent to the server; empty cells get the defaults. */
export function checkSheetRow(typed: TypedRow): CheckedRow {
  // Drafts saved before this column existed lack it.
  const size = readSize(typed.size ?? '')
  const wrongSize = size === null ? 'Width and height, such as 768x1152' : size && sizeProblem(size)
  const checked = batchRowSchema.safeParse({
    prompt: typed.prompt,
    negative_prompt: typed.negative_prompt,
    style: idNamed(STYLES, typed.style, 'photorealistic'),
    quality: idNamed(QUALITIES, typed.quality, 'standard'),
    // Drafts may lack these, too.
    model: (typed.model ?? '').trim() || null,
    aspect_ratio: idNamed(ASPECT_RATIOS, typed.aspect_ratio, '1:1'),
    ...(size && isCustomSize(size) && size),
    resolution: idNamed(RESOLUTIONS, typed.resolution ?? '', 'standard'),
    background: (typed.background ?? '').trim().toLowerCase() || 'opaque',
    seed: typed.seed.trim() === '' ? null : numberOf(typed.seed),
    count: typed.count.trim() === '' ? 1 : numberOf(typed.count),
  })
  if (checked.success && !wrongSize)
    return { ok: true, row: size ? { ...checked.data, aspect_ratio: ratioFor(size) } : checked.data }
  const problems: Partial<Record<SheetField, string>> = wrongSize ? { size: wrongSize } : {}
  for (const { code, path, message } of checked.error?.issues ?? []) {
    const field = path[0] as SheetField
    problems[field] ??= (code !== 'custom' && CHOICES[field]) || message
  }
  return { ok: false, problems }
}

/** Parses a typed size; undefined for an empty cell, null for anything else. */
function readSize(text: string): ReturnType<typeof sidesOf> | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s*[x×*]\s*/, 'x')
  return plain === '' ? undefined : (sidesOf(plain) ?? null)
}

function numberOf(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
}

/** The id for a typed label or id, ignoring case. Other text is returned unchanged. */
export function idNamed(
  options: readonly { readonly id: string; readonly label: string }[],
  text: string,
  fallback: string,
): string {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return fallback
  return options.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted)?.id ?? wanted
}
