import { thingKit } from './thing.ts'
import { CYCLES } from './vehicle-cycles.ts'
import { MOTORS } from './vehicle-wheels.ts'

/** What rolls or slides over the ground, front at +x. */
export const wheeledKit = thingKit('wheeled', { ...MOTORS, ...CYCLES })
