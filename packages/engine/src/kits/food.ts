import { DISHES } from './food-dishes.ts'
import { DRINKS } from './food-drinks.ts'
import { FRUIT } from './food-fruit.ts'
import { SWEETS } from './food-sweets.ts'
import { thingKit } from './thing.ts'

/** Food and drink. */
export const foodKit = thingKit('food', { ...FRUIT, ...DISHES, ...SWEETS, ...DRINKS })
