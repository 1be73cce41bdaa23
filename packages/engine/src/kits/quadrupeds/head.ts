import { add, curveThrough, type Frame, type KitBuilder, lerp, type SolidKit, sub, surfacePoint, triples, type Vec3 } from '../builder/index.ts'
import { buildApeHead } from './ape.ts'
import { buildCatHead, buildKittyHead, buildKoalaHead, buildPigHead, buildRodentHead } from './cat.ts'
import { buildCattleHead } from './cattle.ts'
import { buildDogHead } from './dog.ts'
import { buildDragonHead } from './dragon.ts'
import { buildElephantEar, buildElephantHead } from './elephant.ts'
import { buildHorseHead } from './horse.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { buildHippoHead, buildRhinoHead } from './thick.ts'

/** The modeled head, and the tip of its nose, for placing eyes, nose and whiskers. */
export type HeadShape = { readonly body: SolidKit; readonly noseTip: Vec3 }

const HEADS = {
  cattle: buildCattleHead, pig: buildPigHead, rodent: buildRodentHead, ape: buildApeHead, koala: buildKoalaHead, rhino: buildRhinoHead, hippo: buildHippoHead,
  horse: buildHorseHead, cat: buildCatHead, dog: buildDogHead, kitty: buildKittyHead, elephant: buildElephantHead, dragon: buildDragonHead,
} as const

/** Skull, muzzle, jaw, cheeks and ears, blended into the animal's main body. */
export function buildHead(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): HeadShape {
  const first = kit.count
  if (row.make) {
    const noseTip = HEADS[row.make](kit, row, frame, coat)
    const body = { primitives: kit.build().primitives.slice(first), materials: [] }
    buildEars(kit, row, frame, coat)
    return { body, noseTip }
  }
  const { skull: r, muzzle, cheek } = row.head
  const long = muzzle.length > r * 1.25
  kit.ellipsoid(frame.origin, [r, r * 0.95, r * 0.97], coat.main, r * 0.45)
  const root: Vec3 = long ? [r * 0.35, -r * 0.16, 0] : [r * 0.5, -r * 0.26, 0]
  const tip: Vec3 = [root[0] + muzzle.length * Math.cos(muzzle.drop), root[1] - muzzle.length * Math.sin(muzzle.drop), 0]
  const soft = r * 0.34
  if (row.extra !== 'trunk') {
    if (long) {
      const half = lerp(root, tip, 0.55)
      kit.cone(frame.at(root), frame.at(half), muzzle.base, (muzzle.base + muzzle.tip) / 2, coat.main, soft)
      kit.cone(frame.at(half), frame.at(tip), (muzzle.base + muzzle.tip) / 2, muzzle.tip, coat.muzzle, soft * 0.5)
    } else kit.cone(frame.at(root), frame.at(tip), muzzle.base, muzzle.tip, coat.muzzle, soft)
    const jawFrom: Vec3 = [root[0] - r * 0.1, root[1] - muzzle.base * 0.5, 0]
    const jawTo: Vec3 = [tip[0] - muzzle.tip * 0.75, tip[1] - muzzle.tip * 0.62, 0]
    kit.cone(frame.at(jawFrom), frame.at(jawTo), muzzle.base * 0.78, muzzle.tip * 0.68, coat.face, soft * 0.6)
  }
  if (cheek > 0)
    for (const side of [1, -1]) {
      const inner: Vec3 = [r * 0.34, -r * 0.34, side * r * 0.42]
      const outer: Vec3 = [-r * 0.06, -r * (0.42 + 0.12 * cheek), side * r * (0.62 + 0.42 * cheek)]
      kit.cone(frame.at(inner), frame.at(outer), r * 0.44, r * 0.17, coat.face, soft * 0.8)
    }
  const parts = kit.build().primitives.slice(first)
  const body = { primitives: parts, materials: [] }
  buildEars(kit, row, frame, coat)
  return { body, noseTip: tip }
}

/** Where a ray toward the face hits it: `aside` degrees from straight ahead, `up` above the center of the skull. */
export function facePoint(shape: HeadShape, row: QuadrupedRow, frame: Frame, aside: number, up: number): { point: Vec3; normal: Vec3 } {
  const r = row.head.skull
  const angle = (aside * Math.PI) / 180
  const outward: Vec3 = [Math.cos(angle), 0, Math.sin(angle)]
  const start = frame.at([outward[0] * r * 4, r * up, outward[2] * r * 4])
  return surfacePoint(shape.body, start, frame.turn([-outward[0], 0, -outward[2]]), r * 4)
}

/** The same line, smoothed: each span of a bent one is divided into three along a curve. */
function rounded(points: readonly Vec3[], radii: readonly number[]): { points: readonly Vec3[]; radii: readonly number[] } {
  const last = points.length - 1
  if (last < 2) return { points, radii }
  const fine: Vec3[] = []
  const thick: number[] = []
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [i - 1, i, i + 1, i + 2].map((at) => points[Math.min(last, Math.max(0, at))])
    for (const t of [0, 1 / 3, 2 / 3]) {
      const through = (k: number) => curveThrough(before[k], from[k], to[k], after[k], t)
      fine.push([through(0), through(1), through(2)])
      thick.push(radii[i] + (radii[i + 1] - radii[i]) * t)
    }
  }
  return { points: [...fine, points[last]], radii: [...thick, radii[last]] }
}

