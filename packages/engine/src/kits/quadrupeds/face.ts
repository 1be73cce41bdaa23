import { buildEye } from '../animals/creature.ts'
import { add, along, type Frame, type KitBuilder, type KitInput, linear, type Rgb, surfacePoint, type Vec3 } from '../builder/index.ts'
import { buildApeMouth } from './ape.ts'
import { buildSnout } from './cat.ts'
import { buildCattleMuzzle } from './cattle.ts'
import { buildDogMouth } from './dog.ts'
import { facePoint, type HeadShape } from './head.ts'
import { buildHorseMuzzle } from './horse.ts'
import type { QuadrupedRow } from './row.ts'
import { buildHippoMouth } from './thick.ts'

export type FaceLook = {
  readonly faces: KitInput['faces']
  readonly asleep: boolean
  readonly smiling: boolean
  /** Color of the light in a machine's eyes. */
  readonly lens?: string | undefined
  /** Fur above and below the eye. */
  readonly lid: Rgb
  readonly nose: Rgb
}

const MUZZLES = { horse: buildHorseMuzzle, cattle: buildCattleMuzzle, ape: buildApeMouth, hippo: buildHippoMouth, rhino: buildHorseMuzzle } as const

/** Eyes, nose, mouth and whiskers: a separate body, so that they stay crisp on the fur. */
export function buildFace(kit: KitBuilder, row: QuadrupedRow, frame: Frame, shape: HeadShape, look: FaceLook): void {
  const dark = kit.material({ color: linear('#17110f'), specular: 0.9, gloss: 90 })
  for (const side of [1, -1]) eyeOf(kit, row, frame, shape, look, side, dark)
  buildNose(kit, row, frame, shape, look, dark)
}

function eyeOf(kit: KitBuilder, row: QuadrupedRow, frame: Frame, shape: HeadShape, look: FaceLook, side: number, dark: number): void {
  const { eyes, skull } = row.head
  buildEye(kit, { ...facePoint(shape, row, frame, side * eyes.aside, eyes.up), size: skull * eyes.size, forward: frame.x, upward: frame.y, iris: eyes.iris,
    slit: eyes.slit === true, level: eyes.level === true, almond: true, small: row.small === true, faces: look.faces, asleep: look.asleep, lens: look.lens,
    lid: look.lid, dark })
}

function buildNose(kit: KitBuilder, row: QuadrupedRow, frame: Frame, shape: HeadShape, look: FaceLook, dark: number): void {
  const { muzzle, skull, nose } = row.head
  const tip = shape.noseTip
  if (nose === 'none') return
  const wet = kit.material({ color: look.nose, specular: 0.55, gloss: 40 })
  const girth = muzzle.tip
  const at = (x: number, y: number, z: number): Vec3 => frame.at([tip[0] + girth * x, tip[1] + girth * y, girth * z])
  if (nose === 'spoon') {
    kit.cone(at(-0.1, 0.9, 0), at(-0.02, 0.1, 0), girth * 0.42, girth * 0.56, wet)
    for (const side of row.small ? [] : [1, -1]) kit.sphere(at(0.42, -0.1, side * 0.26), girth * 0.13, dark)
    buildMouth(kit, row, frame, shape, look, dark)
  } else if (nose === 'button') {
    const wide = Math.max(girth * 0.56, skull * 0.13) * (row.make === 'rodent' ? 0.52 : row.head.whiskers ? 0.8 : 1)
    const place = surfacePoint(shape.body, at(6, 0.62, 0), frame.turn([-1, 0, 0]), girth * 8).point
    const flat = add(place, frame.turn([-wide * 0.24, 0, 0]))
    if (row.small || row.make === 'rodent' || !row.head.whiskers) kit.ellipsoid(flat, [wide * 0.62, wide * 0.64, wide], wet)
    else buildCatNose(kit, frame, flat, wide, wet, dark)
    if (row.small) return
    for (const side of row.head.whiskers ? [] : [1, -1]) kit.sphere(add(flat, frame.turn([wide * 0.42, -wide * 0.28, side * wide * 0.46])), wide * 0.15, dark)
    if (row.make === 'dog') {
      const onto = (from: Vec3, way: Vec3) => surfacePoint(shape.body, from, way, skull * 6)
      buildDogMouth(kit, row, frame, tip, onto, dark)
    } else buildMouth(kit, row, frame, shape, look, dark)
  } else if (nose === 'pad') {
    kit.ellipsoid(at(0.62, 0.22, 0), [girth * 0.55, girth * 0.72, girth * 0.9], wet, 0)
    for (const side of [1, -1]) kit.sphere(at(1.06, 0.28, side * 0.38), girth * 0.17, dark)
  } else if (row.make === 'pig') {
    const onto = (from: Vec3, way: Vec3) => surfacePoint(shape.body, from, way, skull * 6)
    buildSnout(kit, row, frame, tip, onto, wet, dark)
  } else if (row.make && row.make in MUZZLES) {
    if (row.small) return
    const onto = (from: Vec3, way: Vec3) => surfacePoint(shape.body, from, way, skull * 6)
    MUZZLES[row.make as keyof typeof MUZZLES](kit, row, frame, tip, onto, dark)
  } else if (nose === 'nostrils') {
    for (const side of [1, -1]) {
      const from = at(2.6, 0.2, side * 0.52)
      const hit = surfacePoint(shape.body, from, frame.turn([-1, 0, 0]), girth * 5)
      kit.sphere(along(hit.point, hit.normal, -girth * 0.06), girth * 0.21, dark)
    }
    const lip = [-0.75, -0.3, 0.3, 0.75].map((z) => {
      const hit = surfacePoint(shape.body, at(3, -0.5 + 0.12 * Math.abs(z), z), frame.turn([-1, 0, 0]), girth * 6)
      return along(hit.point, hit.normal, -girth * 0.02)
    })
    kit.path(lip, [girth * 0.05, girth * 0.07, girth * 0.07, girth * 0.05], dark)
  }
}

