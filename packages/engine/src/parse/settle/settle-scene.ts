import { findNoun } from '../../lexicon/lexicon.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import { type Draft, isPersonLike, relate } from '../draft.ts'
import { gatherAtTable } from '../gather-at-table.ts'
import { addThing } from '../phrase.ts'
import { stateOf } from './draft-state.ts'
import { holdBabies } from './hold-babies.ts'
import { layTable } from './lay-table.ts'
import { lightByCandle } from './light-by-candle.ts'
import { mountBrooms } from './mount-brooms.ts'
import { playInstruments } from './play-instruments.ts'
import { restUnderTrees } from './rest-under-trees.ts'
import { boardSkaters, clearRing, FETCHER, fetchBalls, handBalls, joined, kickBalls, liftWeights, mountRiders, rideWaves, strapOn } from './settle-pursuits.ts'
import { manGondolas, seatMermaids, surroundSeals } from './settle-sea.ts'
import { driftInSpace, foreseeCity, lookAtStars, riseOverEarth, standUnderStars } from './settle-space.ts'
import { settleSport } from './settle-sport.ts'
import { stepOnPlatform } from './settle-station.ts'
import { settleWild, showBough } from './settle-wild.ts'
import { settleWinter } from './settle-winter.ts'
import { showGoods } from './show-goods.ts'
import { sitAtTable } from './sit-at-table.ts'
import { sitRoundFire } from './sit-round-fire.ts'
import { stackThings } from './stack-things.ts'
import { layOnBlossom, strewFlowers } from './strew-flowers.ts'
import { tellPeople } from './tell-people.ts'
import { writeAtDesk } from './write-at-desk.ts'

const ON_DESKS = new Set(['laptop', 'computer', 'lamp', 'typewriter', 'book', 'telephone', 'keyboard', 'globe'])

/** Clothes that are things of their own: no one wears an umbrella. */
const CARRIED = new Set(['umbrella', 'beach umbrella', 'bag', 'suitcase', 'briefcase', 'ring', 'hat', 'crown'])

/** What goes without saying: surfers have boards, a picnic has a basket, shoes are on feet. Their order is of no account: a test holds it. */
// biome-ignore format: a list
export const COMMON_SENSE: readonly ((draft: Draft) => void)[] = [
  tellPeople, playInstruments, clearRing, rideWaves, strapOn, settleWinter, mountBrooms, freeBubbles, kickBalls, handBalls, fetchBalls, hover, eatBamboo,
  settleWild, seatMermaids, manGondolas, surroundSeals, riseOverEarth, driftInSpace, standUnderStars, lookAtStars, foreseeCity, stepOnPlatform, liftWeights,
  dressUp, walkPets, boardSkaters, mountRiders, restUnderTrees, holdBabies, spreadPicnic, meltClocks, risePhoenix, standLamp, writeAtDesk, setUpDesk,
  stackThings, layTable, sitAtTable, gatherAtTable, sitRoundFire, lightByCandle, composeForms, burnDown, growPumpkins, spanWater, digPond, hangLights,
  strewFlowers, layOnBlossom, settleSport, showGoods, lightPumpkins, lightSigns,
]

/** Rules that change something in so many rounds contradict each other. */
const MAX_ROUNDS = 4

/** Runs the rules until none changes anything and returns how many rounds did. */
export function settleScene(draft: Draft, rules = COMMON_SENSE): number {
  let before = stateOf(draft)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const rule of rules) rule(draft)
    const after = stateOf(draft)
    if (after === before) return round
    before = after
  }
  return MAX_ROUNDS
}

/** Soap bubbles fly: no one has them in his hand, people blow them. */
function freeBubbles(draft: Draft): void {
  for (const { type, subject, object } of draft.relations)
    if (type === 'holding' && object.noun.noun === 'soap bubble' && isPersonLike(subject.noun)) subject.action ??= 'blowing bubbles'
  draft.relations = draft.relations.filter(({ type, object }) => type !== 'holding' || object.noun.noun !== 'soap bubble')
}

/** A hummingbird at a flower is on the wing. */
function hover(draft: Draft): void {
  for (const entity of draft.entities)
    if (entity.noun.noun === 'hummingbird' && /^(drinking|eating|feeding)$/.test(entity.action ?? '')) entity.action = 'flying'
}

