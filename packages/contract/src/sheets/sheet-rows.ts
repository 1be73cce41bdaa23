import { type BatchRow, batchRowSchema } from '../batches.ts'
import { isCustomSize, ratioFor, sidesOf, sizeProblem } from '../models/custom-sizes.ts'
import { ASPECT_RATIOS, QUALITIES, RESOLUTIONS } from '../pictures.ts'
import { STYLES } from '../styles.ts'

/** A row of a sheet as it is typed: checked later, so that nothing wrong is lost. */
export type TypedRow = {
  readonly prompt: string
  readonly negative_prompt: string
  readonly style: string
  readonly quality: string
  /** Of a choice of models; empty: the quality chooses. */
  readonly model: string
  readonly aspect_ratio: string
  /** WIDTHxHEIGHT in place of the ratio's. */
  readonly size: string
  readonly resolution: string
  readonly background: string
  readonly seed: string
  readonly count: string
}
export type SheetField = keyof TypedRow
/** What a column of a sheet sets: width and height are the size in two columns. */
export type SheetColumn = SheetField | 'width' | 'height'

/** What people call the columns, in lower case, without hyphens and underscores. */
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

/** What a column of this name sets; undefined for a name that says nothing. */
export function columnNamed(name: string): SheetColumn | undefined {
  const plain = name.trim().toLowerCase().replace(/[_-]+/g, ' ')
  return (Object.keys(NAMES) as SheetColumn[]).find((field) => NAMES[field].includes(plain))
}

/** A line of a sheet as a row, by what its columns set; the first of two columns that set the same counts. */
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

/** A cell as it was meant: the product's own sheets put an apostrophe before what a spreadsheet would run as a formula. */
function plainCell(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@])/, '')
}

export type CheckedRow =
  | { readonly ok: true; readonly row: BatchRow }
  /** The first thing wrong with each cell. */
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

/** A row as the server will see it; empty cells take the product's defaults. */
export function checkSheetRow(typed: TypedRow): CheckedRow {
  // A draft from before there was one has none.
  const size = readSize(typed.size ?? '')
  const wrongSize = size === null ? 'Width and height, such as 768x1152' : size && sizeProblem(size)
  const checked = batchRowSchema.safeParse({
    prompt: typed.prompt,
    negative_prompt: typed.negative_prompt,
    style: idNamed(STYLES, typed.style, 'photorealistic'),
    quality: idNamed(QUALITIES, typed.quality, 'standard'),
    // Nor of these.
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

/** A size as people write it; undefined for an empty cell, null for other words. */
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

/** The id that a text means: people write the label or the id, in any case. A text that means none comes back as it is. */
export function idNamed(
  options: readonly { readonly id: string; readonly label: string }[],
  text: string,
  fallback: string,
): string {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return fallback
  return options.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted)?.id ?? wanted
}
