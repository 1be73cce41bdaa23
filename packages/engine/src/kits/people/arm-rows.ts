

export type Arms =
  | 'rest'
  | 'ease'
  | 'one hip'
  | 'clasp'
  | 'pockets'
  | 'crossed'
  | 'cheer'
  | 'clap'
  | 'partner'
  | 'bars'
  | 'cook'
  | 'balance'
  | 'paint'
  | 'angle'
  | 'hips'
  | 'wave'
  | 'raised'
  | 'hold'
  | 'staff'
  | 'carry'
  | 'read'
  | 'point'
  | 'pray'
  | 'think'
  | 'reins'
  | 'swing'
  | 'pump'
  | 'dance'
  | 'guard'
  | 'play'
  | 'sing'
  | 'blow'
  | 'fly'
  | 'zombie'
  | 'laps'
  | 'overhead'
  | 'knees'
  | 'joined'
  | 'warrior'
  | 'floor'
  | 'pike'
  | 'hands'
  | 'cast'
  | 'type'
  | 'string'
  | 'embrace'
  | 'hand in hand'
  | 'cradle'
  | 'hang'
  | 'dunk'
  | 'poles'
  | 'fiddle'
  | 'trumpet'
  | 'trombone'
  | 'horn'
  | 'sax'
  | 'clarinet'
  | 'flute'
  | 'harmonica'
  | 'squeeze'
  | 'beat'
  | 'keys'
  | 'console'
  | 'sticks'
  | 'bow'
  | 'pluck'
  | 'deck'
  | 'drift'
  | 'phone'
  | 'selfie'
  | 'photo'
  | 'sip'
  | 'draw bow'
  | 'present'
  | 'pour'
  | 'prop up'
  | 'posy'
  | 'spread'
  | 'serve'
  | 'hose'
  | 'push'

/**
 * Hands that are at the head, whichever way it is turned: from its middle in radii of the skull, forward, up and to its left. The other
 * hand does what the arms do.
 */
export const AT_HEAD: Partial<Record<Arms, readonly [left: Reach | undefined, right: Reach | undefined]>> = {
  phone: [undefined, [0.5, -0.95, -1.42]],
  photo: [[1.14, -0.62, 0.6], [1.14, -0.62, -0.6]],
  sip: [undefined, [1.05, -1.1, -0.62]],
  'draw bow': [[0.62, -1, -0.5], undefined],
}

