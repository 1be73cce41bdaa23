import type { Vec3 } from '../render/scene.ts'
import type { Look } from './human-look.ts'
import { add, along, bendLimb, type Frame, frameAt, lerp } from './vector.ts'

export type Stance =
  | 'stand'
  | 'walk'
  | 'run'
  | 'jump'
  | 'sit'
  | 'seated'
  | 'ride'
  | 'kneel'
  | 'fly'
  | 'dance'
  | 'lunge'
export type Arms =
  | 'rest'
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
  | 'fly'
  | 'zombie'
  | 'laps'
  | 'overhead'

/** Lengths of one body, drawn 1.75 units tall; the kit scales it to the lexicon's height. */
export type Proportions = {
  /** Radius of the skull. */
  readonly head: number
  readonly headY: number
  readonly shoulderY: number
  readonly hipY: number
  readonly shoulders: number
  readonly hips: number
  readonly arm: number
  readonly leg: number
  /** Factor on limb and trunk thickness. */
  readonly thick: number
}

const TALL = 1.75
/** Share of the whole height the head takes, and of the trunk's top the hip. */
const SHARES: Readonly<Record<Look['age'], readonly [head: number, hip: number, thick: number]>> = {
  baby: [0.4, 0.5, 0.95],
  child: [0.3, 0.6, 0.85],
  teen: [0.262, 0.63, 0.88],
  adult: [0.25, 0.635, 1],
  old: [0.255, 0.62, 0.98],
}

export function proportionsOf(look: Look): Proportions {
  const [share, hip, thick] = SHARES[look.age]
  const headHeight = TALL * share
  const shoulderY = TALL - headHeight - 0.05
  const hipY = shoulderY * hip
  const wide =
    (0.195 - 0.04 * look.fem) *
    (0.55 + 0.45 * thick) *
    (look.age === 'child' || look.age === 'baby' ? 0.85 : 1)
  return {
    head: headHeight / 2.14,
    headY: TALL - headHeight / 2.14,
    shoulderY,
    hipY,
    shoulders: wide * (0.75 + 0.25 * look.girth) * look.strength,
    hips: (0.085 + 0.012 * look.fem) * look.girth * (0.4 + 0.6 * thick),
    arm: shoulderY * 0.405,
    leg: hipY - 0.05,
    thick: thick * (0.4 + 0.6 * look.girth) * (1 - 0.12 * look.fem),
  }
}

/** Joints of one figure; index 0 is its left side (+z), 1 its right. */
export type Rig = {
  readonly pelvis: Vec3
  readonly chest: Vec3
  readonly neck: Vec3
  readonly head: Frame
  readonly shoulders: readonly [Vec3, Vec3]
  readonly elbows: readonly [Vec3, Vec3]
  readonly wrists: readonly [Vec3, Vec3]
  readonly hips: readonly [Vec3, Vec3]
  readonly knees: readonly [Vec3, Vec3]
  readonly ankles: readonly [Vec3, Vec3]
  /** Lowest point of the trunk: what rests on a seat. */
  readonly underside: Vec3
  /** True when thighs are raised: skirts then follow the legs. */
  readonly folded: boolean
}

