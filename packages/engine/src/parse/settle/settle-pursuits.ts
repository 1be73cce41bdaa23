import { findNoun } from '../../lexicon/lexicon.ts'
import type { Noun } from '../../lexicon/nouns/noun.ts'
import { type Draft, type DraftEntity, isAnimate, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'

const BALL = /^sport:(ball|soccer-ball|football|basketball|volleyball)$/
export const FETCHER = /^quadruped:/
const FETCHED = /^sport:(ball|tennis-ball|soccer-ball|beach-ball|baseball)$/

export function joined(draft: Draft, entity: DraftEntity): boolean {
  return draft.relations.some(({ subject, object }) => subject === entity || object === entity)
}

/** A boxer's ring is a place, a planet's are its own. */
export function clearRing(draft: Draft): void {
  const ring = draft.entities.find(({ noun }) => noun.noun === 'ring')
  const planet = draft.entities.find(({ noun }) => noun.noun === 'planet' || noun.noun === 'saturn')
  if (!ring || !(planet || draft.entities.some(({ noun }) => noun.noun === 'boxer'))) return
  const ringed = findNoun('saturn')
  if (planet && ringed) planet.noun = ringed
  draft.entities = draft.entities.filter((entity) => entity !== ring)
  draft.relations = draft.relations.filter(({ subject, object }) => subject !== ring && object !== ring)
}

/** A surfboard that lies on the water. */
function boardAfloat(): Noun | undefined {
  const board = findNoun('surfboard')
  return board && { ...board, kit: 'sport:surfboard-afloat', height: 0.34, category: 'vehicle' }
}

/** The one who surfs stands on a board before the wave. */
export function rideWaves(draft: Draft): void {
  const wave = draft.entities.find(({ noun }) => noun.noun === 'wave')
  const riders = draft.entities.filter(
    ({ noun, action, typed }) => isAnimate(noun) && (action === 'surfing' || noun.noun === 'surfer') && typed !== 'snowboarder',
  )
  const boards = draft.entities.filter(({ noun }) => noun.noun === 'surfboard')
  const flat = boardAfloat()
  const wet = wave !== undefined || draft.settings.some(({ id }) => id === 'ocean')
  if (!flat || riders.length === 0 || (!wet && boards.length === 0)) return
  draft.relations = draft.relations.filter(
    ({ type, subject, object }) => !riders.includes(subject) || (object !== wave && (type === 'riding' || object.noun.noun !== 'surfboard')),
  )
  for (const rider of riders) {
    const board = boards.shift() ?? addThing(draft, flat)
    board.noun = flat
    board.count = rider.count
    rider.action = 'surfing'
    relate(draft, 'riding', rider, board)
    if (wave) relate(draft, 'behind', wave, board)
  }
  if (draft.settings.length === 0) draft.settings.push({ id: 'ocean', words: 'ocean' })
}

const PLAIN_PERSON = /^human:(man|woman|person)$/

/** The one who skis is dressed for it and has something on the feet. */
export function strapOn(draft: Draft): void {
  const skier = findNoun('skier')
  for (const entity of draft.entities) {
    const { noun, typed, action } = entity
    if (!skier || !isPersonLike(noun)) continue
    const boards = /^snowboard/.test(typed) || action === 'snowboarding'
    if (!boards && noun !== skier && action !== 'skiing') continue
    if (PLAIN_PERSON.test(noun.kit)) {
      if (noun.noun !== 'person') entity.attributes.push(noun.noun)
      entity.noun = skier
    }
    entity.attributes = [...new Set([...entity.attributes, boards ? 'on a snowboard' : 'on skis'])]
    entity.action ??= boards ? 'snowboarding' : 'skiing'
  }
}

/** A ball is played with the feet unless someone holds it on purpose. */
export function kickBalls(draft: Draft): void {
  const ball = draft.entities.find(({ noun }) => BALL.test(noun.kit))
  const held = draft.relations.find(({ type, object }) => type === 'holding' && object === ball)
  const player = held?.subject
  if (!ball || !player || !isPersonLike(player.noun)) return
  const foot = /soccer|football|sport:ball$/.test(`${ball.noun.noun} ${ball.typed} ${ball.noun.kit}`)
  if (player.action === 'kicking' || (player.action === 'playing' && foot)) player.action = 'kicking'
}

/** A dog with a ball has it in its mouth or runs after it. */
export function fetchBalls(draft: Draft): void {
  for (const relation of draft.relations) {
    const { type, subject, object } = relation
    if (type === 'next-to' && FETCHER.test(subject.noun.kit) && FETCHED.test(object.noun.kit) && object.count === 1) relation.type = 'holding'
  }
}

/** "lifting weights": one dumbbell is lifted, not a bundle. */
export function liftWeights(draft: Draft): void {
  for (const { type, object } of draft.relations) if (type === 'holding' && object.noun.noun === 'dumbbell' && object.many) object.count = 1
}

/** The one who plays basketball has a ball, also when no one names it. */
export function handBalls(draft: Draft): void {
  const ball = findNoun('basketball')
  const player = draft.entities.find(({ noun, action }) => noun.noun === 'basketball player' || (action === 'dunking' && isPersonLike(noun)))
  if (!ball || !player) return
  if (!draft.entities.some(({ noun }) => BALL.test(noun.kit))) relate(draft, 'holding', player, addThing(draft, ball))
  const hoop = findNoun('basketball hoop')
  if (player.action !== 'dunking' || player.count !== 1 || !hoop) return
  const basket = draft.entities.find(({ noun }) => noun === hoop) ?? addThing(draft, hoop)
  relate(draft, 'next-to', player, basket)
}

/** Someone with a skateboard rides it. */
export function boardSkaters(draft: Draft): void {
  draft.relations = draft.relations.map((relation) =>
    relation.type === 'next-to' && relation.object.noun.noun === 'skateboard' && relation.subject.action === undefined && isPersonLike(relation.subject.noun)
      ? { ...relation, type: 'riding' }
      : relation,
  )
}

/** What someone is called after. */
const RIDDEN: Readonly<Record<string, string>> = { cyclist: 'bicycle', skater: 'skateboard' }

/** A cyclist has a bicycle, also when no one names it; in the air, too. */
export function mountRiders(draft: Draft): void {
  for (const rider of draft.entities.filter(({ noun }) => Object.hasOwn(RIDDEN, noun.noun))) {
    const ridden = findNoun(RIDDEN[rider.noun.noun])
    if (!ridden || joined(draft, rider) || draft.entities.some(({ noun }) => noun.kit.startsWith('wheeled:'))) continue
    const mount = addThing(draft, ridden)
    mount.count = rider.count
    delete rider.action
    relate(draft, 'riding', rider, mount)
  }
}