/** A cat's nose: broad at the nostrils, narrow above the lip. */
function buildCatNose(kit: KitBuilder, frame: Frame, middle: Vec3, wide: number, wet: number, dark: number): void {
  const at = (x: number, y: number, z: number): Vec3 => add(middle, frame.turn([x * wide, y * wide, z * wide]))
  kit.cone(at(0.1, 0.22, -0.56), at(0.1, 0.22, 0.56), wide * 0.36, wide * 0.36, wet)
  kit.cone(at(0.14, 0.2, 0), at(0.2, -0.52, 0), wide * 0.44, wide * 0.2, wet, wide * 0.3)
  for (const side of [1, -1]) kit.cone(at(0.34, -0.12, side * 0.34), at(0.2, 0, side * 0.66), wide * 0.1, wide * 0.05, dark)
}

/** The line under a button nose: down and out to both sides, curved up into a smile when happy. */
function buildMouth(kit: KitBuilder, row: QuadrupedRow, frame: Frame, shape: HeadShape, look: FaceLook, dark: number): void {
  const { muzzle, skull } = row.head
  const tip = shape.noseTip
  const thick = Math.max(muzzle.tip * 0.07, skull * 0.018) * (look.faces === 'natural' ? (row.make === 'rodent' ? 0.4 : 0.44) : 1)
  const place = (y: number, z: number): Vec3 => {
    const start = frame.at([tip[0] + skull * 2, tip[1] + muzzle.tip * y, muzzle.tip * z])
    const hit = surfacePoint(shape.body, start, frame.turn([-1, 0, 0]), skull * 5)
    return along(hit.point, hit.normal, thick * 0.1)
  }
  kit.path([place(0.3, 0), place(-0.22, 0)], [thick, thick], dark)
  const lift = look.smiling ? 0.18 : 0.02
  for (const side of [1, -1]) {
    const curve = [place(-0.22, 0), place(-0.42, side * 0.36), place(-0.34 + lift, side * 0.74)]
    kit.path(curve, [thick, thick, thick * 0.6], dark)
  }
  if (row.head.tongue || look.smiling) {
    const pink = kit.material({ color: linear('#d9606b'), specular: 0.3, gloss: 30 })
    const out = place(-0.5, 0)
    const length = muzzle.tip * (row.head.tongue ? 0.5 : 0.3)
    kit.cone(out, add(out, frame.turn([length * 0.15, -length, 0])), muzzle.tip * 0.3, muzzle.tip * 0.26, pink)
  }
  if (row.head.whiskers) {
    const pale = kit.material({ color: linear('#f4efe6'), specular: 0.2, gloss: 20 })
    for (const side of [1, -1])
      for (const lane of [-0.12, 0.16]) {
        const root = place(lane, side * 0.7)
        const end = add(root, frame.turn([-skull * 0.12, skull * lane * 1.6, side * skull * 0.95]))
        kit.cone(root, end, skull * 0.009, skull * 0.004, pale)
      }
  }
}
