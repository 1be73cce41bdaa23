import type { Generated } from 'kysely'

/** Columns of whatever is made with reference pictures. */
export type ReferenceColumns = {
  /** The first. */
  reference_key: string | null
  /** The others, in their order. */
  more_reference_keys: Generated<string[]>
  /** What each of all of them is for, in their order, '' where nothing was said of it; empty where nothing was said of any. */
  reference_roles: Generated<string[]>
}