/** Horns, antlers and ossicones as one crisp body on the head. */
export function buildHorns(kit: KitBuilder, row: QuadrupedRow, frame: Frame, material: number, frill = material): void {
  const r = row.head.skull
  const sides = [1, -1]
  const path = (points: readonly Vec3[], radii: readonly number[], side: number) => {
    const bent = row.small ? { points, radii } : rounded(points, radii)
    kit.path(bent.points.map(([x, y, z]) => frame.at([x * r, y * r, z * r * side])), bent.radii.map((radius) => radius * r), material, r * 0.03)
  }
  if (row.horns === 'unicorn') {
    path(triples([0.5, 0.62, 0, 1.35, 3.3, 0]), [0.2, 0.025], 1)
    for (let i = 0; i < 4; i++) {
      const t = 0.12 + i * 0.2
      kit.sphere(frame.at([(0.5 + 0.85 * t) * r, (0.62 + 2.68 * t) * r, 0]), r * (0.225 - 0.17 * t), material, r * 0.02)
    }
    return
  }
  for (const side of sides) {
    if (row.horns === 'antlers') {
      path(triples([-0.05, 0.8, 0.42, -0.5, 1.7, 0.95, -0.35, 2.7, 1.35, 0.25, 3.4, 1.35]), [0.14, 0.12, 0.1, 0.03], side)
      path(triples([-0.2, 1.1, 0.6, 0.5, 1.7, 0.75]), [0.1, 0.03], side)
      path(triples([-0.5, 1.9, 1, 0.25, 2.45, 1.05]), [0.1, 0.03], side)
      path(triples([-0.38, 2.6, 1.3, -0.75, 3.3, 1.6]), [0.09, 0.03], side)
    } else if (row.horns === 'moose') {
      path(triples([-0.1, 0.7, 0.5, -0.3, 1.05, 1.5, -0.2, 1.6, 2.3]), [0.16, 0.2, 0.34], side)
      path(triples([-0.25, 1.3, 1.7, -0.1, 2.1, 2]), [0.3, 0.2], side)
      for (let i = 0; i < 4; i++) path(triples([-0.15, 1.75 + 0.1 * i, 1.8 + 0.28 * i, 0.1, 2.6 - 0.16 * i, 1.75 + 0.5 * i]), [0.14, 0.04], side)
    } else if (row.horns === 'cow') {
      path(triples([-0.02, 0.62, 0.42, 0.06, 0.82, 0.84, 0.26, 1.06, 1.06, 0.42, 1.34, 1.06]), [0.17, 0.14, 0.1, 0.02], side)
    } else if (row.horns === 'bull') {
      path(triples([-0.05, 0.8, 0.42, 0, 0.98, 0.95, 0.04, 1.28, 1.36, 0.1, 1.68, 1.54, 0.18, 2.15, 1.5]), [0.27, 0.25, 0.2, 0.13, 0.02], side)
    } else if (row.horns === 'goat') {
      path(triples([0.1, 0.8, 0.3, -0.1, 1.6, 0.42, -0.75, 2.1, 0.6, -1.3, 1.9, 0.8]), [0.2, 0.17, 0.12, 0.03], side)
    } else if (row.horns === 'ram') {
      path(triples([0.05, 0.75, 0.4, -0.5, 1.15, 0.8, -0.95, 0.6, 1.1, -0.65, -0.15, 1.25, 0.05, -0.3, 1.3, 0.35, 0.15, 1.4]),
        [0.3, 0.29, 0.26, 0.21, 0.15, 0.05], side)
    } else if (row.horns === 'dragon') {
      path(triples([-0.2, 0.75, 0.42, -0.75, 1.25, 0.6, -1.5, 1.5, 0.72]), [0.24, 0.17, 0.03], side)
      path(triples([-0.35, 0.1, 0.85, -0.95, 0.05, 1.25]), [0.16, 0.03], side)
    } else if (row.horns === 'triceratops') {
      path(triples([0.35, 0.7, 0.5, 0.85, 1.3, 0.62, 1.5, 1.6, 0.66]), [0.24, 0.18, 0.03], side)
    } else if (row.horns === 'giraffe') {
      path(triples([-0.15, 0.8, 0.32, -0.28, 1.5, 0.4]), [0.13, 0.11], side)
      kit.sphere(frame.at([-0.28 * r, 1.56 * r, 0.4 * r * side]), r * 0.19, material)
    }
  }
  if (row.horns === 'triceratops') {
    const nose = r * 0.35 + row.head.muzzle.length * 0.8
    kit.cone(frame.at([nose, r * 0.1, 0]), frame.at([nose * 1.1, r * 0.75, 0]), r * 0.2, r * 0.03, material)
    // The frill: a fan of plates behind the horns, thin in the direction of the neck.
    for (let i = 0; i < 9; i++) {
      const turn = (i / 8 - 0.5) * 3.6
      const at = (k: number): Vec3 => frame.at([-r * (0.35 + 0.25 * k), r * (0.1 + Math.cos(turn) * k * 1.35), Math.sin(turn) * r * k * 1.45])
      kit.cone(at(0.3), at(1), r * 0.4, r * 0.26, frill, r * 0.16).cone(at(1.02), at(1.24), r * 0.14, r * 0.02, material)
    }
  }
  if (row.horns === 'rhino') {
    const nose = r * 0.35 + row.head.muzzle.length
    kit.cone(frame.at([nose * 0.9, r * 0.05, 0]), frame.at([nose * 1.12, r * 1.35, 0]), r * 0.3, r * 0.03, material)
    kit.cone(frame.at([nose * 0.52, r * 0.3, 0]), frame.at([nose * 0.56, r * 0.85, 0]), r * 0.22, r * 0.03, material)
  }
}

