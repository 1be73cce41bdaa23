import { thingKit } from '../builder/thing.ts'
import { CAMERAS } from './camera.ts'
import { HAND } from './hand.ts'
import { KITCHEN } from './kitchen.ts'
import { WEAPONS } from './weapons.ts'

/** Tools, weapons and kitchenware: upright, business end up, broad side to +x. */
export const toolKit = thingKit('tool', { ...HAND, ...KITCHEN, ...WEAPONS, ...CAMERAS })
