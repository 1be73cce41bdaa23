import { type Frame, frameAt, KitBuilder, type KitInput, linear, mixColor, placeBody, type Rgb, type SolidKit, shade } from '../builder/index.ts'
import { coatColors } from './coat.ts'
import { buildMask } from './extras.ts'
import { buildFace } from './face.ts'
import { buildHead, buildHorns } from './head.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { QUADRUPEDS } from './rows.ts'

/** An animal's head on a person's neck (werewolf, minotaur): skull radius `r`, coat in `color` or the animal's own. */
export const animalHead = (variant: string, frame: Frame, r: number, color: Rgb | undefined, faces: KitInput['faces']): SolidKit[] =>
  rowHead(QUADRUPEDS[variant], frame, r, color, faces)

/** The head of a row alone, not blended into a trunk, for bodies that are not four-legged. */
export function rowHead(row: QuadrupedRow, frame: Frame, r: number, color: Rgb | undefined, faces: KitInput['faces']): SolidKit[] {
  const kit = new KitBuilder()
  const hair = (tone: Rgb, fur: number) => kit.material({ color: tone, fur, specular: 0.03, gloss: 8 })
  const own = coatColors(row, {})
  const main = hair(color ?? own.main, 0.6)
  const light = hair(mixColor(color ?? own.main, [0.8, 0.76, 0.7], 0.35), 0.4)
  const part = (tone: Rgb, fallback: number, fur = 0.4) => (color ? fallback : hair(tone, fur))
  const bare = row.make === 'ape' || row.make === 'cattle' ? 0.015 : 0.4
  const inner = kit.material({ color: color ? linear('#b98676') : own.earInner })
  const coat: CoatMaterials = { main, plain: main, belly: part(own.belly, light), limbs: main, socks: main, feet: main, face: part(own.face, light, bare),
    muzzle: part(own.muzzle, light, bare), ear: part(own.ear, main), earInner: inner, tail: main, tailTip: main }
  const local = frameAt([0, 0, 0], 0, -0.05)
  const shape = buildHead(kit, row, local, coat)
  const face = new KitBuilder()
  if (row.extra === 'mask' && !color) buildMask(face, row, { head: local }, face.material({ color: own.mane, fur: 0.4, specular: 0.03, gloss: 8 }))
  buildFace(face, row, local, shape, { faces, asleep: false, smiling: false, lid: row.extra === 'mask' && !color ? own.mane : shade(color ?? own.main, 0.8),
    nose: color ? linear('#1d1513') : own.nose })
  const bodies = [kit.build(), face.build()]
  if (row.horns) {
    const horns = new KitBuilder()
    buildHorns(horns, row, local, horns.material({ color: linear('#e6dcc4'), specular: 0.4, gloss: 30 }))
    bodies.push(horns.build())
  }
  const yaw = -Math.atan2(frame.x[2], frame.x[0])
  return bodies.map((body) => placeBody(body, frame.origin, (r * 1.12) / row.head.skull, yaw))
}