/** Position of ears on a skull: up and to the side of its center, in skull radii. */
const ROOTS: { readonly [make: string]: readonly [up: number, aside: number] } = { none: [0.6, 0.5], horse: [0.52, 0.34], cattle: [0.34, 0.6],
  rodent: [0.62, 0.34] }

/** Width of a blade-shaped ear along its height, and how far it leans back: a rabbit's spoon, a deer's leaf. */
const BLADES = { long: { widths: [0.4, 0.86, 1, 0.46], lean: 0.2 }, leaf: { widths: [0.62, 1, 0.74, 0.1], lean: 0.05 } } as const

const HEIGHTS = [-0.04, 0.36, 0.72, 1] as const

type EarPoint = (u: number, v: number, w: number) => Vec3

/** A hollow blade: ribs that spread and meet again, and the skin between them. */
function buildBlade(kit: KitBuilder, row: QuadrupedRow, ear: EarPoint, coat: CoatMaterials): void {
  const { skull: r, ears } = row.head
  const { widths, lean } = BLADES[ears.shape === 'long' ? 'long' : 'leaf']
  const high = r * ears.length
  const wide = r * ears.width
  const rib = (w: number): Vec3[] => HEIGHTS.map((u) => ear(high * u, 0, w * wide - lean * high * u * u))
  const thick = (share: number) => widths.map((width) => Math.max(0.12, width) * wide * share)
  if (row.small) {
    kit.path(rib(0), thick(0.8), coat.ear, r * 0.1)
    return
  }
  // The back of the ear is one shell with the hollow in front of it.
  const back = rib(0)
  const forward: Vec3 = sub(ear(0, 0, 1), ear(0, 0, 0))
  const shell = (joints: readonly Vec3[], share: number, end: number, thin: number, material: number): void => {
    for (let i = 0; i < 3; i++)
      kit.blade(joints[i], i === 2 ? lerp(joints[2], joints[3], end) : joints[i + 1], wide * widths[i] * share, wide * (i === 2 ? 0.14 : widths[i + 1] * share),
        forward, thin, material, i === 0 && material === coat.ear ? r * 0.1 : wide * 0.5 * share)
  }
  shell(back, 1, 1, 0.42, coat.ear)
  shell(rib(0.34), 0.62, 0.7, 0.3, coat.earInner)
}

/** A broad triangle that leans out over the brow and folds forward at its middle. */
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

/** Ears of any shape, one on each side of the skull. */
function buildEars(kit: KitBuilder, row: QuadrupedRow, frame: Frame, coat: CoatMaterials): void {
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
      // A plate of three ribs with a hollow in front of it.
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
      // A flap that folds over at its root and hangs flat beside the cheek, rounded at the bottom.
      const low = r * 0.6 - high
      const flap = (x: number, y: number, z: number): Vec3 => out(x * r, y, r * (0.86 + z))
      kit.cone(out(-r * 0.3, r * 0.56, r * 0.56), out(r * 0.02, r * 0.66, r * 0.6), wide * 0.5, wide * 0.5, coat.ear, soft)
      const ribs: readonly (readonly [from: number, to: number, long: number])[] = triples([-0.34, -0.14, 0.86, -0.1, 0.06, 1, 0.12, 0.24, 0.84])
      for (const [from, to, long] of ribs)
        kit.path([flap(from, r * 0.58, -0.12), flap((from + to) / 2, r * 0.6 - high * 0.45 * long, 0.14), flap(to, r * 0.6 - (r * 0.6 - low) * long, 0.08)],
          [wide * 0.42, wide * 0.5, wide * 0.34], coat.ear, soft * 0.9)
    } else if (ears.shape === 'flap') {
      buildFlap(kit, row, out, coat)
    } else buildElephantEar(kit, row, frame, coat, side)
  }
}
