import type { Rgb, Vec3 } from '../../render/scene.ts'
import { type KitBuilder, linear, mixColor } from '../builder/kit-builder.ts'
import { pairs, triples } from '../tuples.ts'
import { butterflyWings } from './butterfly-wing.ts'
import type { InsectRow } from './insect-rows.ts'

export function wings(kit: KitBuilder, row: InsectRow, color: Rgb, edge: Rgb, y: number, flying: boolean): void {
  const kind = row.wings?.kind
  const clear = kind === 'clear' || kind === 'long'
  const sheet = kit.material({ color, specular: 0.4, gloss: 40, emission: clear ? [0.06, 0.07, 0.08] : [color[0] * 0.16, color[1] * 0.16, color[2] * 0.16],
    ...(clear ? { metal: 0.25 } : {}) })
  const rim = kit.material({ color: edge, specular: 0.2, gloss: 20 })
  const spot = kit.material({ color: mixColor(color, [1, 0.96, 0.86], 0.7) })
  for (const side of [1, -1]) {
    if (kind === 'butterfly') {
      butterflyWings(kit, [-0.02, y, side * 0.03], side, flying ? 0.16 : 0, sheet, rim, spot)
    } else if (kind === 'long') {
      for (const [x, back] of pairs([0.06, 0.08, -0.08, -0.2]))
        kit.path(triples([x, y, side * 0.05, x + back * 0.5, y + 0.06, side * 0.5, x + back, y + 0.08, side * 0.95]), [0.035, 0.085, 0.06], sheet, 0.04)
    } else if (kind === 'clear') {
      const raised = flying ? 0.18 : 0
      const across: Vec3 = [0.5, 0.75, -0.6 * side]
      const root: Vec3 = [0.02, y, side * 0.07]
      const fore: Vec3 = [-0.34, y + 0.24 + raised, side * 0.52]
      const hind: Vec3 = [-0.42, y + 0.1 + raised * 0.7, side * 0.34]
      kit.blade(root, fore, 0.03, 0.13, across, 0.07, sheet)
      kit.blade([-0.06, y, side * 0.07], hind, 0.03, 0.1, across, 0.07, sheet)
      // The strong vein along the front.
      kit.cone(root, [fore[0] + 0.06, fore[1] + 0.02, fore[2] + side * 0.08], 0.014, 0.007, rim)
    } else if (kind === 'shell') {
      const [long, girth] = row.abdomen
      const center: Vec3 = [-0.12 - long * 0.5, y - girth * 0.35, side * girth * 0.34]
      kit.ellipsoid(center, [long * 0.72, girth * 0.98, girth * 0.72], sheet, 0)
    }
  }
}

export function legs(kit: KitBuilder, row: InsectRow, material: number, y: number): void {
  const { pairs, length, thick } = row.legs
  for (let i = 0; i < pairs; i++) {
    const x = row.thorax * (pairs === 4 ? 0.85 - i * 0.5 : 0.7 - i * 0.7)
    const splay = (pairs === 4 ? 0.75 - i * 0.5 : 0.5 - i * 0.5) * length
    for (const side of [1, -1]) {
      const hip: Vec3 = [x, y - row.thorax * 0.35, side * row.thorax * 0.75]
      const knee: Vec3 = [x + splay * 0.7, y + (pairs === 4 ? length * 0.35 : length * 0.04), side * (row.thorax + length * 0.55)]
      kit.path([hip, knee, [x + splay * 1.25, thick, side * (row.thorax + length * 0.85)]], [thick * 1.25, thick, thick * 0.6], material, thick)
    }
  }
}

export function extras(kit: KitBuilder, row: InsectRow, hard: number, skin: number, y: number, long: number, girth: number): void {
  const tail: Vec3 = [-row.thorax * 0.7 - long, y - 0.03, 0]
  if (row.extra === 'sting') kit.cone(tail, [tail[0] - 0.14, tail[1] - 0.03, 0], 0.04, 0.004, hard)
  if (row.glow) kit.ellipsoid([tail[0] + 0.1, y - 0.05, 0], [0.17, girth * 0.85, girth * 0.85], kit.material({ color: [0.9, 1, 0.4], emission: [2, 2.4, 0.6] }))
  for (const side of [1, -1]) {
    if (row.extra === 'jump')
      kit.path(triples([-0.1, y - 0.02, side * 0.12, -0.5, y + 0.36, side * 0.24, -0.72, 0.02, side * 0.28]), [0.085, 0.035, 0.016], skin, 0.02)
    if (row.extra === 'arms') {
      kit.path(triples([0.2, y + 0.2, side * 0.08, 0.42, y + 0.05, side * 0.16, 0.62, y + 0.36, side * 0.14, 0.56, y + 0.08, side * 0.12]),
        [0.05, 0.05, 0.04, 0.012], skin, 0.02)
    }
    if (row.extra === 'claws') {
      kit.path(triples([0.14, y, side * 0.14, 0.42, y + 0.08, side * 0.36, 0.62, y + 0.06, side * 0.3]), [0.05, 0.05, 0.075], skin, 0.02)
      kit.cone([0.62, y + 0.08, side * 0.32], [0.84, y + 0.1, side * 0.22], 0.09, 0.02, skin, 0.03)
      kit.cone([0.64, y + 0.04, side * 0.26], [0.8, y + 0.04, side * 0.14], 0.05, 0.015, skin, 0.02)
    }
  }
  if (row.extra === 'claws') {
    kit.path([tail, [tail[0] - 0.25, y + 0.2, 0], [tail[0] - 0.2, y + 0.55, 0], [tail[0] + 0.05, y + 0.72, 0]], [0.11, 0.095, 0.085, 0.075], skin, 0.04)
    kit.cone([tail[0] + 0.05, y + 0.72, 0], [tail[0] + 0.22, y + 0.58, 0], 0.07, 0.006, hard)
  }
  if (row.extra === 'shell') {
    const shell = kit.material({ color: linear('#a8642e'), specular: 0.5, gloss: 40 })
    const groove = kit.material({ color: linear('#e0b070'), specular: 0.5, gloss: 40 })
    const hub: Vec3 = [-0.22, y + 0.34, 0]
    kit.ellipsoid(hub, [0.36, 0.36, 0.22], shell)
    for (const [size, out] of pairs([0.27, 0.12, 0.17, 0.18, 0.08, 0.21]))
      for (const side of [1, -1]) kit.torus([hub[0] + 0.02, hub[1], side * out], size, 0.042, 'z', groove)
    kit.cone([-0.1, y * 0.5, 0], [-0.95, 0.05, 0], 0.12, 0.035, skin, 0.05)
    kit.cone([0.2, y * 0.55, 0], [-0.4, 0.07, 0], 0.12, 0.09, skin, 0.08)
  }
}
