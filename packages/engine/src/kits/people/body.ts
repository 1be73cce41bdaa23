import { add, along, cross, dot, type KitBuilder, lerp, pairs, scaled, sub, unit, type Vec3 } from '../builder/index.ts'
import type { Arms } from './arm-rows.ts'
import type { Look } from './person.ts'
import type { Proportions, Rig } from './pose.ts'

/** Fingers spread, flat on something upright, tucked away, closed in a fist or around something, or in a boxing glove. */
type Hand = 'open' | 'laid' | 'tucked' | 'fist' | 'mitt'

const PLAYING_HANDS = ['trumpet', 'trombone', 'sax', 'clarinet', 'flute', 'harmonica', 'squeeze', 'beat', 'sticks', 'bow'] as const satisfies readonly Arms[]
/** Arm poses with a closed or clenched hand. */
const FISTS_LEFT = new Set<Arms>([
  'guard', 'reins', 'read', 'pump', 'play', 'bars', 'pockets', 'clasp', 'paint', 'angle', 'photo', 'spread', 'hose', 'push', 'draw bow', 'posy', 'poles',
  'fiddle', ...PLAYING_HANDS])
const FISTS_RIGHT = new Set<Arms>([
  'hold', 'staff', 'sing', 'blow', 'guard', 'reins', 'read', 'pump', 'bars', 'pockets', 'poles', 'fiddle', 'hang', 'dunk', 'string', 'clasp', 'cheer',
  'cook', 'paint', 'angle', 'pray', 'phone', 'selfie', 'photo', 'sip', 'draw bow', 'pour', 'posy', 'spread', 'hose', 'push', ...PLAYING_HANDS])

/** The left and the right hand; `side` mirrors poses that either hand can do. */
export function handsFor(arms: Arms, side: 1 | -1, holding: boolean, mitts: boolean): readonly [Hand, Hand] {
  if (mitts) return ['mitt', 'mitt']
  if (arms === 'crossed') return side < 0 ? ['laid', 'tucked'] : ['tucked', 'laid']
  return [FISTS_LEFT.has(arms) ? 'fist' : 'open', FISTS_RIGHT.has(arms) || holding ? 'fist' : 'open']
}

export function buildHand(kit: KitBuilder, wrist: Vec3, way: Vec3, r: number, side: number, material: number, hand: Hand): void {
  if (hand === 'tucked') return
  const palm = along(wrist, way, r * 0.95)
  if (hand === 'fist' || hand === 'mitt') {
    const build = hand === 'fist' ? buildFist : buildMitt
    build(kit, wrist, way, r, side, material)
    return
  }
  kit.cone(wrist, palm, r * 0.8, r * 0.98, material, r * 0.2)
  // Across the palm: the thumb points forward, or up if the arm points forward.
  const upward: Vec3 = hand === 'laid' ? [0, 1, 0] : UPWARD
  const thumbward = unit(sub(upward, scaled(way, dot(upward, way))))
  for (const [aside, long] of FINGERS) {
    const root = along(palm, thumbward, aside * r * 0.85)
    kit.cone(root, along(along(root, way, r * long), thumbward, aside * r * 0.25), r * 0.44, r * 0.32, material, r * 0.12)
  }
  const thumb = along(palm, thumbward, r * 0.85)
  kit.cone(palm, add(along(thumb, way, r * 0.6), [0, 0, -side * r * 0.3]), r * 0.42, r * 0.32, material, r * 0.2)
}

/** Fingers curled into the palm side by side, the thumb across them. */
function buildFist(kit: KitBuilder, wrist: Vec3, way: Vec3, r: number, side: number, material: number): void {
  // Palms face each other; raised ones turn to the front, lowered ones slightly back.
  const wanted: Vec3 = [way[1] * (way[1] > 0 ? 0.9 : 0.3) - 0.05, 0, -side]
  const curl = unit(sub(wanted, scaled(way, dot(wanted, way))))
  const thumbward = scaled(cross(curl, way), -side)
  const at = (forth: number, across: number, inward: number): Vec3 => along(along(along(wrist, way, r * forth), thumbward, r * across), curl, r * inward)
  kit.cone(wrist, at(0.95, 0, -0.12), r * 0.8, r * 0.92, material, r * 0.2)
  for (const across of [0.66, 0.22, -0.22, -0.64]) kit.cone(at(1.55, across, -0.22), at(1.05, across * 0.94, 0.78), r * 0.36, r * 0.32, material, r * 0.04)
  kit.cone(at(0.7, 0.72, 0.2), at(1.3, 0.3, 1.02), r * 0.36, r * 0.27, material, r * 0.08)
}