/** Hands relative to the chest, in arm lengths: forward, up, outwards. Right hand first where they differ. */
type Reach = readonly [forward: number, up: number, out: number]
const ARMS: Readonly<Record<Arms, readonly [left: Reach, right: Reach]>> = {
  rest: [
    [0.08, -0.93, 0.2],
    [0.11, -0.93, 0.2],
  ],
  hips: [
    [0.12, -0.6, 0.3],
    [0.12, -0.6, 0.3],
  ],
  wave: [
    [0.08, -0.93, 0.2],
    [0.28, 0.62, 0.42],
  ],
  raised: [
    [0.22, 0.74, 0.42],
    [0.22, 0.74, 0.42],
  ],
  overhead: [
    [0.2, 0.88, 0.02],
    [0.2, 0.88, 0.02],
  ],
  hold: [
    [0.1, -0.93, 0.2],
    [0.62, -0.22, 0.1],
  ],
  staff: [
    [0.14, -0.82, 0.32],
    [0.6, -0.14, 0.3],
  ],
  carry: [
    [0.66, -0.36, -0.12],
    [0.66, -0.36, -0.12],
  ],
  read: [
    [0.58, -0.2, -0.14],
    [0.58, -0.2, -0.14],
  ],
  point: [
    [0.08, -0.93, 0.2],
    [0.93, 0.05, 0.12],
  ],
  pray: [
    [0.46, -0.16, -0.27],
    [0.46, -0.16, -0.27],
  ],
  think: [
    [0.34, -0.42, -0.2],
    [0.42, 0.12, -0.22],
  ],
  reins: [
    [0.68, -0.46, -0.2],
    [0.68, -0.46, -0.2],
  ],
  swing: [
    [-0.42, -0.74, 0.16],
    [0.44, -0.72, 0.16],
  ],
  pump: [
    [-0.42, -0.38, 0.18],
    [0.58, -0.16, 0.02],
  ],
  dance: [
    [0.3, 0.1, 0.8],
    [0.12, 0.82, 0.14],
  ],
  guard: [
    [0.6, 0, -0.08],
    [0.42, -0.06, 0],
  ],
  play: [
    [0.42, -0.28, 0.52],
    [0.36, -0.5, -0.12],
  ],
  sing: [
    [0.42, -0.2, 0.52],
    [0.44, 0.04, -0.2],
  ],
  fly: [
    [-0.3, -0.7, 0.3],
    [0.85, 0.42, 0.05],
  ],
  zombie: [
    [0.9, -0.02, 0],
    [0.86, 0.05, 0],
  ],
  laps: [
    [0.45, -0.7, 0.08],
    [0.45, -0.7, 0.08],
  ],
}

/** Feet relative to the hips, in leg lengths: forward, over the ground; knees bend forward. */
type Footing = readonly [
  left: readonly [number, number],
  right: readonly [number, number],
  drop: number,
  lean: number,
]
const STANCES: Readonly<Record<'stand' | 'walk' | 'run' | 'jump' | 'fly' | 'dance' | 'lunge', Footing>> = {
  stand: [[0.03, 0], [-0.02, 0], 0.006, 0],
  walk: [[0.34, 0], [-0.34, 0.06], 0.06, 0.05],
  run: [[0.46, 0.32], [-0.62, 0.2], -0.04, 0.24],
  jump: [[0.3, 0.36], [-0.42, 0.3], -0.3, 0.06],
  fly: [[-0.42, 0.12], [-0.55, 0.2], -0.5, 0.5],
  dance: [[0.04, 0], [-0.16, 0.46], 0.01, -0.03],
  lunge: [[0.46, 0], [-0.46, 0.03], 0.16, 0.06],
}

export function rigFor(
  p: Proportions,
  look: Look,
  stance: Stance,
  arms: Arms,
  turn: number,
  nod: number,
): Rig {
  const legs = legRig(p, stance)
  const old = look.age === 'old' ? 0.05 : 0
  const lean = legs.lean + old
  const trunk = p.shoulderY - p.hipY
  const up: Vec3 = [Math.sin(lean), Math.cos(lean), 0]
  const chest = along(legs.pelvis, up, trunk * 0.72)
  const top = along(legs.pelvis, up, trunk)
  const headLift = p.headY - p.shoulderY
  const origin = add(top, [Math.sin(lean * 0.5) * headLift + old * 0.6, Math.cos(lean * 0.5) * headLift, 0])
  const shoulder = (side: number): Vec3 => add(top, [-0.005, -0.02, side * p.shoulders])
  const reach = ARMS[arms]
  const arm = (side: number, index: 0 | 1) => {
    const root = shoulder(side)
    const [forward, rise, out] = reach[index]
    const swap = arms === 'swing' || arms === 'pump' ? 1 : 0
    const target = add(root, [forward * p.arm, rise * p.arm, (swap ? out * 0.6 : out) * p.arm * side])
    const high = rise > 0.3
    return bendLimb(
      root,
      target,
      p.arm * 0.52,
      p.arm * 0.48,
      high ? [-0.1, -0.3, side] : [-0.9, -0.4, side * 0.5],
    )
  }
  const left = arm(1, 0)
  const right = arm(-1, 1)
  return {
    ...legs,
    chest,
    neck: top,
    head: frameAt(origin, turn, nod, 0),
    shoulders: [shoulder(1), shoulder(-1)],
    elbows: [left.joint, right.joint],
    wrists: [left.end, right.end],
  }
}

