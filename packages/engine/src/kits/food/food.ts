import { thingKit } from '../builder/thing.ts'
import { CHOCOLATE } from './chocolate.ts'
import { DISHES } from './dishes.ts'
import { DRINKS } from './drinks.ts'
import { FRESH } from './fresh.ts'
import { FRUIT } from './fruit.ts'
import { GLASSES } from './glasses.ts'
import { SNACKS } from './snacks.ts'
import { SUSHI } from './sushi.ts'
import { SWEETS } from './sweets.ts'
import { WORLD } from './world.ts'
import { WRAPS } from './wraps.ts'

/** Food and drink. */
export const foodKit = thingKit('food', {
  ...FRUIT, ...FRESH, ...DISHES, ...WRAPS, ...SNACKS, ...SUSHI, ...SWEETS, ...CHOCOLATE, ...DRINKS, ...GLASSES, ...WORLD,
})
