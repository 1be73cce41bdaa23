import type { Setting } from '../setting.ts'
import { beach } from './beach.ts'
import { desert } from './desert.ts'
import { flowerField } from './flower-field.ts'
import { forest } from './forest.ts'
import { jungle } from './jungle.ts'
import { lake } from './lake.ts'
import { meadow } from './meadow.ts'
import { mountains } from './mountains.ts'
import { ocean } from './ocean.ts'
import { river } from './river.ts'
import { snowyForest } from './snowy-forest.ts'
import { waterfall } from './waterfall.ts'

/** Every place the engine can build. */
const SETTINGS: readonly Setting[] = [
  beach,
  desert,
  flowerField,
  forest,
  jungle,
  lake,
  meadow,
  mountains,
  ocean,
  river,
  snowyForest,
  waterfall,
]

const BY_ID: ReadonlyMap<string, Setting> = new Map(SETTINGS.map((setting) => [setting.id, setting]))

/** Ids of all places. */
export const BUILT_SETTINGS: readonly string[] = SETTINGS.map((setting) => setting.id)

export function findSetting(id: string): Setting | undefined {
  return BY_ID.get(id)
}
