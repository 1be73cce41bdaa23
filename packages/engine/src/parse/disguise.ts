import { hasBeastHead } from '../kits/people/costumes/fabled.ts'
import { PLURAL_COUNT } from '../lexicon/count-words.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import { type DraftEntity, isAnimate, isPersonLike } from './draft.ts'
import { emptyPhrase, toEntity } from './phrase.ts'
import type { Reading } from './reading.ts'

/** Costume of an animal or creature in a person's role: "a cat wizard", "a frog king". */
// biome-ignore format: rows of a table
const GEAR: Readonly<Record<string, string>> = {
  wizard: 'wizard hat', witch: 'wizard hat', king: 'crown', queen: 'crown', prince: 'crown', princess: 'crown', chef: 'chef hat', cowboy: 'cowboy hat',
  detective: 'hat', gentleman: 'top hat', magician: 'top hat', teacher: 'glasses', librarian: 'glasses', writer: 'glasses', scientist: 'glasses',
  doctor: 'glasses', student: 'graduation cap', businessman: 'tie', businesswoman: 'tie', 'office worker': 'tie', waiter: 'bow tie', dj: 'headphones',
  painter: 'cap', sailor: 'cap', pirate: 'hat', napoleon: 'hat', 'police officer': 'cap', builder: 'helmet', firefighter: 'helmet', astronaut: 'helmet',
  knight: 'helmet', viking: 'helmet', pilot: 'goggles', superhero: 'cloak', vampire: 'cloak', 'santa claus': 'santa hat',
}
/** Tools of creatures with hands in such a role: "a dwarf blacksmith". */
// biome-ignore format: rows of a table
const TOOLS: Readonly<Record<string, string>> = {
  blacksmith: 'hammer', archer: 'bow', musician: 'guitar', wizard: 'staff', druid: 'staff', 'martial artist': 'staff', knight: 'sword', gladiator: 'sword',
  farmer: 'rake', painter: 'paintbrush', chef: 'frying pan',
}
/** Trades that deal with a creature instead of being done by it: "a vampire hunter", "a unicorn rider". */
const ABOUT_IT = new Set(['jockey', 'farmer', 'photographer', 'painter', 'writer', 'doctor', 'scientist'])
const HUNTERS = /\b(?:hunters?|riders?|slayers?|tamers?|trainers?|keepers?|watchers?)$/

/** A fantasy creature with its own body: an orc, a troll, a skeleton. Elves are people with pointed ears. */
const isFabled = (noun: Noun): boolean => noun.category === 'fantasy' && isAnimate(noun) && noun.noun !== 'elf'

/** The creature to draw when one is named right before a person's role: "a frog king", "an orc warrior". */
export function beingIn(reading: Reading, part: Noun, words: string): Noun | undefined {
  if (part.category !== 'person' && part.category !== 'fantasy') return undefined
  const named = reading.phrase.attributes
    .map((word) => reading.findNoun(word))
    .find((known) => known !== undefined && isAnimate(known) && known.category !== 'person')
  if (!named || named.noun === 'elf' || named === part || HUNTERS.test(words)) return undefined
  if (isFabled(named)) return ABOUT_IT.has(part.noun) ? undefined : named
  // A person whom the kit draws with the animal's head needs no costume.
  return GEAR[part.noun] && !hasBeastHead(part.kit.replace('human:', ''), named.noun) ? named : undefined
}

/** A creature in a person's role, and the costume or tool of that role: worn, or held if it has hands. */
export function disguised(
  { phrase, findNoun }: Reading,
  being: Noun,
  part: Noun,
  plural: boolean,
): { readonly entity: DraftEntity; readonly sign?: DraftEntity; readonly held: boolean } {
  const entity = { ...toEntity(being, phrase, plural, PLURAL_COUNT), typed: `${being.noun} ${part.noun}` }
  entity.attributes = entity.attributes.filter((word) => word !== being.noun)
  const tool = isPersonLike(being) ? TOOLS[part.noun] : undefined
  const thing = findNoun(tool ?? GEAR[part.noun] ?? '')
  const sign = thing && { ...toEntity(thing, emptyPhrase(), false, 1), host: entity }
  return { entity, ...(sign ? { sign } : {}), held: tool !== undefined }
}