/** The one who eats bamboo sits up with a stalk of it. */
function eatBamboo(draft: Draft): void {
  for (const { type, subject, object } of draft.relations)
    if (type === 'holding' && object.noun.noun === 'bamboo' && FETCHER.test(subject.noun.kit)) {
      subject.action = 'holding'
      object.noun = { ...object.noun, kit: 'prop:bamboo-stalk', height: 0.9 }
    }
}

/** "a businessman in the city, sneakers": named clothes are on the one who is there. */
function dressUp(draft: Draft): void {
  const person = draft.entities.find(({ noun }) => isPersonLike(noun))
  if (!person) return
  for (const entity of draft.entities)
    if (entity.noun.category === 'clothing' && !CARRIED.has(entity.noun.noun) && !joined(draft, entity)) relate(draft, 'wearing', person, entity)
}

/** Who is walked walks. */
function walkPets(draft: Draft): void {
  for (const { type, subject, object } of draft.relations)
    if (type === 'next-to' && subject.action === 'walking' && object.noun.kit.startsWith('quadruped:')) object.action ??= 'walking'
}

function spreadPicnic(draft: Draft): void {
  if (!draft.settings.some(({ words }) => words.startsWith('picnic'))) return
  const people = draft.entities.filter(({ noun }) => isPersonLike(noun))
  for (const person of people) person.action ??= 'sitting'
  const basket = findNoun('basket')
  if (people.length === 0 || !basket || draft.entities.some(({ noun }) => noun.noun === 'basket')) return
  addThing(draft, { ...basket, kit: 'prop:picnic-basket' })
}

/** A clock that melts hangs like cloth, over whatever it is said to be on. */
function meltClocks(draft: Draft): void {
  for (const entity of draft.entities) {
    const melts = entity.action === 'melting' || entity.attributes.includes('melting')
    if (entity.noun.noun !== 'clock' || !melts) continue
    const hung = draft.relations.find(({ type, subject, object }) => subject === entity && (type === 'on' || type === 'above') && object.count === 1)
    if (hung) {
      hung.type = 'on'
      if (/^(prop:branch|tree:)/.test(hung.object.noun.kit)) showBough(hung.object)
    }
    const kit = hung ? 'prop:draped-clock' : 'prop:melting-clock'
    entity.noun = { ...entity.noun, kit, height: 0.9, color: 'gold' }
    delete entity.action
  }
}

/** A phoenix and flames: it spreads its wings over one fire. */
function risePhoenix(draft: Draft): void {
  const bird = draft.entities.find(({ noun }) => noun.noun === 'phoenix')
  const fire = draft.entities.find(({ noun }) => noun.noun === 'campfire')
  if (!bird || !fire) return
  draft.relations = draft.relations.filter(({ subject, object }) => ![subject, object].includes(bird) || ![subject, object].includes(fire))
  fire.count = 1
  bird.action ??= 'flying'
  relate(draft, 'above', bird, fire)
  if (draft.settings.length === 0) draft.settings.push({ id: 'ruins', words: 'ruins' })
  draft.time ??= 'dusk'
}

/** String lights in a place, or with anybody, hang over it; by themselves they are the picture. */
function hangLights(draft: Draft): void {
  const strings = draft.entities.filter(({ noun }) => noun.kit === 'prop:string-lights')
  const alone = draft.settings.length === 0 && strings.length === draft.entities.length
  const wound = draft.relations.some(
    ({ type, subject, object }) => [subject, object].some((one) => strings.includes(one)) && (type === 'holding' || type === 'wearing'),
  )
  if (strings.length === 0 || alone || wound) return
  draft.entities = draft.entities.filter((entity) => !strings.includes(entity))
  draft.relations = draft.relations.filter(({ subject, object }) => !strings.includes(subject) && !strings.includes(object))
  draft.chips = draft.chips.map((chip) => (typeof chip !== 'string' && strings.includes(chip) ? 'string lights' : chip))
  draft.light.add('string-lights')
  draft.time ??= 'dusk'
}

const BRIDGE = 'building:bridge'
const PLAIN_LAKE = /^(calm |quiet )?(lake|pond)$/

/** A bridge has two banks to stand on: over a lake it spans the narrow end of it. */
function spanWater(draft: Draft): void {
  const bridge = draft.entities.find(({ noun }) => noun.kit === BRIDGE)
  const [place] = draft.settings
  if (!bridge || !place) return
  // Red ones are painted wood, as in the gardens of Japan.
  if (bridge.color === 'red') bridge.material ??= 'wooden'
  const pond = draft.settings.some(({ id, words }) => id === 'lake' && PLAIN_LAKE.test(words))
  if (pond && place.id === 'lake') place.id = 'river'
}

