import type { Generated } from 'kysely'

/** Reference columns of tasks and pictures. */
export type ReferenceColumns = {
  /** The first. */
  reference_key: string | null
  /** The others, in order. */
  more_reference_keys: Generated<string[]>
  /** The role of each, in order, '' where none was given; empty when none has one. */
  reference_roles: Generated<string[]>
}
