import { add, along, bendLimb, type Frame, frameAt, lerp, type Vec3 } from '../builder/index.ts'
import { ARMS, type Arms, AT_HEAD, ON_HIP } from './arm-rows.ts'
import type { Look } from './person.ts'

/** On its side with the head toward −x and the face to the viewer; face down with the head toward +x; on its hands. */
export type Turned = 'side' | 'prone' | 'inverted'

/** Feet relative to the hips, in leg lengths: forward, and height above the ground; knees bend forward. */
type Footing = readonly [left: readonly [number, number], right: readonly [number, number], drop: number, lean: number]
const STANCES = {
  stand: [[0.03, 0], [-0.02, 0], 0.006, 0], walk: [[0.34, 0], [-0.34, 0.06], 0.06, 0.05], run: [[0.46, 0.32], [-0.62, 0.2], -0.04, 0.24],
  jump: [[0.3, 0.36], [-0.42, 0.3], -0.3, 0.06], fly: [[-0.42, 0.12], [-0.55, 0.2], -0.5, 0.5], dance: [[0.04, 0], [-0.16, 0.46], 0.01, -0.03],
  ease: [[-0.03, 0], [0.16, 0], 0.012, -0.015], kick: [[-0.04, 0], [0.5, 0.3], 0.02, -0.1], lunge: [[0.46, 0], [-0.46, 0.03], 0.16, 0.06],
  tree: [[0, 0], [0.05, 0.46], 0, 0], warrior: [[0.5, 0], [-0.66, 0], 0.25, 0],
  // Rotated stances, where forward is down: the feet of a figure that leans on its hands are on the same ground.
  pike: [[0.78, 0.4], [0.78, 0.4], 0, 0.42], plank: [[0.66, 0.25], [0.66, 0.25], 0, 0.05], ski: [[0.16, 0], [0.04, 0], 0.13, 0.3],
  drift: [[0.5, 0.74], [-0.46, 0.46], -0.3, 0.34], squat: [[0.2, 0], [0.18, 0], 0.42, 0.4], 'upside down': [[0.1, 0.02], [-0.12, 0.04], 0, -0.03],
} as const satisfies Readonly<Record<string, Footing>>
/** Leg poses; those without a row in STANCES do not stand on the ground. */
export type Stance = keyof typeof STANCES | 'sit' | 'seated' | 'ride' | 'kneel' | 'cycle'

/** Measurements of one body, drawn 1.75 units tall; the kit scales it to the lexicon's height. */
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
  /** Factor for limb and trunk thickness. */
  readonly thick: number
}

const TALL = 1.75
/** Share of the head in the whole height, share of the hip in the height of the trunk's top, and thickness. */
const SHARES: Readonly<Record<Look['age'], readonly [head: number, hip: number, thick: number]>> = { baby: [0.4, 0.5, 0.95], child: [0.318, 0.57, 0.92],
  teen: [0.24, 0.63, 0.88], adult: [0.222, 0.635, 1], old: [0.228, 0.62, 0.98] }

/** Realistic pictures have smaller heads, though still larger than in life. */
const REAL_HEAD = 0.89

export function proportionsOf(look: Look, real: boolean): Proportions {
  const [share, hip, thick] = SHARES[look.age]
  const headHeight = TALL * share * (real ? REAL_HEAD : 1)
  const shoulderY = TALL - headHeight - 0.05
  const hipY = shoulderY * hip
  const wide = (0.184 - 0.04 * look.fem) * (0.55 + 0.45 * thick) * (look.age === 'child' || look.age === 'baby' ? 0.85 : 1)
  return { head: headHeight / 2.14, headY: TALL - headHeight / 2.14, shoulderY, hipY, shoulders: wide * (0.75 + 0.25 * look.girth) * look.strength,
    hips: (0.085 + 0.012 * look.fem) * look.girth * (0.4 + 0.6 * thick), arm: shoulderY * 0.405, leg: hipY - 0.05,
    thick: thick * (0.4 + 0.6 * look.girth) * (1 - 0.12 * look.fem) }
}

/** Joints of one figure; index 0 is its left side (+z), 1 its right. */
export type Rig = {
  readonly pelvis: Vec3
  readonly chest: Vec3
  readonly neck: Vec3
  readonly head: Frame
  /** Center of the lips. */
  readonly mouth: Vec3
  /** The right ear. */
  readonly ear: Vec3
  readonly shoulders: readonly [Vec3, Vec3]
  readonly elbows: readonly [Vec3, Vec3]
  readonly wrists: readonly [Vec3, Vec3]
  readonly hips: readonly [Vec3, Vec3]
  readonly knees: readonly [Vec3, Vec3]
  readonly ankles: readonly [Vec3, Vec3]
  /** Lowest point of the trunk, which rests on a seat. */
  readonly underside: Vec3
  /** True when thighs are raised; skirts then follow the legs. */
  readonly folded: boolean
}

