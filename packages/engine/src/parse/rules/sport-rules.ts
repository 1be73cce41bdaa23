import { type Draft, type DraftEntity, isAnimate, isPersonLike, relate } from '../draft.ts'
import { act, add, become, drop, find, has, isKind, links, nounOf, PERSON, placeIn, redraw, set, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

const BALL = /^sport:(ball|soccer-ball|football|basketball|volleyball)$/
const FETCHED = /^sport:(ball|tennis-ball|soccer-ball|beach-ball|baseball)$/
const PLANET = /^(planet|saturn)$/
const PLAIN_PERSON = /^human:(man|woman|person)$/

export const SPORT_RULES: readonly Rule[] = [
  rule('planet-rings', 'The ring of a planet is part of it.', {
    when: things({ noun: 'ring' }),
    unless: (_, draft) => !has(draft, { noun: PLANET }),
    then: (ring, draft) => {
      const planet = find(draft, { noun: PLANET })
      if (planet) planet.noun = nounOf('saturn')
      drop(draft, ring)
    },
  }),
  rule('boxing-ring', 'The ring of a boxer is a place, not jewelry.', {
    when: things({ noun: 'ring' }),
    unless: (_, draft) => !has(draft, { noun: 'boxer' }) || has(draft, { noun: PLANET }),
    then: (ring, draft) => drop(draft, ring),
  }),
  rule('surfers-ride-boards', 'Someone who surfs stands on a surfboard, before the wave if there is one.', { when: whoSurfs, then: rideWaves }),
  rule('surfers-at-sea', 'Someone who surfs is at sea.', { when: whoSurfs, then: placeIn('ocean') }),
  rule('skiers-wear-skis', 'Someone who skis or snowboards is dressed for it and stands on skis or a snowboard.', {
    when: things(PERSON),
    unless: (person) => !isStrappedOn(person),
    then: strapOn,
  }),
  rule('bubbles-are-blown', 'Someone with soap bubbles blows them.', {
    when: links('holding', {}, { noun: 'soap bubble' }),
    then: (relation, draft) => {
      const { subject } = relation
      if (isPersonLike(subject.noun)) subject.action ??= 'blowing bubbles'
      draft.relations = draft.relations.filter((other) => other !== relation)
    },
  }),
  rule('balls-are-kicked', 'Someone who plays with a soccer ball kicks it.', {
    when: playerWithBall,
    unless: ({ player, isSoccer }) => player.action !== 'kicking' && !(player.action === 'playing' && isSoccer),
    then: ({ player }) => {
      player.action = 'kicking'
    },
  }),
  rule('basketball-player-has-ball', 'A basketball player has a ball, and a hoop to dunk it into.', {
    when: (draft) => draft.entities.filter(isBasketballer).slice(0, 1),
    then: handBall,
  }),
  rule('dogs-fetch-balls', 'A four-legged animal with a ball has it in its mouth.', {
    when: links('next-to', { kit: 'quadruped:' }, { kit: FETCHED, count: 1 }),
    then: become('holding'),
  }),
]

export const RUNNER_RULES: readonly Rule[] = [
  rule('runners-run', 'A runner runs.', { when: things({ typed: /^(runner|jogger|sprinter)$/ }), then: act('running') }),
  rule('tennis-ball', 'The ball beside a tennis racket is a tennis ball.', {
    when: things({ noun: 'ball' }),
    unless: (_, draft) => !has(draft, { noun: 'tennis racket' }),
    then: set({ noun: nounOf('tennis ball') }),
  }),
]

/** A surfboard lying on the water. */
const AFLOAT = { kit: 'sport:surfboard-afloat', height: 0.34, category: 'vehicle' } as const

type Surf = { readonly riders: readonly DraftEntity[]; readonly boards: DraftEntity[]; readonly wave: DraftEntity | undefined }

/** Without a board or a wave, a surfer is a person on a beach. */
function whoSurfs(draft: Draft): readonly Surf[] {
  const wave = find(draft, { noun: 'wave' })
  const riders = draft.entities.filter(
    ({ noun, action, typed }) => isAnimate(noun) && (action === 'surfing' || noun.noun === 'surfer') && typed !== 'snowboarder',
  )
  const boards = draft.entities.filter(({ noun }) => noun.noun === 'surfboard')
  const isWet = wave !== undefined || draft.settings.some(({ id }) => id === 'ocean')
  return riders.length > 0 && (isWet || boards.length > 0) ? [{ riders, boards, wave }] : []
}

function rideWaves({ riders, boards, wave }: Surf, draft: Draft): void {
  draft.relations = draft.relations.filter(
    ({ type, subject, object }) => !riders.includes(subject) || (object !== wave && (type === 'riding' || object.noun.noun !== 'surfboard')),
  )
  for (const rider of riders) {
    const board = boards.shift() ?? add(draft, 'surfboard')
    redraw(board, AFLOAT)
    board.count = rider.count
    rider.action = 'surfing'
    relate(draft, 'riding', rider, board)
    if (wave) relate(draft, 'behind', wave, board)
  }
}

const isOnSnowboard = ({ typed, action }: DraftEntity): boolean => /^snowboard/.test(typed) || action === 'snowboarding'
const isStrappedOn = (person: DraftEntity): boolean => isOnSnowboard(person) || person.noun.noun === 'skier' || person.action === 'skiing'

function strapOn(person: DraftEntity): void {
  const boards = isOnSnowboard(person)
  if (PLAIN_PERSON.test(person.noun.kit)) {
    if (person.noun.noun !== 'person') person.attributes.push(person.noun.noun)
    person.noun = nounOf('skier')
  }
  person.attributes = [...new Set([...person.attributes, boards ? 'on a snowboard' : 'on skis'])]
  person.action ??= boards ? 'snowboarding' : 'skiing'
}

/** The person holding a ball, and whether it is for kicking. */
function playerWithBall(draft: Draft): readonly { readonly player: DraftEntity; readonly isSoccer: boolean }[] {
  const ball = find(draft, { kit: BALL })
  const player = draft.relations.find(({ type, object }) => type === 'holding' && object === ball)?.subject
  if (!ball || !player || !isPersonLike(player.noun)) return []
  return [{ player, isSoccer: /soccer|football|sport:ball$/.test(`${ball.noun.noun} ${ball.typed} ${ball.noun.kit}`) }]
}

function isBasketballer(one: DraftEntity): boolean {
  return one.noun.noun === 'basketball player' || isKind(one, { is: isPersonLike, action: 'dunking' })
}

function handBall(player: DraftEntity, draft: Draft): void {
  if (!has(draft, { kit: BALL })) relate(draft, 'holding', player, add(draft, 'basketball'))
  if (player.action !== 'dunking' || player.count !== 1) return
  relate(draft, 'next-to', player, find(draft, { noun: 'basketball hoop' }) ?? add(draft, 'basketball hoop'))
}
