import { thingKit } from '../builder/thing.ts'
import { CYCLES } from './cycles.ts'
import { MOTORS } from './wheels.ts'

/** What rolls or slides over the ground, front at +x. */
export const wheeledKit = thingKit('wheeled', { ...MOTORS, ...CYCLES })
