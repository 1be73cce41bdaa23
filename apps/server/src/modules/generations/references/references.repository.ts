import { sql } from 'kysely'

/** A row that names one of these, first or later. */
export function namesReference(keys: readonly string[]) {
  return sql<boolean>`(reference_key = any(${sql.val(keys)}::text[])
    or (more_reference_keys <> '{}' and more_reference_keys && ${sql.val(keys)}::text[]))`
}
