import { type BatchRow, batchRowSchema } from '@easel/contract/batches'
import { ASPECT_RATIOS, QUALITIES } from '@easel/contract/pictures'
import { STYLES } from '@easel/contract/styles'
import type { RowDraft, RowField } from './drafts.store.ts'

export type CheckedRow =
  | { readonly ok: true; readonly row: BatchRow }
  /** The first thing wrong with each cell. */
  | { readonly ok: false; readonly problems: Partial<Record<RowField, string>> }

const CHOICES: Partial<Record<RowField, string>> = {
  style: 'There is no such style: take one from the list',
  quality: 'Standard, High or Ultra',
  aspect_ratio: '1:1, 16:9 or 9:16',
  seed: 'A whole number from 0 to 4294967295, or nothing',
  count: '1 to 10',
}

/** Rows that stay the same are looked at once, however often a neighbor changes. */
const known = new WeakMap<RowDraft, CheckedRow>()

/** A row as the server will see it; empty cells take the product's defaults. */
export function checkRow(draft: RowDraft): CheckedRow {
  const seen = known.get(draft)
  if (seen) return seen
  const checked = check(draft)
  known.set(draft, checked)
  return checked
}

function check(draft: RowDraft): CheckedRow {
  const checked = batchRowSchema.safeParse({
    prompt: draft.prompt,
    negative_prompt: draft.negative_prompt,
    style: idOf(STYLES, draft.style, 'photorealistic'),
    quality: idOf(QUALITIES, draft.quality, 'standard'),
    // A draft from before there was one has none.
    model: (draft.model ?? '').trim() || null,
    aspect_ratio: idOf(ASPECT_RATIOS, draft.aspect_ratio, '1:1'),
    seed: draft.seed.trim() === '' ? null : numberOf(draft.seed),
    count: draft.count.trim() === '' ? 1 : numberOf(draft.count),
  })
  if (checked.success) return { ok: true, row: checked.data }
  const problems: Partial<Record<RowField, string>> = {}
  for (const { path, message } of checked.error.issues) {
    const field = path[0] as RowField
    problems[field] ??= CHOICES[field] ?? message
  }
  return { ok: false, problems }
}

function numberOf(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
}

/** People write the label or the id, in any case. */
function idOf(
  options: readonly { readonly id: string; readonly label: string }[],
  text: string,
  fallback: string,
): string {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return fallback
  return options.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted)?.id ?? wanted
}
