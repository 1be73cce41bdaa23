import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { add, type Frame, lerp, sub } from '../builder/vector.ts'
import { triples } from '../tuples.ts'
import { buildElephantEar } from './elephant.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'

/** Where ears stand on a skull: up and aside of its middle, in its radii. */
const ROOTS: { readonly [make: string]: readonly [up: number, aside: number] } = { none: [0.6, 0.5], horse: [0.52, 0.34], cattle: [0.34, 0.6],
  rodent: [0.62, 0.34] }

/** How wide a blade of an ear is along its height, and how far it leans back: a rabbit's spoon, a deer's leaf. */
const BLADES = { long: { widths: [0.4, 0.86, 1, 0.46], lean: 0.2 }, leaf: { widths: [0.62, 1, 0.74, 0.1], lean: 0.05 } } as const
const HEIGHTS = [-0.04, 0.36, 0.72, 1] as const

type EarPoint = (u: number, v: number, w: number) => Vec3

/** A hollow blade: ribs that part and meet again, and the skin between them. */
function buildBlade(kit: KitBuilder, row: QuadrupedRow, ear: EarPoint, coat: CoatMaterials): void {
  const { skull: r, ears } = row.head
  const { widths, lean } = BLADES[ears.shape === 'long' ? 'long' : 'leaf']
  const high = r * ears.length
  const wide = r * ears.width
  const rib = (v: number, w: number): Vec3[] => HEIGHTS.map((u, i) => ear(high * u, v * wide * widths[i] * 0.72, w * wide - lean * high * u * u))
  const thick = (share: number) => widths.map((width) => Math.max(0.12, width) * wide * share)
  if (row.small) {
    kit.path(rib(0, 0), thick(0.8), coat.ear, r * 0.1)
    return
  }
  // The back of the ear is one shell; before it lies the hollow.
  const back = rib(0, 0)
  const forward: Vec3 = sub(ear(0, 0, 1), ear(0, 0, 0))
  const shell = (joints: readonly Vec3[], share: number, end: number, thin: number, material: number): void => {
    for (let i = 0; i < 3; i++)
      kit.blade(joints[i], i === 2 ? lerp(joints[2], joints[3], end) : joints[i + 1], wide * widths[i] * share, wide * (i === 2 ? 0.14 : widths[i + 1] * share),
        forward, thin, material, i === 0 && material === coat.ear ? r * 0.1 : wide * 0.5 * share)
  }
  shell(back, 1, 1, 0.42, coat.ear)
  shell(rib(0, 0.34), 0.62, 0.7, 0.3, coat.earInner)
}

/** A broad triangle that leans out over the brow and hangs forward from its middle. */
function buildFlap(kit: KitBuilder, row: QuadrupedRow, out: (x: number, y: number, z: number) => Vec3, coat: CoatMaterials): void {
  const { skull: r, ears } = row.head
  const high = r * ears.length
  const wide = r * ears.width
  const tip = out(r * 0.1 + high * 0.86, r * 0.56 + high * 0.1, r * 0.62 + high * 0.2)
  for (const v of [-1, -0.33, 0.33, 1]) {
    const root = out(r * 0.02 - v * wide * 0.5, r * (0.68 - 0.1 * Math.abs(v)), r * 0.46 + v * wide * 0.6)
    const bend = out(high * 0.42 - v * wide * 0.5, r * 0.66 + high * (0.42 - 0.1 * v), r * 0.56 + v * wide * 0.9)
    kit.path([root, bend, tip], [r * 0.13, r * 0.1, r * 0.05], coat.ear, r * 0.2)
  }
}

/** Ears of every shape, one on either side of the skull. */
export function buildEars(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): void {
  const { skull: r, ears } = row.head
  if (ears.shape === 'none') return
  const high = r * ears.length
  const wide = r * ears.width
  const soft = r * 0.16
  const [rootUp, rootAside] = ROOTS[row.make ?? 'none'] ?? [0.56, 0.52]
  for (const side of [1, -1]) {
    const out = (x: number, y: number, z: number): Vec3 => frame.at([x, y, z * side])
    const sin = Math.sin(ears.lean)
    const cos = Math.cos(ears.lean)
    // Point `u` up the ear and `v` across it, `w` forward.
    const ear = (u: number, v: number, w: number): Vec3 => out(-r * 0.12 + w, r * rootUp + u * cos - v * sin, r * rootAside + u * sin + v * cos)
    if (ears.shape === 'pointed') {
      // A plate of three ribs with a hollow before it.
      const tip = ear(high, 0, -r * 0.05)
      for (const v of [-0.62, 0, 0.62])
        kit.cone(ear(-r * 0.12, v * wide, -Math.abs(v) * wide * 0.25), tip, wide * 0.38, r * 0.04, coat.ear, v === 0 ? soft * 0.6 : soft)
      kit.cone(ear(high * 0.04, 0, wide * 0.2), ear(high * 0.78, 0, r * 0.03), wide * 0.46, r * 0.04, coat.earInner, 0)
    } else if (ears.shape === 'round') {
      const center = ear(high * 0.3, 0, -r * 0.05)
      kit.ellipsoid(center, [wide * 0.42, wide, wide], coat.ear, soft)
      kit.ellipsoid(add(center, frame.turn([wide * 0.3, 0, 0])), [wide * 0.24, wide * 0.66, wide * 0.64], coat.earInner, 0)
    } else if (ears.shape === 'side') {
      const center = out(-r * 0.12, r * 0.08, r * 0.95 + wide * 0.4)
      kit.ellipsoid(center, [wide * 0.4, wide, wide], coat.ear, soft)
      kit.ellipsoid(add(center, frame.turn([wide * 0.28, 0, side * wide * 0.08])), [wide * 0.24, wide * 0.66, wide * 0.6], coat.earInner, 0)
    } else if (ears.shape === 'long' || ears.shape === 'leaf') {
      buildBlade(kit, row, ear, coat)
    } else if (ears.shape === 'floppy') {
      // Leather that folds over at its root and hangs flat beside the cheek, rounded below.
      const low = r * 0.6 - high
      const flap = (x: number, y: number, z: number): Vec3 => out(x * r, y, r * (0.86 + z))
      kit.cone(out(-r * 0.3, r * 0.56, r * 0.56), out(r * 0.02, r * 0.66, r * 0.6), wide * 0.5, wide * 0.5, coat.ear, soft)
      const ribs: readonly (readonly [from: number, to: number, long: number])[] = triples([-0.34, -0.14, 0.86, -0.1, 0.06, 1, 0.12, 0.24, 0.84])
      for (const [from, to, long] of ribs) {
        kit.path([flap(from, r * 0.58, -0.12), flap((from + to) / 2, r * 0.6 - high * 0.45 * long, 0.14), flap(to, r * 0.6 - (r * 0.6 - low) * long, 0.08)],
          [wide * 0.42, wide * 0.5, wide * 0.34], coat.ear, soft * 0.9)
      }
    } else if (ears.shape === 'flap') {
      buildFlap(kit, row, out, coat)
    } else buildElephantEar(kit, row, frame, coat, side)
  }
}