/** Hands relative to the chest, in arm lengths: forward, up, outwards. Right hand first where they differ. */
export type Reach = readonly [forward: number, up: number, out: number]
/** A fist on the hip: against the pelvis, forward, up and out from its side, in units of the drawn figure. */
export const ON_HIP: Reach = [0.03, 0.115, 0.052]
export const ARMS: Readonly<Record<Arms, readonly [left: Reach, right: Reach]>> = {
  rest: [[0.08, -0.97, 0.1], [0.11, -0.97, 0.1]],
  ease: [[0.2, -0.94, 0.12], [0.08, -0.97, 0.13]],
  'one hip': [[0.2, -0.9, 0.16], ON_HIP],
  clasp: [[0.32, -0.74, -0.3], [0.35, -0.72, -0.28]],
  pockets: [[0.1, -0.76, 0.13], [0.1, -0.76, 0.13]],
  // One hand is tucked under the other arm, which lies over it; inwards in half widths of the shoulders.
  crossed: [[0.3, -0.44, -1.44], [0.46, -0.3, -1.36]],
  cheer: [[0.34, -0.3, 0.3], [0.1, 0.9, 0.2]],
  clap: [[0.56, -0.06, -0.3], [0.56, -0.02, -0.3]],
  partner: [[0.62, 0.02, 0.5], [0.7, -0.22, -0.1]],
  bars: [[0.78, -0.46, 0.06], [0.78, -0.46, 0.06]],
  cook: [[0.44, -0.5, 0], [0.56, -0.44, 0.1]],
  paint: [[0.5, -0.42, 0], [0.62, 0.02, 0.12]],
  angle: [[0.5, -0.42, -0.2], [0.56, -0.4, 0]],
  balance: [[0.2, -0.2, 0.9], [0.34, 0.08, 0.84]],
  hips: [ON_HIP, ON_HIP],
  wave: [[0.08, -0.97, 0.1], [0.12, 0.52, 0.72]],
  raised: [[0.16, 0.72, 0.56], [0.16, 0.72, 0.56]],
  overhead: [[0.2, 0.88, 0.02], [0.2, 0.88, 0.02]],
  hold: [[0.1, -0.97, 0.1], [0.5, -0.3, 0.34]],
  knees: [[0.36, -0.74, 0.42], [0.36, -0.74, 0.42]],
  joined: [[0.06, 0.95, -0.2], [0.06, 0.95, -0.2]],
  warrior: [[0.98, 0.03, -0.12], [-0.98, 0.03, -0.12]],
  floor: [[0.99, -0.08, 0.06], [0.99, -0.08, 0.06]],
  pike: [[0.84, 0.52, 0.08], [0.84, 0.52, 0.08]],
  hands: [[0.06, 0.86, 0.42], [0.06, 0.86, 0.42]],
  cast: [[0.42, -0.3, 0.72], [0.5, 0.14, 0.72]],
  type: [[0.62, -0.5, -0.16], [0.62, -0.5, -0.16]],
  string: [[0.08, -0.97, 0.1], [0.34, 0.04, 0.84]],
  // The arm next to the other one goes behind the back, the other before the breast.
  embrace: [[-0.14, -0.18, 0.6], [0.5, -0.46, -0.42]],
  'hand in hand': [[0.06, -0.9, 0.36], [0.08, -0.97, 0.1]],
  cradle: [[0.52, -0.5, -0.3], [0.5, -0.58, -0.2]],
  hang: [[0.2, -0.94, 0.12], [0.06, -0.94, 0.26]],
  dunk: [[0.3, 0.1, 0.6], [0.5, 0.84, -0.06]],
  fiddle: [[0.6, -0.02, 0.3], [0.56, 0.02, 0.06]],
  // What is blown is where the mouth is: these reach from the lips.
  trumpet: [[0.44, -0.12, 0.02], [0.46, -0.02, 0.03]],
  trombone: [[0.3, -0.12, 0.04], [0.62, -0.08, 0.02]],
  horn: [[0.36, -0.5, 0.16], [0.34, -0.7, 0.46]],
  sax: [[0.27, -0.34, 0.02], [0.33, -0.74, 0.1]],
  clarinet: [[0.2, -0.36, 0.03], [0.36, -0.7, 0.03]],
  flute: [[0.08, -0.06, -0.36], [0.1, -0.09, 0.82]],
  harmonica: [[0.2, -0.12, 0.14], [0.2, -0.12, 0.14]],
  squeeze: [[0.5, -0.5, 0.24], [0.5, -0.5, 0.24]],
  beat: [[0.5, -0.38, -0.02], [0.5, -0.3, -0.02]],
  keys: [[0.7, -0.26, 0.02], [0.7, -0.26, 0.06]],
  console: [[0.54, -0.74, 0.1], [0.54, -0.74, 0.1]],
  sticks: [[0.62, -0.3, 0.02], [0.48, 0.12, 0.34]],
  bow: [[0.6, 0.06, -0.1], [0.74, -0.58, 0.16]],
  pluck: [[0.82, -0.06, -0.2], [0.7, 0, -0.24]],
  deck: [[0.6, -0.52, 0.02], [0.2, 0.82, 0.2]],
  drift: [[0.34, -0.16, 0.78], [0.4, 0.44, 0.62]],
  phone: [[0.2, -0.94, 0.12], [0.2, 0.2, 0.1]],
  selfie: [[0.2, -0.94, 0.12], [0.72, 0.28, 0.56]],
  photo: [[0.4, 0.2, 0], [0.4, 0.2, 0]],
  sip: [[0.3, -0.62, -0.3], [0.4, 0.1, -0.1]],
  'draw bow': [[0.3, 0.1, -0.2], [0.42, 0.08, 0.88]],
  // What is shown lies on both hands, before the breast.
  present: [[0.62, -0.46, -0.02], [0.62, -0.46, -0.02]],
  pour: [[0.2, -0.94, 0.12], [0.5, -0.16, 0.6]],
  hose: [[0.66, -0.44, -0.28], [0.4, -0.56, 0.06]],
  push: [[0.72, -0.42, 0], [0.72, -0.42, 0]],
  serve: [[0.2, -0.94, 0.12], [0.34, -0.2, 0.72]],
  // A sheet is held by its outer edges.
  spread: [[0.62, -0.34, 0.1], [0.62, -0.34, 0.1]],
  posy: [[0.5, -0.56, -0.27], [0.52, -0.53, -0.25]],
  'prop up': [[-0.4, -0.88, 0.3], [-0.4, -0.88, 0.3]],
  poles: [[0.5, -0.46, 0.3], [0.5, -0.46, 0.3]],
  staff: [[0.14, -0.82, 0.32], [0.6, -0.14, 0.3]],
  carry: [[0.66, -0.36, -0.12], [0.66, -0.36, -0.12]],
  read: [[0.54, -0.34, -0.14], [0.54, -0.34, -0.14]],
  point: [[0.08, -0.97, 0.1], [0.93, 0.05, 0.12]],
  pray: [[0.46, -0.16, -0.27], [0.46, -0.16, -0.27]],
  think: [[0.34, -0.42, -0.2], [0.42, 0.12, -0.22]],
  reins: [[0.68, -0.46, -0.2], [0.68, -0.46, -0.2]],
  swing: [[-0.42, -0.74, 0.16], [0.44, -0.72, 0.16]],
  pump: [[-0.42, -0.38, 0.18], [0.58, -0.16, 0.02]],
  dance: [[0.3, 0.1, 0.8], [0.12, 0.82, 0.14]],
  guard: [[0.6, 0, -0.08], [0.42, -0.06, 0]],
  play: [[0.42, -0.28, 0.52], [0.36, -0.5, -0.12]],
  sing: [[0.42, -0.2, 0.52], [0.44, 0.04, -0.2]],
  blow: [[0.2, -0.94, 0.12], [0.42, 0.02, -0.2]],
  fly: [[-0.3, -0.7, 0.3], [0.55, 0.78, 0.12]],
  zombie: [[0.9, -0.02, 0], [0.86, 0.05, 0]],
  laps: [[0.45, -0.7, 0.08], [0.45, -0.7, 0.08]],
}
