import { BEASTS } from './quadruped-beasts.ts'
import { CANINES } from './quadruped-canines.ts'
import { FELINES } from './quadruped-felines.ts'
import { HOOFED } from './quadruped-hoofed.ts'
import type { QuadrupedRow } from './quadruped-row.ts'
import { SCALED } from './quadruped-scaled.ts'
import { SMALL } from './quadruped-small.ts'

/** Every four-legged animal with fur or hide, by variant. */
export const QUADRUPEDS: Readonly<Record<string, QuadrupedRow>> = {
  ...CANINES,
  ...FELINES,
  ...HOOFED,
  ...BEASTS,
  ...SMALL,
  ...SCALED,
}