/** A boxing glove: padding as large as two fists. */
function buildMitt(kit: KitBuilder, wrist: Vec3, way: Vec3, r: number, side: number, material: number): void {
  const palm = along(wrist, way, r * 1.3)
  kit.cone(wrist, along(wrist, way, r * 0.3), r * 1.05, r * 1.1, material).cone(palm, along(palm, way, r * 0.6), r * 1.5, r * 1.55, material, r * 0.2)
    .cone(add(palm, [r * 0.5, 0, -side * r * 1.25]), add(along(palm, way, r * 0.8), [r * 0.9, 0, -side * r * 1.05]), r * 0.6, r * 0.5, material, r * 0.06)
}

/** A finger's offset across the palm, and its length, in wrist radii. */
const FINGERS = pairs([0.62, 1.2, 0, 1.4, -0.62, 1.15])
const UPWARD: Vec3 = [1, 0.6, 0]

export type Sleeve = 'long' | 'short' | 'none' | 'wide' | 'puff'

/** Distance from the center where a painted neckline ends and the strap begins, for an average trunk. */
const STRAP = 0.095

export function buildTorso(
  kit: KitBuilder,
  rig: Rig,
  p: Proportions,
  look: Look,
  wear: {
    readonly top: number
    /** The shoulder area, from the neck to the straps. */
    readonly slope: number
    readonly sleeve: number
    readonly skin: number
    readonly glove: number
    readonly cut: Sleeve
    readonly hands: readonly [Hand, Hand]
  },
): void {
  const t = p.thick
  const { pelvis, chest } = rig
  const stout = Math.max(0, look.girth - 1.1)
  const waist = (0.118 - 0.026 * look.fem) * t + 0.14 * stout
  const wide = p.shoulders * (0.86 - 0.04 * look.fem)
  // The shirt ends over the hip bones: the round end of a cone would hang between the legs.
  kit.cone(add(pelvis, [0, 0.1 * t, 0]), lerp(pelvis, chest, 0.62), Math.max(p.hips * 1.16, waist), waist, wear.top, 0)
  kit.ellipsoid(add(chest, [0.004, 0.006, 0]), [0.118 * t * look.strength, 0.15 * t, wide * 0.96], wear.top, 0.09)
  const [left, right] = rig.shoulders
  const yoke = 0.068 * t
  kit.cone(add(left, [0, -yoke * 0.55, -0.03]), add(right, [0, -yoke * 0.55, 0.03]), yoke, yoke, wear.top, 0.06)
  // Shoulders slope down from the neck.
  const nape = add(rig.neck, [-0.012, 0.022 * t, 0])
  const strapAt = Math.min(0.8, (STRAP * t * (0.8 + 0.2 * look.girth)) / p.shoulders)
  for (const joint of [left, right]) {
    const tip = add(joint, [-0.004, -0.004, 0])
    const strap = lerp(nape, tip, strapAt)
    kit.cone(nape, strap, 0.05 * t, 0.05 * t, wear.slope, 0.05).cone(strap, tip, 0.05 * t, 0.05 * t, wear.top, 0.05)
  }
  // A wide neckline runs around the base of the neck.
  if (wear.slope !== wear.top) kit.ellipsoid(add(rig.neck, [0.018, -0.014 * t, 0]), [0.06 * t, 0.036 * t, 0.084 * t], wear.slope, 0.02)
  if (look.fem > 0.5 && look.age !== 'child' && look.age !== 'baby')
    kit.ellipsoid(add(chest, [0.062 * t, -0.012, 0]), [0.078 * t, 0.074 * t, wide * 0.84], wear.top, 0.05)
  if (stout > 0) kit.ellipsoid(add(lerp(pelvis, chest, 0.42), [0.06, 0, 0]), [waist * 1.05, waist * 1.1, waist * 1.15], wear.top, 0.08)
  for (const index of [0, 1] as const) buildArm(kit, rig, p, look, index, wear)
}

