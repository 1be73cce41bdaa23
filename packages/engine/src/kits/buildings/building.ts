import type { Kit } from '../kit.ts'
import { BLOCK_RECIPES } from './blocks.ts'
import { BRIDGE_RECIPES } from './bridges.ts'
import { CASTLE_RECIPES } from './castles.ts'
import { CATHEDRAL_RECIPES } from './cathedral.ts'
import { COLOSSEUM_RECIPES } from './colosseum.ts'
import { FAIRGROUND_RECIPES } from './fairground.ts'
import { isBurning, onFire } from './fire.ts'
import { HAUNTED_RECIPES } from './haunted.ts'
import { HOUSE_RECIPES } from './houses.ts'
import { LANDMARK_TOWER_RECIPES } from './landmark-towers.ts'
import { LANDMARK_RECIPES } from './landmarks.ts'
import { MODERN_RECIPES } from './modern.ts'
import { OUTPOST_RECIPES } from './outposts.ts'
import { type Recipe, toBuildingInput, toPiece } from './piece.ts'
import { SACRED_RECIPES } from './sacred.ts'
import { SHELTER_RECIPES } from './shelters.ts'
import { SHOP_RECIPES } from './shops.ts'
import { STILT_RECIPES } from './stilts.ts'
import { TEMPLE_RECIPES } from './temples.ts'
import { TOWER_RECIPES } from './towers.ts'

const RECIPES: Readonly<Record<string, Recipe>> = {
  ...HOUSE_RECIPES, ...HAUNTED_RECIPES, ...SHOP_RECIPES, ...BLOCK_RECIPES, ...CASTLE_RECIPES, ...TOWER_RECIPES, ...LANDMARK_TOWER_RECIPES, ...TEMPLE_RECIPES,
  ...OUTPOST_RECIPES, ...BRIDGE_RECIPES, ...FAIRGROUND_RECIPES, ...SACRED_RECIPES, ...CATHEDRAL_RECIPES, ...SHELTER_RECIPES, ...LANDMARK_RECIPES,
  ...COLOSSEUM_RECIPES, ...MODERN_RECIPES, ...STILT_RECIPES,
}

/** Houses, shops, towers and landmarks: façades on boxes, round parts as bodies. */
export const buildingKit: Kit = {
  name: 'building',
  variants: Object.keys(RECIPES),
  build: (input) => {
    const recipe = Object.hasOwn(RECIPES, input.variant) ? RECIPES[input.variant] : undefined
    if (!recipe) throw new Error(`No building "${input.variant}"`)
    const asked = toBuildingInput(input)
    const parts = recipe(asked)
    return toPiece(isBurning(asked) ? onFire(parts, input.seed) : parts)
  },
}

/** Buildings that have a place for words; on others they stand on a board beside. */
export const LETTERED_BUILDINGS: ReadonlySet<string> = new Set(
  ['wall', ...Object.keys(SHOP_RECIPES), ...Object.keys(BLOCK_RECIPES)].filter((name) => name !== 'market-stall' && name !== 'skyscraper'))
