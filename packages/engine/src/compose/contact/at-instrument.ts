import { isPlayedAt, type PlayedAt } from '../../lexicon/nouns/instruments.ts'
import { type Actor, turned } from '../actor.ts'
import { attach, heightOf } from './joint-points.ts'
import { FRONT } from './poses.ts'

/** Rotation of a player for which both the face and the instrument are visible. */
const TURN: Readonly<Record<PlayedAt, number>> = {
  'instrument:grand-piano': 0.36,
  'instrument:upright-piano': -0.08,
  'instrument:keyboard': FRONT - 0.5,
  'instrument:drum-kit': FRONT - 0.2,
  'instrument:cello': FRONT - 0.45,
  'instrument:harp': Math.PI - 0.5,
  'instrument:dj-deck': FRONT - 0.25,
}

/** Scale of people relative to the real size of the instrument: a little larger, children more so, or they would be hidden behind it. */
const GROWN = 1.12
const SMALL = { below: 1.45, by: 1.2 } as const
/** Height of an animal on a bench or stool relative to the instrument. */
const ANIMAL_SHARE = 0.62
const OCTOPUS_SHARE = 0.95
/** How far an animal turns from the instrument to the viewer: it turns its whole body, not only its head. */
const TO_VIEWER = 0.5
/** Space for each of two players on one bench, meters. */
const ELBOWS = 0.46

/** Seats or stands a player at an instrument, with the hands where it is played. */
export function playAt(player: Actor, instrument: Actor, slot: number, slots: number): void {
  const place = instrument.piece.player
  const { kit } = instrument.entity
  if (!place || !isPlayedAt(kit)) return
  const facing = TURN[kit]
  player.yaw = facing
  instrument.yaw = facing - place.turn
  const { seat, hands, turn, stands } = place
  const ahead = [Math.cos(turn), -Math.sin(turn)] as const
  const aside = [Math.sin(turn), Math.cos(turn)] as const
  const alongOf = ([x, , z]: readonly number[]): number => x * ahead[0] + z * ahead[1]
  const acrossOf = ([x, , z]: readonly number[]): number => x * aside[0] + z * aside[1]
  const size = instrument.scale
  const person = player.category !== 'animal' && player.category !== 'sea'
  const small = slots === 1 && player.piece.height < SMALL.below ? SMALL.by : 1
  if (person) player.scale = size * GROWN * small
  else {
    player.yaw += TO_VIEWER
    player.scale *= ((player.category === 'sea' ? OCTOPUS_SHARE : ANIMAL_SHARE) * heightOf(instrument)) / Math.max(0.01, heightOf(player))
  }
  const hand = player.piece.anchors.hand ?? [0, 0, 0]
  // A seated player's position follows from the hands on the keys; a standing player's feet are on the ground.
  const reached = person && !stands
  const along = reached ? alongOf(hands) * size - hand[0] * player.scale : alongOf(seat) * size
  const up = stands ? 0 : reached ? hands[1] * size - hand[1] * player.scale : seat[1] * size
  const across = acrossOf(seat) * size + (slot - (slots - 1) / 2) * ELBOWS * size
  const [x, , z] = turned([along * ahead[0] + across * aside[0], 0, along * ahead[1] + across * aside[1]], instrument.yaw, 1)
  attach(player, instrument, [x, up, z])
}
