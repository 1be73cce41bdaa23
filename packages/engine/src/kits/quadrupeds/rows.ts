import { BEASTS } from './beasts-rows.ts'
import { CANINES } from './canines-rows.ts'
import { FELINES } from './felines-rows.ts'
import { HOOFED } from './hoofed-rows.ts'
import type { QuadrupedRow } from './row.ts'
import { SCALED } from './scaled-rows.ts'
import { SMALL } from './small-rows.ts'

/** Every four-legged animal with fur or hide, by variant. */
export const QUADRUPEDS: Readonly<Record<string, QuadrupedRow>> = { ...CANINES, ...FELINES, ...HOOFED, ...BEASTS, ...SMALL, ...SCALED }
