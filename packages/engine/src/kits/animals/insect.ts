import type { SolidKit, Vec3 } from '../../render/scene.ts'
import { KitBuilder, linear, shade } from '../builder/kit-builder.ts'
import type { Kit, KitInput, KitPiece } from '../kit.ts'
import { triples } from '../tuples.ts'
import { buildEye } from './creature-eye.ts'
import { creaturePiece } from './creature-piece.ts'
import type { Creature } from './fish.ts'
import { extras, legs, wings } from './insect-parts.ts'
import { INSECTS, type InsectRow } from './insect-rows.ts'

function make(row: InsectRow, input: KitInput): Creature {
  const asked = input.color
  const flies = row.wings !== undefined && row.wings.kind !== 'shell'
  const shellColor = asked ?? linear(row.wings?.color ?? row.main)
  const tintsWings = row.wings?.kind === 'butterfly' || row.wings?.kind === 'shell'
  const main = asked && !tintsWings ? asked : linear(row.main)
  const kit = new KitBuilder()
  const coat = { specular: row.fur && row.fur > 0.2 ? 0.05 : 0.4, gloss: 28, fur: Math.max(0.012, row.fur ?? 0.012) }
  const skin = kit.material({ color: main, ...coat })
  const second = kit.material({ color: asked && !tintsWings ? shade(asked, 0.5) : linear(row.second), ...coat })
  const hard = kit.material({ color: linear(row.second), specular: 0.4, gloss: 28 })
  const [long, girth] = row.abdomen
  const belly = Math.max(girth, row.thorax)
  const y = row.extra === 'many' || row.extra === 'shell' ? belly : row.legs.length * 0.55 + belly * 0.5
  const rise = row.extra === 'arms' ? 0.45 : 0
  kit.ellipsoid([0, y, 0], [row.thorax * 1.05, row.thorax * 0.95, row.thorax], skin)
  const face: Vec3 = [row.thorax + row.head * 0.62 + rise * 0.3, y + row.head * 0.12 + rise, 0]
  if (rise > 0) kit.cone([0, y, 0], face, row.thorax, row.head * 0.6, skin, 0.05)
  kit.ellipsoid(face, [row.head, row.head * 0.95, row.head], row.dots ? second : skin, 0.02)
  const rings = row.stripes || row.extra === 'many' ? 5 : 1
  for (let i = 0; i < rings; i++) {
    const t = rings === 1 ? 0.5 : (i + 0.5) / rings
    const fat = rings === 1 ? 1 : row.extra === 'many' ? 1 : Math.sin(Math.PI * (0.22 + t * 0.66)) ** 0.6
    const x = -row.thorax * 0.7 - long * t
    const bow = row.extra === 'many' ? Math.abs(Math.sin(t * 5)) * 0.14 : -t * 0.05
    kit.ellipsoid([x, y + bow, 0], [rings === 1 ? long * 0.62 : (long / rings) * 0.8, girth * fat, girth * fat],
      i % 2 === (row.stripes ? 0 : 1) ? second : skin, rings === 1 ? 0.03 : 0.01)
    if (row.extra === 'many')
      for (const side of [1, -1]) kit.cone([x, y + bow - girth * 0.6, side * girth * 0.5], [x, 0.04 + bow * 0.6, side * girth * 0.62], 0.045, 0.03, second)
  }
  legs(kit, row, hard, y)
  extras(kit, row, hard, skin, y, long, girth)

  const details = new KitBuilder()
  const dark = details.material({ color: linear('#17110f'), specular: 0.9, gloss: 90 })
  const snail = row.extra === 'shell'
  for (const side of [1, -1]) {
    if (row.eyes > 0) {
      const normal: Vec3 = [0.72, 0.34, side * 0.6]
      const point: Vec3 = [face[0] + row.head * 0.72, face[1] + row.head * 0.34, side * row.head * 0.62]
      buildEye(details, { point, normal, size: row.eyes, forward: [1, 0, 0], upward: [0, 1, 0], faces: input.faces, dark })
    }
    if (row.antennae <= 0) continue
    const root: Vec3 = [face[0] + row.head * 0.35, face[1] + row.head * 0.75, side * row.head * 0.35]
    const tip: Vec3 = [root[0] + row.antennae * 0.7, root[1] + row.antennae * 0.75, root[2] + side * row.antennae * 0.35]
    details.path([root, [root[0] + row.antennae * 0.2, root[1] + row.antennae * 0.55, root[2] + side * row.antennae * 0.12], tip],
      snail ? [0.035, 0.03, 0.026] : [0.016, 0.014, 0.01], snail ? details.material({ color: main }) : dark)
    if (snail)
      buildEye(details, { point: tip, normal: [0.8, 0.3, side * 0.4], size: 0.05, forward: [1, 0, 0], upward: [0, 1, 0], iris: '#ffffff', faces: input.faces,
        dark })
    else details.sphere(tip, 0.026, dark)
  }
  const bodies: SolidKit[] = [kit.build(), details.build()]
  if (row.wings) {
    const wing = new KitBuilder()
    const edge = row.wings.kind === 'shell' || !asked ? linear(row.wings.edge) : shade(asked, 0.12)
    wings(wing, row, tintsWings ? shellColor : linear(row.wings.color), edge, y + row.thorax * 0.6, input.action === 'flying' && flies)
    if (row.dots)
      for (const [x, z, up] of triples([-0.12, 0.2, 0.3, -0.34, 0.26, 0.22, -0.24, 0.06, 0.37, -0.46, 0.1, 0.26]))
        for (const side of [1, -1])
          wing.sphere([x, y + row.thorax * 0.6 - girth * 0.35 + up * 0.92, z * side], 0.07,
            wing.material({ color: linear('#1d1a1c'), specular: 0.5, gloss: 40 }))
    bodies.push(wing.build())
  }
  return { bodies, face: [face[0] + row.head, face[1], 0], back: [-0.1, y + belly, 0], head: [face[0], face[1] + row.head, 0] }
}

function build(input: KitInput): KitPiece {
  const row = INSECTS[input.variant]
  if (!row) throw new Error(`No insect "${input.variant}"`)
  return creaturePiece(make(row, input), row.height, input)
}

export const insectKit: Kit = { name: 'insect', variants: Object.keys(INSECTS), build }
