import type { Rgb, SolidKit } from '../render/scene.ts'
import type { KitInput } from './kit.ts'
import { KitBuilder, linear, mixColor, placeBody, shade } from './kit-builder.ts'
import { buildFace } from './quadruped-face.ts'
import { buildHead } from './quadruped-head.ts'
import { buildHorns } from './quadruped-horns.ts'
import type { CoatMaterials, QuadrupedRow } from './quadruped-row.ts'
import { QUADRUPEDS } from './quadruped-rows.ts'
import { type Frame, frameAt } from './vector.ts'

/** The head of an animal on somebody's neck (werewolf, minotaur): skull radius `r`, coat in `color`. */
export function animalHead(
  variant: string,
  frame: Frame,
  r: number,
  color: Rgb,
  faces: KitInput['faces'],
): SolidKit[] {
  return rowHead(QUADRUPEDS[variant], frame, r, color, faces)
}

/** The head of a row alone, blended from nothing: for bodies that are not four-legged. */
export function rowHead(
  row: QuadrupedRow,
  frame: Frame,
  r: number,
  color: Rgb,
  faces: KitInput['faces'],
): SolidKit[] {
  const kit = new KitBuilder()
  const hair = (tone: Rgb, fur: number) => kit.material({ color: tone, fur, specular: 0.03, gloss: 8 })
  const main = hair(color, 0.6)
  const light = hair(mixColor(color, [0.8, 0.76, 0.7], 0.35), 0.4)
  const inner = kit.material({ color: linear('#b98676') })
  const coat: CoatMaterials = {
    main,
    belly: light,
    limbs: main,
    socks: main,
    feet: main,
    face: light,
    muzzle: light,
    ear: main,
    earInner: inner,
    tail: main,
    tailTip: main,
  }
  const local = frameAt([0, 0, 0], 0, -0.05)
  const shape = buildHead(kit, row, local, coat)
  const face = new KitBuilder()
  buildFace(face, row, local, shape, {
    faces,
    asleep: false,
    smiling: false,
    lid: shade(color, 0.8),

    nose: linear('#1d1513'),
  })
  const bodies = [kit.build(), face.build()]
  if (row.horns) {
    const horns = new KitBuilder()
    buildHorns(horns, row, local, horns.material({ color: linear('#e6dcc4'), specular: 0.4, gloss: 30 }))
    bodies.push(horns.build())
  }
  const yaw = -Math.atan2(frame.x[2], frame.x[0])
  return bodies.map((body) => placeBody(body, frame.origin, (r * 1.12) / row.head.skull, yaw))
}
