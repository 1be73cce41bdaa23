import { findNoun } from '../../lexicon/lexicon.ts'
import { isPlayedAt } from '../../lexicon/nouns/instruments.ts'
import type { Noun } from '../../lexicon/nouns/noun.ts'
import { type Draft, type DraftEntity, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'

/** What the one who is named for it plays. */
// biome-ignore format: a list
const INSTRUMENT_OF: ReadonlyMap<string, string> = new Map([
  ['pianist', 'piano'], ['keyboardist', 'synthesizer'], ['drummer', 'drum kit'], ['saxophonist', 'saxophone'], ['trumpeter', 'trumpet'],
  ['trombonist', 'trombone'], ['clarinetist', 'clarinet'], ['flutist', 'flute'], ['horn player', 'french horn'], ['cellist', 'cello'], ['harpist', 'harp'],
  ['accordionist', 'accordion'], ['harmonica player', 'harmonica'], ['dj', 'dj deck'],
])
/** Done at an instrument that keeps its place; the one who does anything else has left it. */
const AT_REST = new Set([undefined, 'playing', 'sitting', 'singing', 'working', 'dancing'])
const MUSIC = /^instrument:(?!microphone|speaker|headphones|gramophone|radio|music-stand|sheet-music|bell|gong)/
/** More do not fit on a stage, each at one of his own. */
const MAX_PLAYERS = 4

function isMusic({ noun }: DraftEntity): boolean {
  return MUSIC.test(noun.kit)
}

/** "a pianist" sits at a piano, "a saxophonist" has a saxophone, whether or not it is named; "playing the piano" is done at it. */
export function playInstruments(draft: Draft): void {
  singInto(draft)
  handOut(draft)
  for (const relation of draft.relations) {
    const { type, subject, object } = relation
    if ((type !== 'next-to' && type !== 'holding') || !isPlayedAt(object.noun.kit)) continue
    const plays =
      isPersonLike(subject.noun) &&
      (subject.action === 'playing' ||
        subject.action === 'sitting' ||
        subject.action === 'singing' ||
        type === 'holding' ||
        INSTRUMENT_OF.has(subject.noun.noun))
    const pet = /^(quadruped:|sea:octopus)/.test(subject.noun.kit) && subject.action === 'playing'
    if (!(plays || pet) || subject.count > MAX_PLAYERS) continue
    relation.type = 'playing'
    subject.action = 'playing'
    if (!isShared(subject, object)) object.count = Math.max(object.count, subject.count)
  }
  joinIn(draft)
}

const PIANO = /^instrument:(grand|upright)-piano$/

/** Two who play the piano sit on one bench; two pianists have a piano each. */
function isShared({ noun, count }: DraftEntity, instrument: DraftEntity): boolean {
  return count === 2 && PIANO.test(instrument.noun.kit) && !INSTRUMENT_OF.has(noun.noun)
}

/** "a mother and daughter playing the piano": both play. */
function joinIn(draft: Draft): void {
  for (const { type, subject, object } of [...draft.relations]) {
    const { partner } = subject
    if (type !== 'playing' || !partner || !PIANO.test(object.noun.kit)) continue
    if (!isPersonLike(partner.noun) || subject.count + partner.count > 2) continue
    partner.action = 'playing'
    relate(draft, 'playing', partner, object)
  }
}

/** The one who is named for an instrument has it: the one named, else one of his own. */
function handOut(draft: Draft): void {
  for (const player of [...draft.entities]) {
    const name = INSTRUMENT_OF.get(player.noun.noun)
    const own = name === undefined ? undefined : findNoun(name)
    if (!own) continue
    const busy = draft.relations.some(({ subject, object }) => subject === player && isMusic(object))
    const fixed = isPlayedAt(own.kit)
    const seated = draft.relations.some(({ type, subject }) => type === 'on' && subject === player)
    if (busy || (fixed && (seated || !AT_REST.has(player.action)))) continue
    const free = draft.entities.find((thing) => isOfKind(thing, own.kit) && draft.relations.every(({ object }) => object !== thing))
    const instrument = free ?? addBeside(draft, player, own)
    instrument.count = Math.max(instrument.count, player.count)
    player.action ??= 'playing'
    relate(draft, fixed ? 'next-to' : 'holding', player, instrument)
  }
}

/** It takes its player's place in the row: a drummer named second of three is in the middle. */
function addBeside(draft: Draft, player: DraftEntity, noun: Noun): DraftEntity {
  const added = addThing(draft, noun)
  const others = draft.entities.filter((entity) => entity !== added)
  const at = others.indexOf(player) + 1
  draft.entities = [...others.slice(0, at), added, ...others.slice(at)]
  return added
}

const KEYS = /^instrument:(grand-piano|upright-piano|keyboard)$/

function isOfKind({ noun }: DraftEntity, kit: string): boolean {
  return noun.kit === kit || (KEYS.test(kit) && KEYS.test(noun.kit))
}

/** "a singer at a microphone" sings into it: there are not two. */
function singInto(draft: Draft): void {
  for (const relation of draft.relations) {
    const { type, subject, object } = relation
    const sings = subject.noun.noun === 'singer' || subject.action === 'singing'
    if (sings && /^(next-to|in-front-of|behind)$/.test(type) && object.noun.noun === 'microphone') relation.type = 'holding'
  }
}
