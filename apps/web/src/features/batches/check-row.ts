import { type CheckedRow, checkSheetRow, type TypedRow } from '@easel/contract/sheets/sheet-rows'

/** Caches the check of unchanged rows. */
const known = new WeakMap<TypedRow, CheckedRow>()

/** The row as sent to the server; empty cells get the defaults. */
export function checkRow(draft: TypedRow): CheckedRow {
  const seen = known.get(draft)
  if (seen) return seen
  const checked = checkSheetRow(draft)
  known.set(draft, checked)
  return checked
}
