import type { Vec3 } from '../../render/scene.ts'
import { type KitBuilder, linear } from '../builder/kit-builder.ts'
import { add, type Frame } from '../builder/vector.ts'
import { pairs, triples } from '../tuples.ts'
import type { Look } from './person.ts'
import type { Rig } from './pose.ts'

/** What some beings have instead of legs, or besides them. */
export function buildTail(kit: KitBuilder, rig: Rig, kind: 'fish' | 'ghost' | 'smoke' | 'demon', material: number, hips: number): void {
  const { pelvis } = rig
  const at = (x: number, y: number, z = 0): Vec3 => [pelvis[0] + x, Math.max(0.03, y), z]
  const y = pelvis[1]
  const wide = hips + 0.07
  if (kind === 'demon') {
    const base = add(pelvis, [-0.1, -0.02, 0])
    kit.path([base, add(base, [-0.2, -0.25, 0.05]), add(base, [-0.42, -0.2, 0.12]), add(base, [-0.52, 0.05, 0.16])], [0.035, 0.028, 0.022, 0.016], material,
      0.02)
    kit.cone(add(base, [-0.52, 0.03, 0.16]), add(base, [-0.56, 0.16, 0.17]), 0.06, 0.006, material)
    return
  }
  if (kind === 'fish' && rig.folded) {
    // Who sits has the tail to one side, over the edge of the seat.
    const tail: readonly Vec3[] = triples([-0.02, 0.05, 0, 0.2, 0.05, 0.14, 0.3, -0.02, 0.4, 0.28, -0.2, 0.6, 0.2, -0.36, 0.7])
    const fin = add(pelvis, tail[tail.length - 1])
    kit.path(tail.map((point) => add(pelvis, point)), [wide, wide * 0.9, wide * 0.66, wide * 0.42, wide * 0.24], material, 0.08)
    for (const [forward, out] of pairs([0.16, -0.1, 0.02, 0.26])) {
      kit.cone(fin, add(fin, [forward, -0.2, out]), wide * 0.24, 0.07, material, 0.05)
      kit.cone(add(fin, [forward, -0.2, out]), add(fin, [forward * 1.5, -0.3, out * 1.7]), 0.07, 0.015, material, 0.03)
    }
    return
  }
  if (kind === 'fish') {
    kit.path([at(0, y + 0.02), at(0.05, y * 0.62), at(0, y * 0.28), at(-0.22, 0.1)], [wide, wide * 0.82, wide * 0.5, wide * 0.28], material, 0.08)
    for (const side of [1, -1]) {
      kit.cone(at(-0.22, 0.1), at(-0.5, 0.16, side * 0.3), wide * 0.3, 0.075, material, 0.04)
      kit.cone(at(-0.24, 0.1), at(-0.56, 0.09, side * 0.15), wide * 0.3, 0.06, material, 0.04)
    }
    return
  }
  kit.path([at(0, y + 0.05), at(0.02, y * 0.66), at(-0.04, y * 0.36), at(0.06, y * 0.12), at(0.16, 0.05)],
    [wide, wide * 1.2, wide * (kind === 'ghost' ? 1.25 : 0.72), wide * (kind === 'ghost' ? 0.7 : 0.34), 0.03], material, 0.1)
}

/** Pieces of one rim. */
const RIM = 20

/** Round glasses: two rings, a bridge and the temples. */
export function buildGlasses(kit: KitBuilder, frame: Frame, r: number, look: Look): void {
  const wire = kit.material({ color: linear('#2a2226'), specular: 0.25, gloss: 30 })
  const x = 1.02
  const gap = 0.385 * look.face.eyeGap
  const at = (px: number, py: number, pz: number): Vec3 => frame.at([px * r, py * r, pz * r])
  for (const side of [1, -1]) {
    // A ring of straight pieces: it turns with the head.
    kit.path(
      Array.from({ length: RIM + 1 }, (_, i) => {
        const turn = (i / RIM) * Math.PI * 2
        return at(x, -0.03 + 0.28 * Math.sin(turn), side * gap + 0.3 * Math.cos(turn))
      }),
      Array.from({ length: RIM + 1 }, () => r * 0.026),
      wire)
    if (look.glasses === 'dark') kit.ellipsoid(at(x, -0.03, side * gap), [r * 0.05, r * 0.28, r * 0.28], wire)
    kit.cone(at(x, 0, side * (gap + 0.29)), at(-0.05, 0.02, side * 0.99), r * 0.03, r * 0.03, wire)
  }
  kit.cone(at(x + 0.02, 0.02, gap - 0.29), at(x + 0.02, 0.02, -gap + 0.29), r * 0.03, r * 0.03, wire)
}

/** Hoops or drops under the lobes of the ears; `wide` is half the head's width there in radii. */
export function buildEarrings(kit: KitBuilder, head: Frame, r: number, wide: number, hoops: boolean, material: number): void {
  for (const side of [1, -1]) {
    const at = (y: number, out = 0): Vec3 => head.at([-0.04 * r, y * r, side * (wide + out) * r])
    if (hoops) {
      const turn = Array.from({ length: 17 }, (_, i): Vec3 => {
        const a = (i / 16) * Math.PI * 2
        return head.at([(-0.04 + 0.2 * Math.sin(a)) * r, (-0.6 + 0.26 * Math.cos(a)) * r, side * (wide + 0.06 + 0.05 * Math.sin(a)) * r])
      })
      kit.path(turn, turn.map(() => r * 0.032), material)
    } else {
      kit.sphere(at(-0.34, 0.04), r * 0.055, material)
      kit.cone(at(-0.36, 0.05), at(-0.52, 0.05), r * 0.018, r * 0.018, material)
      kit.sphere(at(-0.6, 0.05), r * 0.095, material)
    }
  }
}
