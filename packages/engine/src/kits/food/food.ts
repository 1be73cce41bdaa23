import { thingKit } from '../builder/index.ts'
import { SNACKS } from './baked.ts'
import { DISHES } from './dishes.ts'
import { DRINKS, GLASSES } from './drinks.ts'
import { FRESH } from './fresh.ts'
import { FRUIT } from './fruit.ts'
import { CHOCOLATE, SWEETS } from './sweets.ts'
import { SUSHI, WORLD, WRAPS } from './world.ts'

/** Food and drink. */
export const foodKit = thingKit('food', {...FRUIT,...FRESH,...DISHES,...WRAPS,...SNACKS,...SUSHI,...SWEETS,...CHOCOLATE,...DRINKS,...GLASSES,...WORLD })
