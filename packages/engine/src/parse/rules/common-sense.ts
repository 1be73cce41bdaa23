import { ANIMAL_RULES } from './animal-rules.ts'
import { BELONGINGS_RULES } from './belongings-rules.ts'
import { DISH_RULES } from './dish-rules.ts'
import { FIRE_RULES } from './fire-rules.ts'
import { FLOWER_RULES } from './flower-rules.ts'
import { FORM_RULES } from './form-rules.ts'
import { GOODS_RULES } from './goods-rules.ts'
import { MARK_RULES } from './mark-rules.ts'
import { MUSIC_RULES } from './music-rules.ts'
import { PEOPLE_RULES } from './people-rules.ts'
import { PLACE_RULES } from './place-rules.ts'
import type { Rule } from './rule.ts'
import { SCENERY_RULES } from './scenery-rules.ts'
import { SHOWN_RULES } from './shown-rules.ts'
import { SKY_RULES } from './sky-rules.ts'
import { RUNNER_RULES, SPORT_RULES } from './sport-rules.ts'
import { TABLE_RULES } from './table-rules.ts'
import { WATER_RULES } from './water-rules.ts'
import { WINTER_RULES } from './winter-rules.ts'

/**
 * Implied facts: surfers have boards, a picnic has a basket, shoes are on feet. The order of the rules does not matter for any prompt of the
 * tests; where two would fill the same gap, an hour or a place, the first one wins.
 */
// biome-ignore format: a list
export const COMMON_SENSE: readonly Rule[] = [
  ...PEOPLE_RULES, ...MUSIC_RULES, ...SPORT_RULES, ...WINTER_RULES, ...ANIMAL_RULES, ...WATER_RULES, ...SKY_RULES, ...PLACE_RULES, ...BELONGINGS_RULES,
  ...FORM_RULES, ...TABLE_RULES, ...FIRE_RULES, ...FLOWER_RULES, ...RUNNER_RULES, ...GOODS_RULES,
]

/** How things are shown, once people and their actions are known. */
export const OF_SHOWING: readonly Rule[] = [...SHOWN_RULES, ...MARK_RULES]

/** Implied facts that depend on the chosen place. */
export const OF_PLACES: readonly Rule[] = [...DISH_RULES, ...SCENERY_RULES]
