import { add, along, bendLimb, type Frame, frameAt, lerp, sub, unit, type Vec3 } from '../builder/index.ts'
import type { QuadrupedPose, QuadrupedRow } from './row.ts'

/** Joints of one leg from the trunk to the toe; `folded` legs lie on the ground beside the body. */
export type Leg = {
  readonly root: Vec3
  readonly knee: Vec3
  readonly ankle: Vec3
  readonly toe: Vec3
  readonly side: 1 | -1
  readonly hind: boolean
  readonly folded: boolean
}

export type Skeleton = {
  readonly pelvis: Vec3
  readonly chest: Vec3
  readonly neckStart: Vec3
  readonly neckEnd: Vec3
  readonly head: Frame
  readonly legs: readonly Leg[]
  readonly tail: readonly Vec3[]
  /** The spine of an animal curled up asleep, from the shoulders around to the rump. */
  readonly ring?: readonly Vec3[]
}

/** The trunk's own axes; `at` is a point `ahead` of another, `over` it and to its side. */
type TrunkFrame = {
  readonly forward: Vec3
  readonly up: Vec3
  readonly at: (from: Vec3, ahead: number, over: number, aside?: number) => Vec3
}

export function trunkFrame({ pelvis, chest }: Skeleton): TrunkFrame {
  const forward = unit(sub(chest, pelvis))
  const up: Vec3 = [-forward[1], forward[0], 0]
  return { forward, up, at: (from, ahead, over, aside = 0) => add(along(along(from, forward, ahead), up, over), [0, 0, aside]) }
}

/** Where a ray from `from` in direction `way` hits the head. */
export type Onto = (from: Vec3, way: Vec3) => { point: Vec3; normal: Vec3 }

/** Position of a foot: forward of its joint and above the ground in leg lengths, and the lean of the shin in radians. */
type Step = readonly [forward: number, lift: number, lean: number]
/** Front left, front right, hind left, hind right. */
type Gait = readonly [Step, Step, Step, Step]

const STAND: Gait = [[0.06, 0, 0.02], [-0.07, 0, -0.02], [-0.16, 0, 0.14], [0.06, 0, 0.16]]
const WALK: Gait = [[0.3, 0, 0.2], [-0.2, 0.07, -0.75], [-0.38, 0.02, -0.35], [0.24, 0, 0.3]]
const RUN: Gait = [[0.82, 0.42, 0.75], [0.5, 0.3, -1.15], [-0.78, 0.12, -0.75], [-0.5, 0, -0.55]]

const GALLOP: Gait = [[0.66, 0.2, 0.55], [0.3, 0.3, -1.3], [-0.66, 0.07, -0.65], [-0.28, 0, -0.4]]

/** Angle of neck and nose of a howling animal, radians above the horizon. */
const HOWL = 0.98

/** The same for the neck of an animal that reaches up for leaves. */
const BROWSE = 1.12

type Trunk = { pelvis: Vec3; chest: Vec3; gait?: Gait }

/** Dogs and cats sleep curled up, the face on the paws and turned to the viewer. */
const curlsUp = ({ make }: QuadrupedRow): boolean => make === 'dog' || make === 'kitty'

/** Radius of the ring in trunk lengths, and the angles of shoulders and rump on it, radians from straight ahead: the gap faces the viewer. */
const RING = { radius: 0.46, shoulder: 0.62, rump: 4.05 } as const
/** Turn of the head of a curled-up animal, radians. */
const CURLED = -1.2