function buildArm(kit: KitBuilder, rig: Rig, p: Proportions, look: Look, index: 0 | 1,
  wear: { readonly sleeve: number; readonly skin: number; readonly glove: number; readonly cut: Sleeve; readonly hands: readonly [Hand, Hand] }): void {
  const t = p.thick * (look.strength > 1.05 ? look.strength * 1.08 : 1)
  const side = index === 0 ? 1 : -1
  const shoulder = rig.shoulders[index]
  const elbow = rig.elbows[index]
  const wrist = rig.wrists[index]
  const bare = wear.cut === 'short' || wear.cut === 'none' || wear.cut === 'puff'
  const upper = wear.cut === 'none' ? wear.skin : wear.sleeve
  const r = 0.058 * t
  const way = unit(sub(wrist, elbow))
  if (wear.cut === 'short' || wear.cut === 'puff') {
    const hem = lerp(shoulder, elbow, wear.cut === 'puff' ? 0.5 : 0.68)
    kit.hemmed(shoulder, hem, r * (wear.cut === 'puff' ? 1.6 : 1.14), r * (wear.cut === 'puff' ? 1.35 : 1.24), wear.sleeve, 0.035)
    kit.cone(lerp(shoulder, elbow, 0.4), elbow, r * 0.95, r * 0.84, wear.skin, 0)
  } else kit.cone(shoulder, elbow, r * 1.16, r * 0.95, upper, 0.05)
  if (wear.cut === 'wide') kit.hemmed(elbow, along(wrist, way, 0.01), r * 1.05, r * 1.95, wear.sleeve, 0.03)
  else if (bare) kit.cone(elbow, wrist, r * 0.84, r * 0.62, wear.skin, 0.03)
  else kit.hemmed(elbow, wrist, r * 0.95, r * 0.86, wear.sleeve, 0.03)
  buildHand(kit, wrist, way, r * 0.78, side, wear.glove, wear.hands[index])
}

type Leggings = {
  /** Materials of thigh and shin; the shin's differs for shorts, boots and stockings. */
  readonly thigh: number
  /** Material over the hips: the skirt's, if there is one. */
  readonly hip: number
  readonly shin: number
  readonly shoe: number
  readonly sole: number
  readonly kind: 'shoe' | 'boot' | 'bare' | 'heel' | 'hoof'
  /** Baggy 1.3 … tight 0.9. */
  readonly loose: number
}

export function buildLegs(kit: KitBuilder, rig: Rig, p: Proportions, look: Look, wear: Leggings): void {
  const t = p.thick * (1 + 0.06 * look.fem)
  const r = 0.084 * t
  kit.ellipsoid(add(rig.pelvis, [0, 0.015, 0]), [Math.max(0.118 * t, p.hips * 1.2), 0.115 * t, p.hips + r * 0.8], wear.hip, 0)
  for (const index of [0, 1] as const) {
    const side = index === 0 ? 1 : -1
    const hip = rig.hips[index]
    const knee = rig.knees[index]
    const ankle = rig.ankles[index]
    const cuff = wear.shin === wear.thigh ? wear.loose : 0.92
    if (wear.shin === wear.thigh) {
      kit.cone(hip, knee, r * 0.96, r * 0.76 * cuff, wear.thigh, 0.04).hemmed(knee, ankle, r * 0.76 * cuff, r * 0.58 * cuff, wear.shin, 0.015)
    } else {
      kit.hemmed(hip, lerp(hip, knee, 0.86), r * 0.96, r * 0.82 * wear.loose, wear.thigh, 0.04)
        .cone(lerp(hip, knee, 0.6), knee, r * 0.76, r * 0.76 * cuff, wear.shin).cone(knee, ankle, r * 0.76 * cuff, r * 0.52 * cuff, wear.shin, 0.015)
    }
    buildShoe(kit, ankle, knee, side, t, wear)
  }
}

function buildShoe(kit: KitBuilder, ankle: Vec3, knee: Vec3, side: number, t: number, wear: Leggings): void {
  const flat = Math.max(0, Math.min(1, (knee[1] - ankle[1]) * 4))
  // The foot is level under an upright shin and follows a shin that is raised behind.
  const back = ankle[0] < knee[0] - 0.12 ? Math.min(1, (knee[0] - ankle[0]) * 3) : 0
  const toe: Vec3 = [0.105 * (1 - back * 0.75), -0.018 - 0.075 * back, side * 0.022]
  const heel = add(ankle, [-0.012, -0.012 * flat, 0])
  const tip = add(ankle, toe)
  if (wear.kind === 'hoof') {
    kit.cone(ankle, add(ankle, [0.02, -0.012, 0]), 0.05, 0.058, wear.shoe, 0.01)
    return
  }
  const wide = 0.046 * (0.5 + 0.5 * t)
  if (wear.kind === 'boot') kit.cone(ankle, lerp(ankle, knee, 0.42), 0.056 * t, 0.066 * t, wear.shoe, 0)
  kit.cone(heel, tip, wide * 0.95, wide * (wear.kind === 'heel' ? 0.72 : 0.96), wear.shoe, wear.kind === 'bare' ? 0.02 : 0)
  if (wear.kind === 'shoe' || wear.kind === 'boot')
    kit.cone(add(heel, [-0.004, -wide * 0.62, 0]), add(tip, [0.008, -wide * 0.52, 0]), wide * 0.44, wide * 0.46, wear.sole, 0)
}
