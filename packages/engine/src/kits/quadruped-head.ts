import type { SolidKit, Vec3 } from '../render/scene.ts'
import type { KitBuilder } from './kit-builder.ts'
import { buildCatHead } from './quadruped-cat.ts'
import { buildHorseHead } from './quadruped-horse.ts'
import type { CoatMaterials, QuadrupedRow } from './quadruped-row.ts'
import { surfacePoint } from './surface.ts'
import { add, type Frame, lerp } from './vector.ts'

/** The modelled head alone, and where its nose ends: what eyes, nose and whiskers are put on. */
export type HeadShape = { readonly body: SolidKit; readonly noseTip: Vec3 }

/** Skull, muzzle, jaw, cheeks and ears, blended into the animal's main body. */
export function buildHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): HeadShape {
  const first = kit.count
  if (row.make) {
    const build = row.make === 'horse' ? buildHorseHead : buildCatHead
    const noseTip = build(kit, row, frame, coat)
    const body = { primitives: kit.build().primitives.slice(first), materials: [] }
    buildEars(kit, row, frame, coat)
    return { body, noseTip }
  }
  const { skull: r, muzzle, cheek } = row.head
  const long = muzzle.length > r * 1.25
  kit.ellipsoid(frame.origin, [r, r * 0.95, r * 0.97], coat.main, r * 0.45)
  const root: Vec3 = long ? [r * 0.35, -r * 0.16, 0] : [r * 0.5, -r * 0.26, 0]
  const tip: Vec3 = [
    root[0] + muzzle.length * Math.cos(muzzle.drop),
    root[1] - muzzle.length * Math.sin(muzzle.drop),
    0,
  ]
  const soft = r * 0.34
  if (row.extra !== 'trunk') {
    if (long) {
      const half = lerp(root, tip, 0.55)
      kit.cone(frame.at(root), frame.at(half), muzzle.base, (muzzle.base + muzzle.tip) / 2, coat.main, soft)
      kit.cone(
        frame.at(half),
        frame.at(tip),
        (muzzle.base + muzzle.tip) / 2,
        muzzle.tip,
        coat.muzzle,
        soft * 0.5,
      )
    } else kit.cone(frame.at(root), frame.at(tip), muzzle.base, muzzle.tip, coat.muzzle, soft)
    const jawFrom: Vec3 = [root[0] - r * 0.1, root[1] - muzzle.base * 0.5, 0]
    const jawTo: Vec3 = [tip[0] - muzzle.tip * 0.75, tip[1] - muzzle.tip * 0.62, 0]
    kit.cone(frame.at(jawFrom), frame.at(jawTo), muzzle.base * 0.78, muzzle.tip * 0.68, coat.face, soft * 0.6)
  }
  if (cheek > 0) {
    for (const side of [1, -1]) {
      const inner: Vec3 = [r * 0.34, -r * 0.34, side * r * 0.42]
      const outer: Vec3 = [-r * 0.06, -r * (0.42 + 0.12 * cheek), side * r * (0.62 + 0.42 * cheek)]
      kit.cone(frame.at(inner), frame.at(outer), r * 0.44, r * 0.17, coat.face, soft * 0.8)
    }
  }
  const parts = kit.build().primitives.slice(first)
  const body = { primitives: parts, materials: [] }
  buildEars(kit, row, frame, coat)
  return { body, noseTip: tip }
}

function buildEars(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): void {
  const { skull: r, ears } = row.head
  if (ears.shape === 'none') return
  const high = r * ears.length
  const wide = r * ears.width
  const soft = r * 0.16
  const [rootUp, rootAside] =
    row.make === 'horse' ? [0.52, 0.34] : row.make === 'cat' ? [0.56, 0.56] : [0.6, 0.5]
  for (const side of [1, -1]) {
    const out = (x: number, y: number, z: number): Vec3 => frame.at([x, y, z * side])
    const sin = Math.sin(ears.lean)
    const cos = Math.cos(ears.lean)
    // Point `u` up the ear and `v` across it, `w` forward.
    const ear = (u: number, v: number, w: number): Vec3 =>
      out(-r * 0.12 + w, r * rootUp + u * cos - v * sin, r * rootAside + u * sin + v * cos)
    if (ears.shape === 'pointed') {
      const tip = ear(high, wide * 0.1, -r * 0.06)
      kit.cone(ear(-r * 0.1, -wide * 0.55, 0), tip, wide * 0.42, r * 0.045, coat.ear, soft)
      kit.cone(ear(-r * 0.1, wide * 0.5, -wide * 0.1), tip, wide * 0.42, r * 0.045, coat.ear, soft * 0.7)
      kit.cone(
        ear(0, 0, wide * 0.3),
        ear(high * 0.74, wide * 0.06, r * 0.02),
        wide * 0.52,
        r * 0.05,
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
      const shoulder = out(-r * 0.05, r * 0.62, r * (0.72 + 0.3 * ears.width))
      const drop = out(r * 0.14, r * 0.62 - high * 0.62, r * (0.98 + 0.26 * ears.width))
      kit.cone(out(-r * 0.1, r * 0.6, r * 0.5), shoulder, wide * 0.6, wide * 0.66, coat.ear, soft)
      kit.cone(shoulder, drop, wide * 0.66, wide, coat.ear, soft)
      kit.cone(drop, out(r * 0.2, r * 0.62 - high, r * 0.94), wide, wide * 0.55, coat.ear, soft)
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
    } else {
      const center = out(-r * 0.25, r * 0.02, r * 0.86 + high * 0.5)
      kit.ellipsoid(center, [wide * 0.16, high * 0.62, high * 0.56], coat.ear, soft * 1.6)
      kit.ellipsoid(
        add(center, frame.turn([wide * 0.12, high * 0.02, 0])),
        [wide * 0.08, high * 0.48, high * 0.42],
        coat.earInner,
        soft,
      )
      kit.cone(
        out(0, r * 0.4, r * 0.7),
        out(-r * 0.2, -high * 0.42, r * 0.8 + high * 0.28),
        wide * 0.2,
        wide * 0.1,
        coat.ear,
        soft,
      )
    }
  }
}

/** Where a ray towards the face meets it: `aside` degrees from straight ahead, `up` over the middle of the skull. */
export function facePoint(
  shape: HeadShape,
  row: QuadrupedRow,
  frame: Frame,
  aside: number,
  up: number,
): { point: Vec3; normal: Vec3 } {
  const r = row.head.skull
  const angle = (aside * Math.PI) / 180
  const outward: Vec3 = [Math.cos(angle), 0, Math.sin(angle)]
  const start = frame.at([outward[0] * r * 4, r * up, outward[2] * r * 4])
  return surfacePoint(shape.body, start, frame.turn([-outward[0], 0, -outward[2]]), r * 4)
}