export function rigFor(
  p: Proportions,
  look: Look,
  stance: Stance,
  arms: Arms,
  turn: number,
  nod: number,
  /** −1 or 1: whether a figure at ease, or dancing, stands on its right or its left leg. */
  side: 1 | -1,
): Rig {
  const legs = legRig(p, stance, side)
  const sway = stance === 'ease' ? -side * SWAY : stance === 'drift' ? DRIFT : 0
  const old = look.age === 'old' ? 0.05 : 0
  const lean = legs.lean + old
  const trunk = p.shoulderY - p.hipY
  const up: Vec3 = [Math.sin(lean), Math.cos(lean), Math.sin(sway)]
  const chest = along(legs.pelvis, up, trunk * 0.72)
  const top = along(legs.pelvis, up, trunk)
  const headLift = p.headY - p.shoulderY
  const origin = add(top, [Math.sin(lean * 0.5) * headLift + old * 0.6, Math.cos(lean * 0.5) * headLift, 0])
  const nearer = NEARER.has(arms) ? side * HEADS_TOGETHER : 0
  const head = frameAt(origin, turn, nod, sway * 0.7 + nearer)
  const mouth = head.at([MOUTH[0] * p.head, MOUTH[1] * p.head, 0])
  // The shoulder over the free leg is higher.
  const shoulder = (at: number): Vec3 => add(top, [-0.005, -0.045 - at * sway * 0.28, at * p.shoulders])
  const [first, second] = ARMS[arms]
  // With nothing held, the hands may swap roles.
  const reach = side < 0 && (MIRRORED.has(arms) || SIDED.has(arms)) ? [second, first] : [first, second]
  const arm = (side: number, index: 0 | 1) => {
    const root = shoulder(side)
    const [forward, rise, out] = reach[index]
    const swap = arms === 'swing' || arms === 'pump' ? 1 : 0
    const onHip = reach[index] === ON_HIP
    const held = AT_HEAD[arms]?.[index]
    if (held) {
      const [x, y, z] = held
      return bendLimb(root, head.at([x * p.head, y * p.head, z * p.head]), p.arm * 0.52, p.arm * 0.48, [arms === 'draw bow' ? -0.6 : 0.3,
        arms === 'draw bow' ? 0 : -1, side * 0.8])
    }
    const target =
      arms === 'bars'
        ? add(legs.pelvis, [...HANDLEBAR, side * GRIP])
        : onHip
          ? add(legs.pelvis, [forward, rise, side * (p.hips * WAIST + out)])
          : add(FROM_MOUTH.has(arms) ? [mouth[0], mouth[1], 0] : root, [forward * p.arm, rise * p.arm,
            (swap ? out * 0.6 : out) * (arms === 'crossed' ? p.shoulders : p.arm) * side])
    const pole: Vec3 = onHip ? [-0.35, 0.1, side] : arms === 'crossed' ? [0.3, -1, side * 0.6] : rise > 0.3 ? [-0.1, -0.3, side] : [-0.9, -0.4, side * 0.5]
    return bendLimb(root, target, p.arm * 0.52, p.arm * 0.48, pole)
  }
  const left = arm(1, 0)
  const right = arm(-1, 1)
  return { ...legs, chest, neck: top, head, mouth, ear: head.at([0.04 * p.head, -0.02 * p.head, -1.3 * p.head]), shoulders: [shoulder(1), shoulder(-1)],
    elbows: [left.joint, right.joint], wrists: [left.end, right.end] }
}

/** Tilt of a figure that drifts in space, radians: nothing is upright there. */
const DRIFT = 0.34
/** Half a shirt's width above the hips, in hip widths. */
const WAIST = 1.16
/** Position of the lips on the skull, in its radii. */
const MOUTH = [0.9, -0.67] as const
/** Both hands on a wind instrument. */
const FROM_MOUTH: ReadonlySet<Arms> = new Set<Arms>(['trumpet', 'trombone', 'horn', 'sax', 'clarinet', 'flute', 'harmonica'])

/** How far two heads in one picture lean toward each other, radians. */
const HEADS_TOGETHER = 0.13
const NEARER: ReadonlySet<Arms> = new Set<Arms>(['selfie', 'embrace'])

/** Stances that raise a thigh. */
const FOLDED: ReadonlySet<Stance> = new Set<Stance>(['run', 'jump', 'kick', 'tree', 'warrior', 'pike', 'plank', 'upside down', 'ski', 'squat'])

