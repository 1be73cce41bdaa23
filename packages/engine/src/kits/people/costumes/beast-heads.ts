import type { Costume } from './costume.ts'

/** Whose dress an animal wears that is named with them: "a cat astronaut". Of others ("a dog trainer") it only says what they do. */
const DRESSED = new Set([
  'astronaut', 'samurai', 'knight', 'pirate', 'ninja', 'viking', 'superhero', 'businessman', 'businesswoman', 'doctor', 'scientist', 'soldier', 'gladiator'])

/** Head and fur by the animal's name. */
const HEADS: Readonly<Record<string, readonly [head: string, fur: string]>> = {
  cat: ['cat', '#d8923f'], kitten: ['cat', '#d8923f'], dog: ['dog', '#c99a5c'], puppy: ['dog', '#d9b070'], corgi: ['dog', '#d98a3f'], fox: ['fox', '#d8641f'],
  bear: ['bear', '#6b4226'], wolf: ['wolf', '#7d8087'], tiger: ['tiger', '#e08a2a'], lion: ['lion', '#d9a548'], rabbit: ['rabbit', '#d8d0c4'],
  mouse: ['mouse', '#a89f98'], raccoon: ['raccoon', '#8a8580'], koala: ['koala', '#9aa0a5'], panda: ['panda', '#f4f1ea'], 'red panda': ['red-panda', '#b5532a'],
  monkey: ['monkey', '#84562e'], gorilla: ['gorilla', '#2e2b2d'], chimpanzee: ['chimpanzee', '#332822'], hamster: ['hamster', '#d89a52'],
  squirrel: ['squirrel', '#b5592a'], otter: ['otter', '#6b4a34'], pig: ['pig', '#eeaeb0'], cow: ['cow', '#f3f0ea'], goat: ['goat', '#e9e2d4'],
  sheep: ['sheep', '#efe8da'], horse: ['horse', '#5e3820'],
}

/** Whether people's bodies are drawn with this animal's head in that dress. */
export function hasBeastHead(variant: string, animal: string): boolean {
  return DRESSED.has(variant) && Object.hasOwn(HEADS, animal)
}

/** The costume on an animal, when one is named with who wears it. */
export function inBeastsSkin(costume: Costume, variant: string, attributes: readonly string[]): Costume {
  const animal = attributes.find((word) => hasBeastHead(variant, word))
  if (animal === undefined) return costume
  const [beast, skin] = HEADS[animal]
  return { ...costume, beast, marked: true, hat: undefined, person: { ...costume.person, skin, hair: 'bald' } }
}
