import { type CheckedRow, checkSheetRow, type TypedRow } from '@easel/contract/sheets/sheet-rows'

/** Rows that stay the same are looked at once, however often a neighbor changes. */
const known = new WeakMap<TypedRow, CheckedRow>()

/** A row as the server will see it; empty cells take the product's defaults. */
export function checkRow(draft: TypedRow): CheckedRow {
  const seen = known.get(draft)
  if (seen) return seen
  const checked = checkSheetRow(draft)
  known.set(draft, checked)
  return checked
}
