import type { Kit } from '../builder/index.ts'
import { BLOCK_RECIPES } from './blocks.ts'
import { BRIDGE_RECIPES } from './bridges.ts'
import { CASTLE_RECIPES, CATHEDRAL_RECIPES } from './castles.ts'
import { FAIRGROUND_RECIPES, HAUNTED_RECIPES, isBurning, onFire } from './fairground.ts'
import { HOUSE_RECIPES } from './houses.ts'
import { COLOSSEUM_RECIPES, LANDMARK_RECIPES } from './landmarks.ts'
import { MODERN_RECIPES, OUTPOST_RECIPES } from './modern.ts'
import { type Recipe, toBuildingInput, toPiece } from './piece.ts'
import { SACRED_RECIPES, TEMPLE_RECIPES } from './sacred.ts'
import { SHELTER_RECIPES, STILT_RECIPES } from './shelters.ts'
import { SHOP_RECIPES } from './shops.ts'
import { LANDMARK_TOWER_RECIPES, TOWER_RECIPES } from './towers.ts'

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

/** Buildings with a place for words; other buildings get a signboard beside them. */
export const LETTERED_BUILDINGS: ReadonlySet<string> = new Set(
  ['wall', ...Object.keys(SHOP_RECIPES), ...Object.keys(BLOCK_RECIPES)].filter((name) => name !== 'market-stall' && name !== 'skyscraper'))
