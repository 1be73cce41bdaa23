import type { Vec3 } from '../../render/scene.ts'
import { ball, board, each, fixed, lathe, made, main, rod, second, slab, tube } from '../builder/made.ts'
import { type Thing, type ThingRow, thing, thingKit } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'
import { composition, swirl } from './compositions.ts'
import { EMBLEMS } from './emblems.ts'

/** A filled flat outline facing +x: rods from the middle to points on the edge. */
function fan(t: Thing, edge: readonly Vec3[], middle: Vec3, thick: number, material: number): void {
  for (let i = 0; i < edge.length; i++) {
    t.rod(middle, edge[i], thick, material, thick * 0.8, thick * 0.5)
    const next = edge[(i + 1) % edge.length]
    for (const share of [1, 0.72, 0.42]) {
      const [a, b] = [edge[i], next].map((p): Vec3 => [p[0], middle[1] + (p[1] - middle[1]) * share, middle[2] + (p[2] - middle[2]) * share])
      t.rod(a, b, thick * 0.8, material, thick * 0.8, thick * 0.5)
    }
  }
}

function around(count: number, radius: (i: number) => number, from = Math.PI / 2): Vec3[] {
  return Array.from({ length: count },
    (_, i): Vec3 => [0, Math.sin(from + (i / count) * Math.PI * 2) * radius(i), Math.cos(from + (i / count) * Math.PI * 2) * radius(i)])
}

/** Upright slices of a solid with square or round plan: `half(s)` over the height share s. */
function stacked(t: Thing, low: number, high: number, count: number, half: (s: number) => number, material: number, yaw = 0): void {
  const step = (high - low) / count
  for (let i = 0; i < count; i++) {
    const s = (i + 0.5) / count
    t.slab([0, low + step * (i + 0.5), 0], [half(s), step * 0.62, half(s)], material, Math.min(0.02, half(s) * 0.4), yaw, 0.01)
  }
}

export function heart(t: Thing, material: number, y = 0, size = 1): void {
  for (const z of [-1, 1]) {
    t.ball([0, y + 0.32 * size, z * 0.36 * size], [0.34 * size, 0.44 * size, 0.46 * size], material, 0.16 * size)
    t.rod([0, y + 0.2 * size, z * 0.3 * size], [0, y - 0.68 * size, 0], 0.36 * size, material, 0.03 * size, 0.2 * size)
  }
}

