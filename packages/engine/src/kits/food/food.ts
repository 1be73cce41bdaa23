import { thingKit } from '../builder/index.ts'
import { SNACKS } from './baked.ts'
import { DISHES } from './dishes.ts'
import { DRINKS } from './drinks.ts'
import { FRESH } from './fresh.ts'
import { FRUIT } from './fruit.ts'
import { SWEETS } from './sweets.ts'
import { WORLD } from './world.ts'

/** Food and drink. */
export const foodKit = thingKit('food', { ...FRUIT, ...FRESH, ...DISHES, ...SNACKS, ...SWEETS, ...DRINKS, ...WORLD })
