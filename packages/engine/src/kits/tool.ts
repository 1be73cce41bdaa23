import { thingKit } from './thing.ts'
import { CAMERAS } from './tool-camera.ts'
import { HAND } from './tool-hand.ts'
import { KITCHEN } from './tool-kitchen.ts'
import { WEAPONS } from './tool-weapons.ts'

/** Tools, weapons and kitchenware: upright, business end up, broad side to +x. */
export const toolKit = thingKit('tool', { ...HAND, ...KITCHEN, ...WEAPONS, ...CAMERAS })
