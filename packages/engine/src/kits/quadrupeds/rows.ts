import { BEASTS } from './beasts.ts'
import { CANINES } from './canines.ts'
import { FELINES } from './felines.ts'
import { HOOFED } from './hoofed.ts'
import type { QuadrupedRow } from './row.ts'
import { SCALED } from './scaled.ts'
import { SMALL } from './small.ts'

/** Every four-legged animal with fur or hide, by variant. */
export const QUADRUPEDS: Readonly<Record<string, QuadrupedRow>> = {
  ...CANINES,
  ...FELINES,
  ...HOOFED,
  ...BEASTS,
  ...SMALL,
  ...SCALED,
}
