import { isPlayedAt } from '../../lexicon/nouns/instruments.ts'
import type { Noun } from '../../lexicon/nouns/noun.ts'
import { type Draft, type DraftEntity, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'
import { become, links, nounOf, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** The instrument that a musician is named after. */
// biome-ignore format: a list
const INSTRUMENT_OF: ReadonlyMap<string | undefined, string> = new Map([
  ['pianist', 'piano'], ['keyboardist', 'synthesizer'], ['drummer', 'drum kit'], ['saxophonist', 'saxophone'], ['trumpeter', 'trumpet'],
  ['trombonist', 'trombone'], ['clarinetist', 'clarinet'], ['flutist', 'flute'], ['horn player', 'french horn'], ['cellist', 'cello'], ['harpist', 'harp'],
  ['accordionist', 'accordion'], ['harmonica player', 'harmonica'], ['dj', 'dj deck'],
])
const MUSICIANS = new Set(INSTRUMENT_OF.keys())
/** Actions done at a fixed instrument; a musician who does anything else has left it. */
const AT_REST = new Set([undefined, 'playing', 'sitting', 'singing', 'working', 'dancing'])
const MUSIC = /^instrument:(?!microphone|speaker|headphones|gramophone|radio|music-stand|sheet-music|bell|gong)/
const PIANO = /^instrument:(grand|upright)-piano$/
const KEYS = /^instrument:(grand-piano|upright-piano|keyboard)$/
/** Max players on a stage, each at an instrument of their own. */
const MAX_PLAYERS = 4

export const MUSIC_RULES: readonly Rule[] = [
  // "a singer at a microphone" has only this microphone.
  rule('sing-into-microphone', 'Someone who sings at a microphone holds it.', {
    when: links(['next-to', 'in-front-of', 'behind'], {}, { noun: 'microphone' }),
    unless: ({ subject }) => subject.noun.noun !== 'singer' && subject.action !== 'singing',
    then: become('holding'),
  }),
  rule('musicians-have-instruments', 'A musician has the instrument that the musician is named for.', {
    when: things({ noun: MUSICIANS }),
    unless: (player, draft) => hasHandsFull(player, ownOf(player), draft),
    then: (player, draft) => {
      const own = ownOf(player)
      const free = draft.entities.find((thing) => isOfKind(thing, own.kit) && draft.relations.every(({ object }) => object !== thing))
      const instrument = free ?? addBeside(draft, player, own)
      instrument.count = Math.max(instrument.count, player.count)
      player.action ??= 'playing'
      relate(draft, isPlayedAt(own.kit) ? 'next-to' : 'holding', player, instrument)
    },
  }),
  rule('play-where-it-stands', 'A large instrument is played where it stands, one for each player.', {
    when: links(['next-to', 'holding'], {}, { is: ({ kit }) => isPlayedAt(kit) }),
    unless: ({ type, subject }) => subject.count > MAX_PLAYERS || !isPlayer(subject, type === 'holding'),
    then: (relation) => {
      const { subject, object } = relation
      relation.type = 'playing'
      subject.action = 'playing'
      if (!isShared(subject, object)) object.count = Math.max(object.count, subject.count)
    },
  }),
  // "a mother and daughter playing the piano"
  rule('piano-for-two', 'Two people named together at a piano both play.', {
    when: links('playing', {}, { kit: PIANO }),
    unless: ({ subject: { partner, count } }) => !partner || !isPersonLike(partner.noun) || count + partner.count > 2,
    then: ({ subject: { partner }, object }, draft) => {
      if (!partner) return
      partner.action = 'playing'
      relate(draft, 'playing', partner, object)
    },
  }),
]

function isPlayer({ noun, action }: DraftEntity, holds: boolean): boolean {
  if (action === 'playing' && /^(quadruped:|sea:octopus)/.test(noun.kit)) return true
  return isPersonLike(noun) && (holds || action === 'playing' || action === 'sitting' || action === 'singing' || MUSICIANS.has(noun.noun))
}

/** Two people who play the piano share one bench; two pianists have a piano each. */
function isShared({ noun, count }: DraftEntity, instrument: DraftEntity): boolean {
  return count === 2 && PIANO.test(instrument.noun.kit) && !MUSICIANS.has(noun.noun)
}

function ownOf({ noun }: DraftEntity): Noun {
  return nounOf(INSTRUMENT_OF.get(noun.noun) ?? '')
}

/** True for a musician who already plays, or who has left a fixed instrument. */
function hasHandsFull(player: DraftEntity, own: Noun, { relations }: Draft): boolean {
  if (relations.some(({ subject, object }) => subject === player && MUSIC.test(object.noun.kit))) return true
  const isSeated = relations.some(({ type, subject }) => type === 'on' && subject === player)
  return isPlayedAt(own.kit) && (isSeated || !AT_REST.has(player.action))
}

function isOfKind({ noun }: DraftEntity, kit: string): boolean {
  return noun.kit === kit || (KEYS.test(kit) && KEYS.test(noun.kit))
}

/** The instrument takes its player's place in the row: a drummer named second of three is in the middle. */
function addBeside(draft: Draft, player: DraftEntity, noun: Noun): DraftEntity {
  const added = addThing(draft, noun)
  const others = draft.entities.filter((entity) => entity !== added)
  const at = others.indexOf(player) + 1
  draft.entities = [...others.slice(0, at), added, ...others.slice(at)]
  return added
}
