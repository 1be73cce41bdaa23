import { DEEDS } from './readings/deeds.ts'
import { DEEDS_WITH_THINGS } from './readings/deeds-with-things.ts'
import { PLACES } from './readings/places.ts'
import { PLACES_IN_TIME } from './readings/places-in-time.ts'
import { QUALITIES } from './readings/qualities.ts'
import type { Reading } from './readings/reading.ts'
import { RELATIONS } from './readings/relations.ts'
import { RELATIONS_IN_PLACES } from './readings/relations-in-places.ts'
import { THINGS } from './readings/things.ts'
import { THINGS_IN_PLACES } from './readings/things-in-places.ts'
import { WORDS_AND_EXCLUSIONS } from './readings/words-and-exclusions.ts'

/** What prompts mean: prompt, expected reading, negative prompt. */
// biome-ignore format: a list
export const PROMPT_TABLE: readonly Reading[] = [
  ...DEEDS, ...DEEDS_WITH_THINGS, ...PLACES, ...PLACES_IN_TIME, ...QUALITIES, ...RELATIONS, ...RELATIONS_IN_PLACES, ...THINGS, ...THINGS_IN_PLACES,
  ...WORDS_AND_EXCLUSIONS,
]