const GARDENS: ReadonlySet<SettingId> = new Set(['garden', 'temple', 'park'])
/** What lives in a pond, and what leads over one. */
const OF_PONDS = /^(water lily|lily pad|lotus|koi|duck|duckling|swan|bridge)$/

/** "a garden with a bridge and water lilies": they need a pond, which is then what the garden is around. */
function digPond(draft: Draft): void {
  const place = draft.settings.find(({ id }) => GARDENS.has(id))
  if (!place) return
  const wet = draft.settings.some(({ words }) => PLAIN_LAKE.test(words)) || draft.entities.some(({ noun }) => OF_PONDS.test(noun.noun))
  if (!wet) return
  for (const each of draft.settings) if (each === place || PLAIN_LAKE.test(each.words)) each.id = 'water-garden'
  for (const entity of draft.entities) if (entity.noun.kit === BRIDGE) entity.material ??= 'wooden'
}

/** A pumpkin patch without pumpkins would be any farm. */
function growPumpkins(draft: Draft): void {
  const pumpkin = findNoun('pumpkin')
  const patch = draft.settings.some(({ words }) => words === 'pumpkin patch')
  if (!patch || !pumpkin || draft.entities.some(({ noun }) => noun.noun === 'pumpkin')) return
  addThing(draft, pumpkin).count = 5
}

/** Carved pumpkins of a spooky night are seen when it gets dark. */
function lightPumpkins(draft: Draft): void {
  if (!draft.mood.has('spooky')) return
  if (!draft.entities.some(({ noun }) => noun.noun === 'jack-o-lantern')) return
  draft.time ??= 'dusk'
  draft.season ??= 'autumn'
}

/** Neon on a wall is seen when the street is dark. */
function lightSigns(draft: Draft): void {
  const walled = draft.settings.some(({ id }) => id.endsWith('-backdrop'))
  if (walled && draft.entities[0]?.noun.kit === 'prop:neon-sign') draft.time ??= 'night'
}

/** "a house on fire" burns; it does not stand on a campfire. */
function burnDown(draft: Draft): void {
  for (const { type, subject, object } of draft.relations) {
    if (type !== 'on' || subject.noun.category !== 'building' || object.noun.noun !== 'campfire') continue
    subject.material = 'fire'
    draft.entities = draft.entities.filter((entity) => entity !== object)
  }
  draft.relations = draft.relations.filter(({ object }) => draft.entities.includes(object))
}

/** "abstract shapes in blue and gold": one composition of many forms, in the colors named for the picture. */
function composeForms(draft: Draft): void {
  for (const entity of draft.entities) {
    if (!/^shape:(geometric|swirl)$/.test(entity.noun.kit)) continue
    if (entity.many) entity.count = 1
    if (entity.color === 'rainbow') delete entity.color
    const [first, second] = draft.palette
    if (entity.color !== undefined || first === undefined || draft.entities.length > 1) continue
    entity.color = first
    if (second !== undefined) entity.color2 = second
    draft.palette.clear()
  }
}

/** "a desk and a laptop": what is used at a desk stands on it. */
function setUpDesk(draft: Draft): void {
  const desk = draft.entities.find(({ noun, count }) => noun.kit === 'furniture:desk' && count === 1)
  if (!desk) return
  for (const thing of draft.entities) {
    if (!ON_DESKS.has(thing.noun.noun)) continue
    const beside = draft.relations.filter(({ subject, object }) => subject === thing || object === thing)
    if (beside.some(({ type }) => type !== 'next-to')) continue
    draft.relations = draft.relations.filter((relation) => !beside.includes(relation))
    relate(draft, 'on', thing, desk)
  }
}

/** A table lamp in a bedroom stands on a chest beside the bed. */
function standLamp(draft: Draft): void {
  const lamp = draft.entities.find(({ noun }) => noun.kit === 'furniture:lamp')
  const chest = findNoun('dresser')
  if (!lamp || !chest || draft.relations.some(({ type, subject }) => type === 'on' && subject === lamp)) return
  if (!draft.entities.some(({ noun }) => noun.kit === 'furniture:bed')) return
  relate(draft, 'on', lamp, addThing(draft, { ...chest, height: 0.7 }))
}
