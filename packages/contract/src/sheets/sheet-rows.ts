import { type BatchRow, batchRowSchema } from '../batches.ts'
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
  readonly resolution: string
  readonly background: string
  readonly seed: string
  readonly count: string
}
export type SheetField = keyof TypedRow

/** What people call the columns, in lower case, without hyphens and underscores. */
const NAMES: Readonly<Record<SheetField, readonly string[]>> = {
  prompt: ['prompt', 'text', 'description', 'positive prompt', 'image prompt'],
  negative_prompt: ['negative prompt', 'negative', 'exclude', 'avoid'],
  style: ['style', 'look'],
  quality: ['quality'],
  model: ['model'],
  aspect_ratio: ['ratio', 'aspect ratio', 'aspect', 'format', 'shape'],
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
  resolution: '',
  background: '',
  seed: '',
  count: '',
}

/** What a column of this name sets; undefined for a name that says nothing. */
export function fieldNamed(name: string): SheetField | undefined {
  const plain = name.trim().toLowerCase().replace(/[_-]+/g, ' ')
  return (Object.keys(NAMES) as SheetField[]).find((field) => NAMES[field].includes(plain))
}

/** A cell as it was meant: the product's own sheets put an apostrophe before what a spreadsheet would run as a formula. */
export function plainCell(text: string): string {
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
  const checked = batchRowSchema.safeParse({
    prompt: typed.prompt,
    negative_prompt: typed.negative_prompt,
    style: idNamed(STYLES, typed.style, 'photorealistic'),
    quality: idNamed(QUALITIES, typed.quality, 'standard'),
    // A draft from before there was one has none.
    model: (typed.model ?? '').trim() || null,
    aspect_ratio: idNamed(ASPECT_RATIOS, typed.aspect_ratio, '1:1'),
    // Nor of these.
    resolution: idNamed(RESOLUTIONS, typed.resolution ?? '', 'standard'),
    background: (typed.background ?? '').trim().toLowerCase() || 'opaque',
    seed: typed.seed.trim() === '' ? null : numberOf(typed.seed),
    count: typed.count.trim() === '' ? 1 : numberOf(typed.count),
  })
  if (checked.success) return { ok: true, row: checked.data }
  const problems: Partial<Record<SheetField, string>> = {}
  for (const { path, message } of checked.error.issues) {
    const field = path[0] as SheetField
    problems[field] ??= CHOICES[field] ?? message
  }
  return { ok: false, problems }
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
