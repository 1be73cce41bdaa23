import { CHOCOLATE } from './food-chocolate.ts'
import { DISHES } from './food-dishes.ts'
import { DRINKS } from './food-drinks.ts'
import { FRESH } from './food-fresh.ts'
import { FRUIT } from './food-fruit.ts'
import { GLASSES } from './food-glasses.ts'
import { SNACKS } from './food-snacks.ts'
import { SUSHI } from './food-sushi.ts'
import { SWEETS } from './food-sweets.ts'
import { WORLD } from './food-world.ts'
import { WRAPS } from './food-wraps.ts'
import { thingKit } from './thing.ts'

/** Food and drink. */
export const foodKit = thingKit('food', {
  ...FRUIT,
  ...FRESH,
  ...DISHES,
  ...WRAPS,
  ...SNACKS,
  ...SUSHI,
  ...SWEETS,
  ...CHOCOLATE,
  ...DRINKS,
  ...GLASSES,
  ...WORLD,
})
