import type { SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { surfacePoint } from '../builder/surface.ts'
import { type Frame, lerp } from '../builder/vector.ts'
import { buildApeHead } from './ape.ts'
import { buildCatHead, buildKittyHead } from './cat.ts'
import { buildCattleHead } from './cattle.ts'
import { buildDogHead } from './dog.ts'
import { buildDragonHead } from './dragon.ts'
import { buildEars } from './ears.ts'
import { buildElephantHead } from './elephant.ts'
import { buildHorseHead } from './horse.ts'
import { buildKoalaHead } from './koala.ts'
import { buildPigHead } from './pig.ts'
import { buildRodentHead } from './rodent.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import { buildHippoHead, buildRhinoHead } from './thick.ts'

/** The modeled head alone, and where its nose ends: what eyes, nose and whiskers are put on. */
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

/** Where a ray towards the face meets it: `aside` degrees from straight ahead, `up` over the middle of the skull. */
export function facePoint(shape: HeadShape, row: QuadrupedRow, frame: Frame, aside: number, up: number): { point: Vec3; normal: Vec3 } {
  const r = row.head.skull
  const angle = (aside * Math.PI) / 180
  const outward: Vec3 = [Math.cos(angle), 0, Math.sin(angle)]
  const start = frame.at([outward[0] * r * 4, r * up, outward[2] * r * 4])
  return surfacePoint(shape.body, start, frame.turn([-outward[0], 0, -outward[2]]), r * 4)
}
