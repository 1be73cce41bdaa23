import type { Vec3 } from '../render/scene.ts'
import type { KitBuilder } from './kit-builder.ts'
import { buildElephantEar } from './quadruped-elephant.ts'
import type { CoatMaterials, QuadrupedRow } from './quadruped-row.ts'
import { add, type Frame } from './vector.ts'

/** Ears of every shape, one on either side of the skull. */
export function buildEars(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): void {
  const { skull: r, ears } = row.head
  if (ears.shape === 'none') return
  const high = r * ears.length
  const wide = r * ears.width
  const soft = r * 0.16
  const [rootUp, rootAside] =
    row.make === 'horse' ? [0.52, 0.34] : row.make === undefined ? [0.6, 0.5] : [0.56, 0.52]
  for (const side of [1, -1]) {
    const out = (x: number, y: number, z: number): Vec3 => frame.at([x, y, z * side])
    const sin = Math.sin(ears.lean)
    const cos = Math.cos(ears.lean)
    // Point `u` up the ear and `v` across it, `w` forward.
    const ear = (u: number, v: number, w: number): Vec3 =>
      out(-r * 0.12 + w, r * rootUp + u * cos - v * sin, r * rootAside + u * sin + v * cos)
    if (ears.shape === 'pointed') {
      // A plate of three ribs with a hollow before it.
      const tip = ear(high, 0, -r * 0.05)
      for (const v of [-0.62, 0, 0.62])
        kit.cone(
          ear(-r * 0.12, v * wide, -Math.abs(v) * wide * 0.25),
          tip,
          wide * 0.38,
          r * 0.04,
          coat.ear,
          v === 0 ? soft * 0.6 : soft,
        )
      kit.cone(
        ear(high * 0.04, 0, wide * 0.2),
        ear(high * 0.78, 0, r * 0.03),
        wide * 0.46,
        r * 0.04,
        coat.earInner,
        0,
      )
    } else if (ears.shape === 'round') {
      const center = ear(high * 0.3, 0, -r * 0.05)
      kit.ellipsoid(center, [wide * 0.42, wide, wide], coat.ear, soft)
      kit.ellipsoid(
        add(center, frame.turn([wide * 0.3, 0, 0])),
        [wide * 0.24, wide * 0.66, wide * 0.64],
        coat.earInner,
        0,
      )
    } else if (ears.shape === 'side') {
      const center = out(-r * 0.12, r * 0.08, r * 0.95 + wide * 0.4)
      kit.ellipsoid(center, [wide * 0.4, wide, wide], coat.ear, soft)
      kit.ellipsoid(
        add(center, frame.turn([wide * 0.28, 0, side * wide * 0.08])),
        [wide * 0.24, wide * 0.66, wide * 0.6],
        coat.earInner,
        0,
      )
    } else if (ears.shape === 'long') {
      const mid = ear(high * 0.5, 0, -high * 0.06)
      const tip = ear(high, 0, -high * 0.24)
      kit.cone(ear(0, 0, 0), mid, wide * 0.6, wide, coat.ear, soft)
      kit.cone(mid, tip, wide, wide * 0.5, coat.ear, soft * 0.5)
      kit.cone(
        ear(high * 0.2, 0, wide * 0.62),
        ear(high * 0.82, 0, wide * 0.5 - high * 0.16),
        wide * 0.52,
        wide * 0.4,
        coat.earInner,
        0,
      )
    } else if (ears.shape === 'floppy') {
      // Leather that folds over at its root and hangs flat beside the cheek, rounded below.
      const low = r * 0.6 - high
      const flap = (x: number, y: number, z: number): Vec3 => out(x * r, y, r * (0.86 + z))
      kit.cone(
        out(-r * 0.3, r * 0.56, r * 0.56),
        out(r * 0.02, r * 0.66, r * 0.6),
        wide * 0.5,
        wide * 0.5,
        coat.ear,
        soft,
      )
      const ribs: readonly (readonly [from: number, to: number, long: number])[] = [
        [-0.34, -0.14, 0.86],
        [-0.1, 0.06, 1],
        [0.12, 0.24, 0.84],
      ]
      for (const [from, to, long] of ribs) {
        kit.path(
          [
            flap(from, r * 0.58, -0.12),
            flap((from + to) / 2, r * 0.6 - high * 0.45 * long, 0.14),
            flap(to, r * 0.6 - (r * 0.6 - low) * long, 0.08),
          ],
          [wide * 0.42, wide * 0.5, wide * 0.34],
          coat.ear,
          soft * 0.9,
        )
      }
    } else if (ears.shape === 'leaf') {
      const mid = ear(high * 0.45, 0, r * 0.02)
      const tip = ear(high, 0, -r * 0.05)
      kit.cone(ear(-r * 0.05, 0, 0), mid, wide * 0.55, wide, coat.ear, soft)
      kit.cone(mid, tip, wide, wide * 0.14, coat.ear, soft * 0.4)
      kit.path(
        [ear(high * 0.15, 0, wide * 0.45), ear(high * 0.45, 0, wide * 0.7), ear(high * 0.8, 0, wide * 0.32)],
        [wide * 0.35, wide * 0.4, wide * 0.14],
        coat.earInner,
      )
    } else buildElephantEar(kit, row, frame, coat, side)
  }
}
