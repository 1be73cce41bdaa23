import { FIGURES } from './prop-figures.ts'
import { SIGNS } from './prop-signs.ts'
import { THINGS } from './prop-things.ts'
import { thingKit } from './thing.ts'

/** Props: lights, vessels, signs, toys, stones. */
export const propKit = thingKit('prop', { ...THINGS, ...SIGNS, ...FIGURES })