type LegRig = Pick<Rig, 'pelvis' | 'hips' | 'knees' | 'ankles' | 'underside' | 'folded'> & { lean: number }

/** How far the trunk leans over the standing leg, radians, and how far the hips shift, in leg lengths. */
const SWAY = 0.055
const HIP_SHIFT = 0.04
/** A bicycle relative to its rider's hip: grips forward and up, half the bar's width; each foot forward, and both down. */
const HANDLEBAR = [0.62, 0.04] as const
const GRIP = 0.2
const PEDALS = [0.3, 0.1] as const
const PEDAL_HEIGHT = -0.6
const MIRRORED: ReadonlySet<Arms> = new Set<Arms>(['ease', 'one hip', 'cheer', 'wave', 'crossed', 'dance'])
/** Poses of a pair: the arm on the partner's side reaches to the partner. */
const SIDED: ReadonlySet<Arms> = new Set<Arms>(['embrace', 'hand in hand'])

function legRig(p: Proportions, stance: Stance, at: 1 | -1): LegRig {
  const half = p.leg * 0.5
  const thigh = 0.085 * p.thick
  const ankle = 0.055
  const pair = (make: (side: 1 | -1) => Vec3): [Vec3, Vec3] => [make(1), make(-1)]
  const hipAt = (pelvis: Vec3) => pair((side) => add(pelvis, [0, -0.01, side * p.hips]))
  if (stance === 'seated' || stance === 'ride') {
    const astride = stance === 'ride'
    const pelvis: Vec3 = [0, half + ankle + thigh, 0]
    const spread = astride ? p.hips + half * 0.62 : p.hips * 1.3
    const knees = pair((side) => [half * (astride ? 0.62 : 0.98), pelvis[1] - half * (astride ? 0.42 : 0.02), side * spread])
    const ankles = pair((side) => [knees[0][0] - half * (astride ? 0.28 : -0.04), knees[0][1] - half * (astride ? 0.9 : 0.98),
      side * (spread + (astride ? 0.01 : 0))])
    const low = Math.min(...ankles.map((point) => point[1])) - ankle
    const lift = (point: Vec3): Vec3 => [point[0], point[1] - low, point[2]]
    const seat = lift(pelvis)
    return { pelvis: seat, hips: hipAt(seat), knees: [lift(knees[0]), lift(knees[1])], ankles: [lift(ankles[0]), lift(ankles[1])],
      underside: [0, seat[1] - thigh * 1.15, 0], folded: true, lean: astride ? 0.06 : 0 }
  }
  if (stance === 'cycle') {
    const pelvis: Vec3 = [0, p.leg + ankle, 0]
    const hips = hipAt(pelvis)
    const legs = PEDALS.map((forward, index) => {
      const side = index === 0 ? 1 : -1
      return bendLimb(hips[index], add(pelvis, [forward, PEDAL_HEIGHT, side * 0.09]), half, half, [1, 0.2, side * 0.1])
    })
    return { pelvis, hips, knees: [legs[0].joint, legs[1].joint], ankles: [legs[0].end, legs[1].end], underside: [0, pelvis[1] - thigh, 0], folded: true,
      lean: 0.6 }
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
  const eased = stance === 'ease'
  const pelvis: Vec3 = [0, p.hipY - drop * p.leg, eased ? at * HIP_SHIFT * p.leg : 0]
  const hips = hipAt(pelvis)
  const feet = (eased || stance === 'dance') && at < 0 ? [right, left] : [left, right]
  const legs = feet.map(([forward, lift], index) => {
    const side = index === 0 ? 1 : -1
    const free = eased && side !== at
    const wide = free ? 1.75 : stance === 'squat' ? 2 : stance === 'stand' || stance === 'dance' || eased ? 1.12 : 1
    // In the tree pose, one foot rests against the other knee.
    const across = stance === 'tree' && lift > 0 ? -0.35 : wide
    const foot: Vec3 = [forward * p.leg, ankle + lift * p.leg, side * p.hips * across]
    return bendLimb(hips[index], foot, half * 1.002, half * 1.002, [1, 0,
      side * (stance === 'tree' ? 2.5 : stance === 'dance' || stance === 'squat' ? 0.9 : free ? 0.5 : 0.12)])
  })
  return { pelvis, hips, knees: [legs[0].joint, legs[1].joint], ankles: [legs[0].end, legs[1].end], underside: [0, pelvis[1] - thigh, 0],
    folded: FOLDED.has(stance), lean }
}

/** A point between pelvis and chest: 0 pelvis, 1 chest. */
export const spineAt = (rig: Rig, t: number): Vec3 => lerp(rig.pelvis, rig.chest, t)