/** An animal curled up asleep: the spine around the far side, a haunch in front, the chin on the paws, the tail drawn up to the nose. */
function curled(row: QuadrupedRow): Skeleton {
  const { length: L, chest: R, hip, bone, head, tail } = row
  const wide = L * RING.radius
  const on = (angle: number, share: number, y: number): Vec3 => [Math.cos(angle) * wide * share, y, Math.sin(angle) * wide * share]
  const ring = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => on(RING.shoulder + (RING.rump - RING.shoulder) * t, 1, (R + (hip - R) * t) * 0.96))
  const origin = on(-0.2, 1, head.skull * 0.84)
  const paw = (side: 1 | -1): Leg => {
    const near = on(-0.5 - 0.06 * side, 1.5 + 0.24 * side, bone * 0.9)
    const elbow = on(0.2, 1.3 + 0.2 * side, bone * 1.5)
    return { root: ring[0], knee: elbow, ankle: lerp(elbow, near, 0.7), toe: near, side, hind: false, folded: true }
  }
  const haunch: Leg = { root: on(RING.rump + 0.1, 1, hip * 0.94), knee: on(RING.rump + 0.5, 1.12, hip * 0.72), ankle: on(RING.rump + 0.95, 1.1, bone),
    toe: on(RING.rump + 1.35, 1.22, bone * 0.8), side: -1, hind: true, folded: true }
  const low = Math.max(tail.radius * 0.9, 0.02)
  const reach = Math.min(1.6, tail.length / (wide * 1.7))
  return {
    pelvis: ring[5],
    chest: ring[0],
    neckStart: add(ring[0], [R * 0.2, R * 0.05, -R * 0.3]),
    neckEnd: add(origin, [-head.skull * 0.1, 0, head.skull * 0.45]),
    head: frameAt(origin, CURLED, -0.06, 0.12),
    legs: [paw(1), paw(-1), haunch],
    tail: [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) =>
      on(RING.rump + 0.05 + reach * t, 1 + 0.72 * Math.min(1, t * 2.5), low + hip * 0.4 * (1 - Math.min(1, t * 2.5)))),
    ring,
  }
}

function trunkFor(row: QuadrupedRow, pose: QuadrupedPose): Trunk {
  const { length: L, legs: H, hip, chest: R } = row
  const level = (y: number, gait: Gait): Trunk => ({ pelvis: [-L / 2, y, 0], chest: [L / 2, y, 0], gait })
  // Apes stand on their knuckles, the shoulders higher than the hips.
  if (row.make === 'ape' && (pose === 'stand' || pose === 'walk')) {
    const gait = pose === 'walk' ? WALK : STAND
    return { pelvis: [-L / 2, H * 0.74, 0], chest: [L / 2, H * 1.06, 0], gait }
  }
  if (pose === 'walk') return level(H * 0.985, WALK)
  if (pose === 'run') return { pelvis: [-L / 2, H * 0.98, 0], chest: [L / 2, H * 1.04, 0], gait: row.foot === 'hoof' ? GALLOP : RUN }
  if (pose === 'lie' || pose === 'sleep') return { pelvis: [-L / 2, hip * 0.95, 0], chest: [L / 2, R * 0.98, 0] }
  if (pose === 'sit') {
    const low = hip * 0.98
    const rise = Math.asin(Math.min(0.93, Math.max(0.3, (H * 1.22 - low) / L)))
    const pelvis: Vec3 = [-Math.cos(rise) * L * 0.5, low, 0]
    return { pelvis, chest: add(pelvis, [Math.cos(rise) * L, Math.sin(rise) * L, 0]) }
  }
  if (pose === 'upright') {
    const pelvis: Vec3 = [-0.08 * L, hip * 1.15, 0]
    return { pelvis, chest: add(pelvis, [L * 0.24, L * 0.95, 0]) }
  }
  if (pose === 'rear') {
    const pelvis: Vec3 = [-L * 0.3, H * 0.94, 0]
    return { pelvis, chest: add(pelvis, [L * 0.62, L * 0.78, 0]) }
  }
  return level(H, STAND)
}

