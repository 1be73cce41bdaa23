import type { Kit } from '../builder/index.ts'
import { BLOCK_RECIPES } from './blocks.ts'
import { BRIDGE_RECIPES } from './bridges.ts'
import { CASTLE_RECIPES } from './castles.ts'
import { FAIRGROUND_RECIPES, isBurning, onFire } from './fairground.ts'
import { HOUSE_RECIPES } from './houses.ts'
import { LANDMARK_RECIPES } from './landmarks.ts'
import { MODERN_RECIPES } from './modern.ts'
import { type Recipe, toBuildingInput, toPiece } from './piece.ts'
import { SACRED_RECIPES } from './sacred.ts'
import { SHELTER_RECIPES } from './shelters.ts'
import { SHOP_RECIPES } from './shops.ts'
import { TOWER_RECIPES } from './towers.ts'

const RECIPES: Readonly<Record<string, Recipe>> = {
  ...HOUSE_RECIPES, ...SHOP_RECIPES, ...BLOCK_RECIPES, ...CASTLE_RECIPES, ...TOWER_RECIPES, ...SACRED_RECIPES, ...MODERN_RECIPES, ...BRIDGE_RECIPES,
  ...FAIRGROUND_RECIPES, ...SHELTER_RECIPES, ...LANDMARK_RECIPES,
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
