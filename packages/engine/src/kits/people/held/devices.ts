import type { Rgb, Vec3 } from '../../../render/scene.ts'
import { type KitBuilder, linear } from '../../builder/kit-builder.ts'
import { add, along, cross, lerp, scaled, sub, unit } from '../../builder/vector.ts'

/** How long, wide and thick a telephone is, halved. */
const PHONE = [0.084, 0.036, 0.004] as const

/** A telephone from the hand that holds it to where its other end is: flat against a cheek, or upright before a face. */
export function buildPhone(kit: KitBuilder, end: Vec3, hand: Vec3, color: Rgb | undefined): void {
  const shell = kit.material({ color: color ?? linear('#22242b'), specular: 0.9, gloss: 60 })
  const lens = kit.material({ color: linear('#7a8290'), specular: 1.2, gloss: 80 })
  const middle = lerp(end, hand, 0.42)
  const way = unit(sub(end, hand))
  const [long, wide, thick] = PHONE
  if (way[1] > UPRIGHT) {
    kit.box(middle, [thick, long, wide], 0.008, shell)
    kit.sphere(add(middle, [0.01, 0.06, -0.018]), 0.012, lens)
    return
  }
  kit.box(add(middle, [0, 0, -0.012]), [long, wide, thick], 0.008, shell, 0, 0, Math.atan2(way[1], way[0]))
  kit.sphere(add(along(middle, way, 0.06), [0, 0, -0.022]), 0.011, lens)
}

/** What points up more than this stands. */
const UPRIGHT = 0.98

/** A camera between both hands, its lens ahead. */
export function buildLens(kit: KitBuilder, right: Vec3, left: Vec3): void {
  const shell = kit.material({ color: linear('#26272c'), specular: 0.4, gloss: 30 })
  const steel = kit.material({ color: linear('#b9bec6'), metal: 0.6, specular: 1.1, gloss: 60 })
  const glass = kit.material({ color: linear('#1a2a44'), specular: 1.6, gloss: 120 })
  const middle = add(lerp(right, left, 0.5), [-0.02, 0.045, 0])
  const at = (x: number, y: number, z: number): Vec3 => add(middle, [x, y, z])
  kit.box(middle, [0.022, 0.04, 0.078], 0.012, shell)
  kit.box(at(0, 0.058, 0), [0.018, 0.012, 0.026], 0.008, shell)
  kit.cone(at(0, 0.056, -0.062), at(0, 0.066, -0.062), 0.016, 0.014, steel)
  kit.hemmed(at(0.02, -0.002, 0), at(0.105, -0.002, 0), 0.046, 0.05, shell)
  kit.torus(at(0.104, -0.002, 0), 0.047, 0.006, 'x', steel)
  kit.ellipsoid(at(0.1, -0.002, 0), [0.012, 0.04, 0.04], glass)
}

/** Half a bow's length, and how far its ends bend back when it is drawn. */
const LIMB = 0.56
const BEND = 0.2

/** A bow in the right hand, its string drawn by the left with an arrow on it. */
export function buildDrawnBow(kit: KitBuilder, right: Vec3, left: Vec3): void {
  const wood = kit.material({ color: linear('#7a4a26'), specular: 0.25, gloss: 20 })
  const cord = kit.material({ color: linear('#efe6d2'), specular: 0.1 })
  const shaft = kit.material({ color: linear('#d9b27a'), specular: 0.2, gloss: 16 })
  const steel = kit.material({ color: linear('#cfd6de'), metal: 0.6, specular: 1.2, gloss: 70 })
  const feather = kit.material({ color: linear('#d8433a') })
  const ahead = unit(sub(right, left))
  const side = unit(cross(ahead, [0, 1, 0]))
  const upright = cross(side, ahead)
  const limb = (up: number, back: number): Vec3 => along(along(right, upright, up * LIMB), ahead, -back)
  kit.path([limb(-1, BEND), limb(-0.72, BEND * 0.36), limb(-0.3, 0), limb(0.3, 0), limb(0.72, BEND * 0.36), limb(1, BEND)],
    [0.01, 0.017, 0.022, 0.022, 0.017, 0.01], wood, 0.012)
  for (const end of [-1, 1]) kit.cone(limb(end, BEND), left, 0.0045, 0.0045, cord)
  const tip = along(right, ahead, 0.16)
  kit.cone(left, tip, 0.009, 0.008, shaft)
  kit.cone(tip, along(tip, ahead, 0.075), 0.022, 0.003, steel)
  for (const turn of [0, 2.1, 4.2]) {
    const out = add(scaled(upright, Math.cos(turn) * 0.026), scaled(side, Math.sin(turn) * 0.026))
    kit.cone(add(along(left, ahead, 0.03), out), along(left, ahead, 0.13), 0.016, 0.006, feather)
  }
}
