import { beach } from './beach.ts'
import { bedroom } from './bedroom.ts'
import { cafe } from './cafe.ts'
import { desert } from './desert.ts'
import { flowerField } from './flower-field.ts'
import { forest } from './forest.ts'
import { jungle } from './jungle.ts'
import { kitchen } from './kitchen.ts'
import { lake } from './lake.ts'
import { library } from './library.ts'
import { meadow } from './meadow.ts'
import { mountains } from './mountains.ts'
import { ocean } from './ocean.ts'
import { river } from './river.ts'
import { room } from './room.ts'
import { snowyForest } from './snowy-forest.ts'
import { theaterStage } from './stage.ts'
import { studio } from './studio.ts'
import { waterfall } from './waterfall.ts'
import type { Setting } from '../setting.ts'

/** Every place the engine can build. */
const SETTINGS: readonly Setting[] = [
  beach,
  bedroom,
  cafe,
  desert,
  flowerField,
  forest,
  jungle,
  kitchen,
  lake,
  library,
  meadow,
  mountains,
  ocean,
  river,
  room,
  snowyForest,
  theaterStage,
  studio,
  waterfall,
]

const BY_ID: ReadonlyMap<string, Setting> = new Map(SETTINGS.map((setting) => [setting.id, setting]))

/** Ids of all places. */
export const BUILT_SETTINGS: readonly string[] = SETTINGS.map((setting) => setting.id)

export function findSetting(id: string): Setting | undefined {
  return BY_ID.get(id)
}
