import { DISHES } from './food-dishes.ts'
import { DRINKS } from './food-drinks.ts'
import { FRUIT } from './food-fruit.ts'
import { thingKit } from './thing.ts'

/** Food and drink. */
export const foodKit = thingKit('food', { ...FRUIT, ...DISHES, ...DRINKS })
