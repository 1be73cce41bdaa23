import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { add, along, cross, dot, scaled, sub, unit } from '../builder/vector.ts'
import { pairs } from '../tuples.ts'
import type { Arms } from './arm-rows.ts'

/** With fingers, the same flat on something upright, tucked away, closed around something or clenched, or in a boxing glove. */
export type Hand = 'open' | 'laid' | 'tucked' | 'fist' | 'mitt'

const PLAYING_HANDS = ['trumpet', 'trombone', 'sax', 'clarinet', 'flute', 'harmonica', 'squeeze', 'beat', 'sticks', 'bow'] as const satisfies readonly Arms[]
/** Arms whose hands close around something, or are clenched. */
const FISTS_LEFT = new Set<Arms>([
  'guard', 'reins', 'read', 'pump', 'play', 'bars', 'pockets', 'clasp', 'paint', 'angle', 'photo', 'spread', 'hose', 'push', 'draw bow', 'posy', 'poles',
  'fiddle', ...PLAYING_HANDS])
const FISTS_RIGHT = new Set<Arms>([
  ...['hold', 'staff', 'sing', 'blow', 'guard', 'reins', 'read', 'pump', 'bars', 'pockets'],
  ...PLAYING_HANDS,
  ...['poles', 'fiddle', 'hang', 'dunk', 'string', 'clasp', 'cheer', 'cook', 'paint', 'angle', 'pray'],
  ...['phone', 'selfie', 'photo', 'sip', 'draw bow', 'pour', 'posy', 'spread', 'hose', 'push'],
] as Arms[])

/** The left and the right hand; `side` is that of who does with the one what the other could do, too. */
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
  // Across the palm: the thumb's side is forward, or up where the arm points forward.
  const upward: Vec3 = hand === 'laid' ? [0, 1, 0] : UPWARD
  const thumbward = unit(sub(upward, scaled(way, dot(upward, way))))
  for (const [aside, long] of FINGERS) {
    const root = along(palm, thumbward, aside * r * 0.85)
    kit.cone(root, along(along(root, way, r * long), thumbward, aside * r * 0.25), r * 0.44, r * 0.32, material, r * 0.12)
  }
  const thumb = along(palm, thumbward, r * 0.85)
  kit.cone(palm, add(along(thumb, way, r * 0.6), [0, 0, -side * r * 0.3]), r * 0.42, r * 0.32, material, r * 0.2)
}

/** Fingers rolled into the palm side by side, the thumb across them. */
function buildFist(kit: KitBuilder, wrist: Vec3, way: Vec3, r: number, side: number, material: number): void {
  // Palms face each other; raised ones turn to the front, hanging ones a little back.
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
  kit.cone(wrist, along(wrist, way, r * 0.3), r * 1.05, r * 1.1, material)
  kit.cone(palm, along(palm, way, r * 0.6), r * 1.5, r * 1.55, material, r * 0.2)
  kit.cone(add(palm, [r * 0.5, 0, -side * r * 1.25]), add(along(palm, way, r * 0.8), [r * 0.9, 0, -side * r * 1.05]), r * 0.6, r * 0.5, material, r * 0.06)
}

/** Where a finger is across the palm and how long it is, in radii of the wrist. */
const FINGERS = pairs([0.62, 1.2, 0, 1.4, -0.62, 1.15])
const UPWARD: Vec3 = [1, 0.6, 0]
