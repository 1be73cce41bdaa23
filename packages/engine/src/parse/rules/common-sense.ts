import { ANIMAL_RULES } from './animal-rules.ts'
import { FLOWER_RULES } from './flower-rules.ts'
import { GOODS_RULES } from './goods-rules.ts'
import { MUSIC_RULES } from './music-rules.ts'
import { PEOPLE_RULES } from './people-rules.ts'
import { PLACE_RULES } from './place-rules.ts'
import type { Rule } from './rule.ts'
import { SEASON_RULES } from './season-rules.ts'
import { SKY_RULES } from './sky-rules.ts'
import { SPORT_RULES } from './sport-rules.ts'
import { TABLE_RULES } from './table-rules.ts'
import { WATER_RULES } from './water-rules.ts'

/** What goes without saying: surfers have boards, a picnic has a basket, shoes are on feet. Their order is of no account: a test holds it. */
// biome-ignore format: a list
export const COMMON_SENSE: readonly Rule[] = [
  ...PEOPLE_RULES, ...MUSIC_RULES, ...SPORT_RULES, ...ANIMAL_RULES, ...WATER_RULES, ...SKY_RULES, ...PLACE_RULES, ...SEASON_RULES, ...TABLE_RULES,
  ...GOODS_RULES, ...FLOWER_RULES,
]
