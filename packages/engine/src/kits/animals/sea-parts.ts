import { add, along, cross, type KitBuilder, type KitInput, lerp, linear, scaled, surfacePoint, unit, type Vec3 } from '../builder/index.ts'
import { buildEye } from './creature.ts'

/** Eyes where rays from `places` toward the center hit the body. */
export function eyesOn(kit: KitBuilder, details: KitBuilder, input: KitInput, places: readonly Vec3[], size: number, iris?: string): void {
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  const body = kit.build()
  for (const place of places) {
    const hit = surfacePoint(body, [place[0] * 4, place[1], place[2] * 4], [-place[0], 0, -place[2]], 6)
    buildEye(details, { ...hit, size, forward: [1, 0, 0], upward: [0, 1, 0], iris, faces: input.faces, dark })
  }
}

/** Points along an arm, from the body to its tip. */
const JOINTS = 8
/** Turn of the curled end, radians. */
const CURL = 4.1
/** Share of an arm that lies on the ground before its end curls. */
const STRAIGHT = 0.5
/** Suckers under an arm, alternating between its two sides. */
const SUCKERS = 6

/** Thickness of an arm: stout at the body, thin as a whip at the tip. */
const girth = (t: number): number => 0.118 * (1 - t) ** 0.85 + 0.014

/** Joints of an arm that leaves the body at the angle `turn`, lies on the ground and curls up and back at its end, to one side or the other. */
export function curledArm(turn: number, reach: number, aside: number): Vec3[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const out: Vec3 = [c, 0, s]
  const beside: Vec3 = [-s, 0, c]
  const points: Vec3[] = [scaled(out, 0.15)]
  points[0] = [points[0][0], 0.3, points[0][2]]
  let at: Vec3 = add(scaled(out, 0.3), [0, 0.15, 0])
  points.push(at)
  const step = reach / (JOINTS - 2)
  for (let i = 0; i < JOINTS - 2; i++) {
    const t = (i + 1) / (JOINTS - 2)
    const bent = Math.max(0, (t - STRAIGHT) / (1 - STRAIGHT)) * CURL
    const way = unit(add(add(scaled(out, Math.cos(bent)), [0, Math.sin(bent) * 0.62, 0]), scaled(beside, aside * (0.3 * t + Math.sin(bent) * 0.7))))
    const low = Math.max(girth(t) * 0.9, along(at, way, step * (1 - 0.42 * t))[1])
    const next = along(at, way, step * (1 - 0.42 * t))
    at = [next[0], i < 2 ? girth(t) * 0.9 : low, next[2]]
    points.push(at)
  }
  return points
}

/** Joints of an arm raised in front of the body, with its end at `hand`. */
export function raisedArm(turn: number, hand: Vec3): Vec3[] {
  const root: Vec3 = [Math.cos(turn) * 0.15, 0.34, Math.sin(turn) * 0.15]
  const bow: Vec3 = [root[0] + (hand[0] - root[0]) * 0.62, Math.min(root[1], hand[1]) - 0.06, root[2] + (hand[2] - root[2]) * 0.9]
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => lerp(lerp(root, bow, t), lerp(bow, hand, t), t))
}

/** An arm along `joints` with suckers on its underside. */
export function buildArm(kit: KitBuilder, joints: readonly Vec3[], skin: number, sucker: number, small: boolean): void {
  const last = joints.length - 1
  kit.path(joints, joints.map((_, i) => girth(i / last)), skin, 0.06)
  if (small) return
  for (let i = 1; i <= SUCKERS; i++) {
    const t = 0.2 + (0.74 * i) / SUCKERS
    const k = Math.min(last - 1, Math.floor(t * last))
    const at = lerp(joints[k], joints[k + 1], t * last - k)
    const way = unit(add(joints[k + 1], scaled(joints[k], -1)))
    const side = unit(cross(way, [0, 1, 0]))
    const below = unit(cross(side, way))
    const r = girth(t)
    kit.sphere(along(along(at, below, -r * 0.62), side, r * (i % 2 ? 0.5 : -0.5)), r * 0.42, sucker, r * 0.1)
  }
}