function legFor(row: QuadrupedRow, pose: QuadrupedPose, trunk: Trunk, index: number): Leg {
  const hind = index > 1
  const side = index % 2 === 0 ? 1 : -1
  const { bone } = row
  const H = row.legs * (row.make === 'ape' ? (hind ? 0.82 : 1.12) : 1)
  const girth = hind ? row.hip : row.chest
  const middle = hind ? trunk.pelvis : trunk.chest
  const root: Vec3 = [middle[0], middle[1] - girth * 0.12, side * girth * 0.58]
  const hoofed = row.foot === 'hoof'
  const heavy = row.foot === 'pad'
  const cannon = H * (hind ? (hoofed ? 0.4 : heavy ? 0.22 : 0.26) : hoofed ? 0.36 : 0.18)
  const bones = H * (hind ? (hoofed ? 1.1 : 1.16) : heavy ? 1.05 : 0.98) - cannon
  // Elbows lie at the chest, not halfway down.
  const upper = hind || heavy ? 0.5 : 0.42
  const footAt = side * girth * (row.foot === 'pad' ? 0.56 : 0.5)
  const leg = (toe: Vec3, lean: number): Leg => {
    const wanted: Vec3 = [toe[0] - Math.sin(lean) * cannon, toe[1] + Math.cos(lean) * cannon, toe[2]]
    const pole: Vec3 = hind ? [1, 0.1, side * 0.12] : [-1, 0, side * 0.1]
    const { joint, end } = bendLimb(root, wanted, bones * upper, bones * (1 - upper), pole)
    return { root, knee: joint, ankle: end, toe: add(end, sub(toe, wanted)), side, hind, folded: false }
  }
  if (trunk.gait) {
    const [forward, lift, lean] = trunk.gait[index]
    return leg([root[0] + forward * H, lift * H + bone * 0.8, footAt], lean)
  }
  if (hind && pose === 'rear') return leg([root[0] + side * 0.08 * H, bone * 0.8, footAt], 0.2)
  if (hind) {
    const reach = row.hip * (pose === 'upright' ? 0.55 : 0.72)
    const knee: Vec3 = [middle[0] + reach, row.hip * (pose === 'upright' ? 0.85 : 0.7), side * row.hip * 0.86]
    const heel: Vec3 = [middle[0] + reach * 0.3, bone, side * row.hip * 0.95]
    const toe: Vec3 = [heel[0] + Math.max(H * 0.34, row.hip * 0.8), bone * 0.8, side * row.hip * 0.92]
    return { root, knee, ankle: heel, toe, side, hind, folded: true }
  }
  if (pose === 'rear') return leg([middle[0] + H * (0.42 + 0.12 * side), middle[1] - H * (0.32 - 0.12 * side), footAt], -0.9)
  if (pose === 'upright') {
    const paw: Vec3 = [middle[0] + row.chest * 1.25, middle[1] - row.chest * 0.75, side * row.chest * 0.42]
    const arm = H * 0.42
    const { joint, end } = bendLimb(root, paw, arm, arm, [-0.2, -1, side * 0.6])
    return { root, knee: joint, ankle: lerp(joint, end, 0.75), toe: end, side, hind, folded: false }
  }
  if (pose === 'sit') {
    const toe: Vec3 = [middle[0] + H * 0.1, bone * 0.8, side * girth * 0.4]
    const ankle = along(toe, unit(sub(root, toe)), H * 0.2)
    return { root, knee: lerp(root, ankle, 0.5), ankle, toe, side, hind, folded: false }
  }
  const elbow: Vec3 = [middle[0] - girth * 0.1, bone * 1.5, side * girth * 0.8]
  const toe: Vec3 = [middle[0] + girth + H * 0.32, bone * 0.8, side * girth * 0.55]
  return { root, knee: elbow, ankle: lerp(elbow, toe, 0.7), toe, side, hind, folded: true }
}

/** Total turn of a curled tail, radians. */
const COILED = 8.6