const ROWS: Readonly<Record<string, ThingRow>> = {
  cube: [1, (t) => t.slab([0, 0, 0], [1, 1, 1], t.main('#3d7fc4', 'gloss'), 0.08, 0.35)],
  sphere: [1, (t) => t.ball([0, 0, 0], 1, t.main('#d22b2b', 'gloss'))],
  pyramid: [1, (t) => stacked(t, 0, 1.6, 72, (s) => 1.02 * (1 - s), t.main('#e0b52e', 'satin'), 0.3)],
  cone: made(1.2, [main('#ee7a1c', 'gloss')], (paint) => [lathe(pairs([0, 0.9, 2, 0.02]), paint)]),
  cylinder: [1.2, (t) => t.drum([0, 0, 0], 0.7, 1, t.main('#2f9a5a', 'gloss'), 0.06)],
  torus: [1.2, (t) => t.ring([0, 0, 0], 0.72, 0.28, 'x', t.main('#8a4fc4', 'gloss'))],
  prism: thing(1.1, (t) => {
    const glass = t.main('#cfe3f2', 'glass')
    for (let i = 0; i <= 16; i++) {
      const s = i / 16
      t.rod([0, -0.8 + s * 1.6, -0.95 * (1 - s)], [0, -0.8 + s * 1.6, 0.95 * (1 - s)], 0.1, glass, 0.1, 0.05)
    }
    for (const [i, hex] of ['#ff4a4a', '#ff9a2a', '#ffe24a', '#4ad86a', '#4a9aff', '#a05aff'].entries())
      t.rod([0.1, 0.1, 0.5], [0.1, -0.35 + i * 0.13, 1.6], 0.03, t.glow(hex, 1.5), 0.06)
  }),
  octahedron: made(1.2, [main('#2ab0c8', 'glass')], (paint) => [
    (t) => stacked(t, 0, 1, 16, (s) => 0.72 * (1 - s), paint, 0.3), (t) => stacked(t, -1, 0, 16, (s) => 0.72 * s, paint, 0.3)]),
  ellipsoid: [0.9, (t) => t.ball([0, 0, 0], [0.8, 0.7, 1.1], t.main('#e05a9a', 'gloss'))],
  capsule: made(1.2, [rod([0, 0.05, 0], [0, 0.55, 0], 0.42, main('#d22b2b', 'gloss')), rod([0, -0.05, 0], [0, -0.55, 0], 0.42, second('#f6f4ee', 'gloss'))]),
  spiral: thing(1.4, (t) => {
    const points = Array.from({ length: 49 },
      (_, i): Vec3 => [Math.cos((i / 12) * Math.PI * 2) * 0.55, -1 + i * 0.042, Math.sin((i / 12) * Math.PI * 2) * 0.55])
    t.tube(points, 0.12, t.main('#2a8fd0', 'gloss'), 0.02)
  }),
  heart: made(1, [(t) => heart(t, t.main('#d81f3a', 'gloss')), board([0.34, 0.1, 0], 0.5, 0.22, '#ffffff')]),
  star: made(1, [(t) => fan(t, around(10, (i) => (i % 2 ? 0.45 : 1.05)), [0, 0, 0], 0.2, t.main('#f2b92b', 'gloss'))]),
  cross: made(1.1, [slab([0, 0, 0], [0.2, 1, 0.28], main('#d22b2b', 'gloss'), 0.06), slab([0, 0.2, 0], [0.2, 0.28, 0.75], main('#d22b2b', 'gloss'), 0.06)]),
  hexagon: made(1, [(t) => fan(t, around(6, () => 0.9), [0, 0, 0], 0.22, t.main('#3f8fd0', 'gloss'))]),
  knot: thing(1.1, (t) => {
    const points = Array.from({ length: 61 }, (_, i): Vec3 => {
      const u = (i / 60) * Math.PI * 2
      return [-Math.sin(u * 3) * 0.32, Math.cos(u) * 0.36 - Math.cos(u * 2) * 0.66, Math.sin(u) * 0.36 + Math.sin(u * 2) * 0.66]
    })
    t.tube(points, 0.17, t.main('#c43a8a', 'gloss'), 0.02)
  }),
  arrow: made(1, [main('#d22b2b', 'gloss')], (paint) => [
    slab([0, 0, -0.35], [0.18, 0.24, 0.65], paint, 0.06), (t) => fan(t, triples([0, 0.68, 0.2, 0, -0.68, 0.2, 0, 0, 1]), [0, 0, 0.42], 0.18, paint)]),
  'question-mark': made(1.2, [main('#2a62b8', 'gloss')], (paint) => [
    tube(triples([0, 0.55, -0.42, 0, 0.92, -0.3, 0, 1.05, 0.05, 0, 0.85, 0.4, 0, 0.5, 0.42, 0, 0.2, 0.12, 0, -0.25, 0]), 0.19, paint, 0.05),
    ball([0, -0.78, 0], 0.24, paint)]),
  slime: made(0.5, [main('#5fd14a', 'glass')], (jelly) => [
    ball([0, 0.25, 0], [0.95, 0.75, 0.95], jelly), ball([0, -0.2, 0], [1.05, 0.34, 1.05], jelly, 0.4),
    each([-0.28, 0.28], (z) => [
      ball([0.82, 0.35, z], [0.14, 0.2, 0.13], fixed('#141a14', 'gloss')),
      ball([0.95, 0.43, z + 0.03], 0.045, fixed('#ffffff', 'gloss', { emission: [0.5, 0.5, 0.5] }))]),
    tube(triples([0.9, 0.08, -0.13, 0.95, 0.02, 0, 0.9, 0.08, 0.13]), 0.03, fixed('#141a14'))]),
  geometric: [1.6, composition],
  swirl: [1.5, swirl],
  ...EMBLEMS,
}

/** Abstract shapes. */
export const shapeKit = thingKit('shape', ROWS)
