import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { curveThrough, type Frame } from '../builder/vector.ts'
import { triples } from '../tuples.ts'
import type { QuadrupedRow } from './row.ts'

/** The same line without kinks: each span of a bent one is cut in three along a curve. */
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

/** Horns, antlers and ossicones, one crisp body on the head. */
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
    // The frill: a fan of plates behind the horns, thin along the neck.
    for (let i = 0; i < 9; i++) {
      const turn = (i / 8 - 0.5) * 3.6
      const at = (k: number): Vec3 => frame.at([-r * (0.35 + 0.25 * k), r * (0.1 + Math.cos(turn) * k * 1.35), Math.sin(turn) * r * k * 1.45])
      kit.cone(at(0.3), at(1), r * 0.4, r * 0.26, frill, r * 0.16)
      kit.cone(at(1.02), at(1.24), r * 0.14, r * 0.02, material)
    }
  }
  if (row.horns === 'rhino') {
    const nose = r * 0.35 + row.head.muzzle.length
    kit.cone(frame.at([nose * 0.9, r * 0.05, 0]), frame.at([nose * 1.12, r * 1.35, 0]), r * 0.3, r * 0.03, material)
    kit.cone(frame.at([nose * 0.52, r * 0.3, 0]), frame.at([nose * 0.56, r * 0.85, 0]), r * 0.22, r * 0.03, material)
  }
}