function tailPoints(row: QuadrupedRow, pose: QuadrupedPose, trunk: Trunk): Vec3[] {
  const { shape, length: reach, radius, lift } = row.tail
  const spine = unit(sub(trunk.pelvis, trunk.chest))
  const behind = shape === 'plume' && pose === 'upright' ? row.hip * 0.9 : 0
  const base = add(along(trunk.pelvis, spine, row.hip * 0.8), [-behind, row.hip * (spine[1] < -0.4 ? -0.1 : 0.35), 0])
  const steps = shape === 'stub' ? 1 : row.tail.rings ? 10 : shape === 'coil' ? 14 : shape === 'thin' || shape === 'curl' ? 7 : 5
  const step = reach / steps
  const points: Vec3[] = [base]
  const grounded = pose === 'sit' || pose === 'lie' || pose === 'sleep' || pose === 'upright'
  if (grounded && (shape === 'brush' || shape === 'thin' || shape === 'tuft' || shape === 'hair')) {
    // The tail lies on the ground and sweeps around to the side that faces +z.
    const low = Math.max(radius * 0.9, 0.02)
    for (let i = 1; i <= steps; i++) {
      const turn = Math.min(2.6, (i / steps) * 2.5)
      const previous = points[i - 1]
      const sink = Math.max(low, previous[1] - step * 0.8)
      points.push([previous[0] - Math.cos(turn) * step, sink, previous[2] + Math.sin(turn) * step])
    }
    return points
  }
  for (let i = 1; i <= steps; i++) {
    const s = (i - 0.5) / steps
    let angle = lift
    if (shape === 'brush') angle += -0.45 * Math.sin(Math.PI * s) + 0.55 * s
    else if (shape === 'thin') angle += pose === 'run' ? 0.3 * Math.sin(6 * s) : lift < 0 ? 1.7 * s * s : 1.1 * Math.sin(2.4 * Math.PI * s * s)
    else if (shape === 'tuft') angle += pose === 'run' ? 1.2 + s : 1.1 * s
    else if (shape === 'hair') angle += pose === 'run' ? 0.75 - 0.9 * s : -1.15 * Math.min(1, 2.2 * s)
    else if (shape === 'curl') angle += 2.9 * s
    else if (shape === 'coil') angle -= COILED * s ** 1.6
    else if (shape === 'plume') {
      angle += 1.1 * Math.sin(Math.PI * (s - 0.25)) - 1.1 * s * s
      // Behind an upright animal, the tail clears the back before it rises.
      if (pose === 'upright') angle -= 0.45 + 1.3 * Math.max(0, 1 - 1.6 * s)
    } else if (shape === 'thick') angle += 0.5 * s
    const from = points[i - 1]
    const long = shape === 'coil' ? step * (1.35 - 0.9 * s) : step
    const y = Math.max(radius * 0.5, from[1] + Math.sin(angle) * long)
    points.push([from[0] - Math.cos(angle) * long, y, 0.06 * reach * Math.sin(3 * s)])
  }
  return points
}

/** The row's bones in a pose. `turn` is how far the head turns to the side, radians. */
export function skeletonFor(row: QuadrupedRow, pose: QuadrupedPose, turn: number): Skeleton {
  if (pose === 'sleep' && curlsUp(row)) return curled(row)
  const trunk = trunkFor(row, pose)
  const { chest } = trunk
  const { neck, head } = row
  const lowered = pose === 'graze' || pose === 'sleep'
  let rise = neck.rise
  if (pose === 'run') rise = Math.max(0.15, rise - 0.28)
  if (pose === 'sit' || pose === 'upright' || pose === 'rear') rise = Math.max(rise, 1.05)
  const neckStart: Vec3 = [chest[0] + row.chest * 0.32, chest[1] + row.chest * (lowered ? 0 : 0.35), 0]
  let neckEnd = along(neckStart, [Math.cos(rise), Math.sin(rise), 0], neck.length)
  let droop = head.droop ?? 0
  if (pose === 'howl') {
    neckEnd = along(neckStart, [Math.cos(HOWL), Math.sin(HOWL), 0], neck.length)
    droop = -HOWL
  } else if (pose === 'browse') {
    neckEnd = along(neckStart, [Math.cos(BROWSE), Math.sin(BROWSE), 0], neck.length)
    droop = -0.1
  } else if (pose === 'graze') {
    const low = head.skull * 1.15 + head.muzzle.length * 0.75
    const fall = Math.min(0.92, Math.max(-0.2, (neckStart[1] - low) / neck.length))
    neckEnd = along(neckStart, [Math.sqrt(1 - fall * fall), -fall, 0], neck.length)
    droop = 1.05
  } else if (pose === 'sleep') {
    const drop = Math.max(-neck.length, head.skull * 0.82 - neckStart[1])
    neckEnd = add(neckStart, [Math.sqrt(Math.max(0.05, neck.length ** 2 - drop ** 2 * 0.7)), drop, 0])
    droop = 0
  }
  const ahead = lowered || row.make === 'horse' || row.make === 'cattle' ? 0.7 : 0.45
  const origin = add(neckEnd, [head.skull * ahead, head.skull * (lowered ? 0 : 0.2), 0])
  return { ...trunk, neckStart, neckEnd, head: frameAt(origin, turn, -droop, 0), legs: [0, 1, 2, 3].map((index) => legFor(row, pose, trunk, index)),
    tail: tailPoints(row, pose, trunk) }
}
