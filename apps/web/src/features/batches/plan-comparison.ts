import type { BatchGrid } from '@easel/contract/batches'
import { LIMITS } from '@easel/contract/limits'
import { CUSTOM_SIZES, customSizeProblem } from '@easel/contract/models/custom-sizes'
import { type Quality, qualityLabel } from '@easel/contract/pictures'
import { styleLabel } from '@easel/contract/styles'
import { countCharacters } from '@easel/contract/text-length'
import type { NewBatch } from '#web/shared/data/batches/batches.queries.ts'
import { rowOf } from './base-row.ts'
import type { Axis, CompareDraft } from './drafts.store.ts'

export const AXES: Readonly<Record<Axis, string>> = {
  style: 'Style',
  quality: 'Quality',
  seed: 'Seed',
  prompt: 'Prompt',
}

export type Comparison =
  | { readonly ok: true; readonly grid: BatchGrid; readonly rows: NewBatch['rows'] }
  | { readonly ok: false; readonly message: string }

/** A comparison's cells, row by row; settings that do not vary use their first choice. */
export function planComparison(draft: CompareDraft): Comparison {
  const prompts = linesOf(draft.prompts)
  const words = draft.seeds.split(/[\s,;]+/).filter((seed) => seed !== '')
  const wrong = words.find((seed) => !/^\d{1,10}$/.test(seed) || Number(seed) > LIMITS.seed.max)
  if (prompts.length === 0) return no('Please enter a prompt')
  if (prompts.some((prompt) => countCharacters(prompt) > LIMITS.promptCharacters))
    return no('The prompt may have up to 500 characters')
  if (wrong) return no(`“${wrong}” is no seed: seeds are whole numbers from 0 to 4294967295`)
  const wrongSize = draft.base.size && customSizeProblem(CUSTOM_SIZES, draft.base.size)
  if (wrongSize) return no(wrongSize)
  if (draft.across === draft.down) return no('Choose two different things to compare across and down')
  const values: Readonly<Record<Axis, readonly string[]>> = {
    style: draft.styles,
    quality: draft.qualities,
    seed: [...new Set(words.map((seed) => String(Number(seed))))],
    prompt: [...new Set(prompts)],
  }
  for (const axis of [draft.across, draft.down]) {
    if (values[axis].length === 0) return no(`Choose at least one ${AXES[axis].toLowerCase()}`)
    if (values[axis].length > LIMITS.gridSide)
      return no(
        `A comparison has up to ${LIMITS.gridSide} of each: take out ${values[axis].length - LIMITS.gridSide}`,
      )
  }
  const pick = (axis: Axis, column: string, row: string) =>
    axis === draft.across ? column : axis === draft.down ? row : (values[axis][0] ?? '')
  const rows = values[draft.down].flatMap((row) =>
    values[draft.across].map((column) => ({
      prompt: pick('prompt', column, row),
      ...rowOf(draft.base),
      style: pick('style', column, row) || draft.base.style,
      quality: pick('quality', column, row) || draft.base.quality,
      seed: Number(pick('seed', column, row) || 7),
      count: 1,
    })),
  ) as NewBatch['rows']
  const grid = {
    across: AXES[draft.across],
    down: AXES[draft.down],
    columns: values[draft.across].map((value) => labelOf(draft.across, value)),
    rows: values[draft.down].map((value) => labelOf(draft.down, value)),
  }
  return { ok: true, grid, rows }
}

/** Qualities used by the pictures. */
export function drawnQualities({ across, down, qualities, base }: CompareDraft): readonly Quality[] {
  const [first = base.quality] = qualities
  return across === 'quality' || down === 'quality' ? qualities : [first]
}

function no(message: string): Comparison {
  return { ok: false, message }
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function labelOf(axis: Axis, value: string): string {
  if (axis === 'style') return styleLabel(value)
  if (axis === 'quality') return qualityLabel(value)
  return axis === 'seed' ? `Seed ${value}` : value
}
