import type { SheetField } from '@easel/contract/sheets/sheet-rows'

/** The table's columns in order. `width` is a class. */
export const FIELDS: readonly {
  readonly field: SheetField
  readonly label: string
  readonly width: string
}[] = [
  { field: 'prompt', label: 'Prompt', width: 'min-w-72' },
  { field: 'negative_prompt', label: 'Negative', width: 'min-w-32' },
  { field: 'style', label: 'Style', width: 'min-w-32' },
  { field: 'quality', label: 'Quality', width: 'min-w-24' },
  { field: 'model', label: 'Model', width: 'min-w-32' },
  { field: 'aspect_ratio', label: 'Ratio', width: 'min-w-16' },
  { field: 'size', label: 'Custom size', width: 'min-w-24' },
  { field: 'resolution', label: 'Size', width: 'min-w-20' },
  { field: 'background', label: 'Background', width: 'min-w-24' },
  { field: 'seed', label: 'Seed', width: 'min-w-24' },
  { field: 'count', label: 'Count', width: 'min-w-14' },
]