type LegRig = Pick<Rig, 'pelvis' | 'hips' | 'knees' | 'ankles' | 'underside' | 'folded'> & { lean: number }

function legRig(p: Proportions, stance: Stance): LegRig {
  const half = p.leg * 0.5
  const thigh = 0.085 * p.thick
  const ankle = 0.055
  const pair = (make: (side: 1 | -1) => Vec3): [Vec3, Vec3] => [make(1), make(-1)]
  const hipAt = (pelvis: Vec3) => pair((side) => add(pelvis, [0, -0.01, side * p.hips]))
  if (stance === 'seated' || stance === 'ride') {
    const astride = stance === 'ride'
    const pelvis: Vec3 = [0, half + ankle + thigh, 0]
    const spread = astride ? p.hips + half * 0.62 : p.hips * 1.3
    const knees = pair((side) => [
      half * (astride ? 0.62 : 0.98),
      pelvis[1] - half * (astride ? 0.42 : 0.02),
      side * spread,
    ])
    const ankles = pair((side) => [
      knees[0][0] - half * (astride ? 0.28 : -0.04),
      knees[0][1] - half * (astride ? 0.9 : 0.98),
      side * (spread + (astride ? 0.01 : 0)),
    ])
    const low = Math.min(...ankles.map((point) => point[1])) - ankle
    const lift = (point: Vec3): Vec3 => [point[0], point[1] - low, point[2]]
    const seat = lift(pelvis)
    return {
      pelvis: seat,
      hips: hipAt(seat),
      knees: [lift(knees[0]), lift(knees[1])],
      ankles: [lift(ankles[0]), lift(ankles[1])],
      underside: [0, seat[1] - thigh * 1.15, 0],
      folded: true,
      lean: astride ? 0.06 : 0,
    }
  }
  if (stance === 'sit') {
    const pelvis: Vec3 = [0, thigh * 1.25, 0]
    const knees = pair((side) => [half * 0.55, thigh * 1.05, side * (p.hips + half * 0.72)])
    const ankles = pair((side) => [half * 0.82, ankle * (side > 0 ? 1 : 1.7), -side * half * 0.12])
    return { pelvis, hips: hipAt(pelvis), knees, ankles, underside: [0, 0, 0], folded: true, lean: 0.02 }
  }
  if (stance === 'kneel') {
    const pelvis: Vec3 = [0, half + thigh * 0.6, 0]
    const knees = pair((side) => [0.06, thigh * 0.8, side * p.hips * 1.2])
    const ankles = pair((side) => [-half * 0.86, ankle, side * p.hips * 1.2])
    return { pelvis, hips: hipAt(pelvis), knees, ankles, underside: [0, half, 0], folded: true, lean: 0 }
  }
  const [left, right, drop, lean] = STANCES[stance]
  const pelvis: Vec3 = [0, p.hipY - drop * p.leg, 0]
  const hips = hipAt(pelvis)
  const legs = ([left, right] as const).map(([forward, lift], index) => {
    const side = index === 0 ? 1 : -1
    const wide = stance === 'stand' || stance === 'dance' ? 1.12 : 1
    const foot: Vec3 = [forward * p.leg, ankle + lift * p.leg, side * p.hips * wide]
    return bendLimb(hips[index], foot, half * 1.002, half * 1.002, [
      1,
      0,
      side * (stance === 'dance' ? 0.9 : 0.12),
    ])
  })
  return {
    pelvis,
    hips,
    knees: [legs[0].joint, legs[1].joint],
    ankles: [legs[0].end, legs[1].end],
    underside: [0, pelvis[1] - thigh, 0],
    folded: stance === 'run' || stance === 'jump',
    lean,
  }
}

/** A point between pelvis and chest: 0 pelvis, 1 chest. */
export function spineAt(rig: Rig, t: number): Vec3 {
  return lerp(rig.pelvis, rig.chest, t)
}
