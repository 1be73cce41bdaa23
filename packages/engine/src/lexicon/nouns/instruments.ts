import type { Noun } from './noun.ts'
import { nounRows } from './noun-rows.ts'

const PLAYED_AT = [
  'instrument:grand-piano', 'instrument:upright-piano', 'instrument:keyboard', 'instrument:drum-kit', 'instrument:cello', 'instrument:harp',
  'instrument:dj-deck',
] as const
/** Kit of an instrument that stays in place while someone sits or stands at it. */
export type PlayedAt = (typeof PLAYED_AT)[number]

export function isPlayedAt(kit: string): kit is PlayedAt {
  return PLAYED_AT.some((each) => each === kit)
}

export const INSTRUMENTS: readonly Noun[] = nounRows('instrument', [
  ['guitar', 'instrument:guitar', 1.0, 'acoustic guitar, classical guitar', { color: 'amber', habitat: 'stage' }],
  ['electric guitar', 'instrument:electric-guitar', 1.0, 'bass guitar', { color: 'red', habitat: 'stage' }],
  ['ukulele', 'instrument:ukulele', 0.55, 'banjo, mandolin, lute, sitar', { color: 'brown', habitat: 'stage' }],
  ['violin', 'instrument:violin', 0.6, 'fiddle, viola', { color: 'chestnut', habitat: 'stage' }],
  ['cello', 'instrument:cello', 1.25, 'double bass, contrabass', { color: 'chestnut', habitat: 'stage' }],
  ['harp', 'instrument:harp', 1.8, 'lyre', { color: 'gold', habitat: 'stage' }],
  ['piano', 'instrument:grand-piano', 1.6, 'grand piano', { color: 'black', habitat: 'stage' }],
  ['upright piano', 'instrument:upright-piano', 1.25, 'organ, harpsichord', { color: 'brown', habitat: 'room' }],
  ['synthesizer', 'instrument:keyboard', 0.95, 'piano keyboard, electric piano, synth keyboard', { color: 'black', habitat: 'stage' }],
  ['drum', 'instrument:drum', 0.6, 'bongo, conga, djembe, snare drum, timpani', { color: 'red', habitat: 'stage' }],
  ['drum kit', 'instrument:drum-kit', 1.3, 'drum set, drums', { color: 'red', habitat: 'stage' }],
  ['trumpet', 'instrument:trumpet', 0.5, 'cornet, bugle', { color: 'gold', habitat: 'stage' }],
  ['trombone', 'instrument:trombone', 0.9, '', { color: 'gold', habitat: 'stage' }],
  ['french horn', 'instrument:french-horn', 0.5, 'horn, tuba', { color: 'gold', habitat: 'stage' }],
  ['saxophone', 'instrument:saxophone', 0.8, 'sax', { plural: 'saxophones', color: 'gold', habitat: 'stage' }],
  ['flute', 'instrument:flute', 0.66, 'recorder, piccolo, pan flute', { color: 'silver', habitat: 'stage' }],
  ['clarinet', 'instrument:clarinet', 0.66, 'oboe, bassoon', { color: 'black', habitat: 'stage' }],
  ['accordion', 'instrument:accordion', 0.45, 'concertina', { color: 'red', habitat: 'stage' }],
  ['bagpipes', 'instrument:bagpipes', 0.7, 'bagpipe', { plural: 'bagpipes', color: 'green', habitat: 'meadow' }],
  ['tambourine', 'instrument:tambourine', 0.3, 'maracas, cymbal, triangle instrument', { color: 'brown', habitat: 'stage' }],
  ['xylophone', 'instrument:xylophone', 0.8, 'marimba, glockenspiel', { color: 'brown', habitat: 'stage' }],
  ['gong', 'instrument:gong', 1.4, '', { color: 'bronze', habitat: 'temple' }],
  ['bell', 'instrument:bell', 0.5, 'church bell, jingle bell, doorbell', { color: 'gold', habitat: 'village' }],
  ['harmonica', 'instrument:harmonica', 0.06, 'mouth organ', { color: 'silver', habitat: 'stage' }],
  ['microphone', 'instrument:microphone', 1.5, 'mic, microphone stand', { color: 'black', habitat: 'stage' }],
  ['loudspeaker', 'instrument:speaker', 1.1,
    'speaker, amplifier, boombox, bluetooth speaker, smart speaker, wireless speaker, smart home hub, smart hub, home assistant',
    { color: 'black', habitat: 'stage' }],
  ['dj deck', 'instrument:dj-deck', 1.15, 'dj booth, dj desk, dj controller, dj set, dj table, mixing desk, mixing console, turntables, dj mixer',
    { color: 'black', habitat: 'stage' }],
  ['music stand', 'instrument:music-stand', 1.25, 'sheet music stand', { color: 'black', habitat: 'stage' }],
  ['sheet music', 'instrument:sheet-music', 0.42, 'music sheet, music sheets, musical score, music score, musical notation, music notation, score sheet',
    { plural: 'sheet music', color: 'brown', habitat: 'room' }],
  ['record player', 'instrument:turntable', 0.3, 'turntable, vinyl player, vinyl record player', { color: 'brown', habitat: 'room' }],
  ['gramophone', 'instrument:gramophone', 0.6, 'phonograph, victrola', { color: 'brown', habitat: 'room' }],
  ['radio', 'instrument:radio', 0.3, 'transistor radio, cassette player, vintage radio', { color: 'red', habitat: 'room' }],
  ['headphones', 'instrument:headphones', 0.2, 'headphone, headset, noise cancelling headphones, wireless headphones, gaming headset',
    { plural: 'headphones', color: 'black', habitat: 'room' }],
])
