import type { Vec3 } from '../../render/scene.ts'
import { finishFor } from '../builder/finish.ts'
import { boundsOf, KitBuilder, linear, placeBody } from '../builder/kit-builder.ts'
import { frameAt, scaled, sub } from '../builder/vector.ts'
import type { KitInput, KitPiece } from '../kit.ts'
import { triples } from '../tuples.ts'
import type { Costume } from './costumes/costume.ts'
import { faceDecal } from './face/face.ts'
import type { Look } from './person.ts'
import { rigFor } from './pose.ts'
import { proportionsOf } from './proportions.ts'
import { buildTop } from './top.ts'

/** A baby in someone's arms, wrapped in its blanket. */
export const SWADDLED = 'swaddled'

/** The head is at the left elbow of who carries it, higher than the feet, and looks out of the picture and up. */
const LAID = { turn: -0.1, nod: 0.16, roll: 0.92 } as const
/** The blanket from the neck to the feet, in skull radii along the body and forward, and how thick it is there. */
const WRAPPED = triples([-0.95, -0.06, 0.82, -1.9, 0.04, 0.98, -3, 0.06, 0.82, -3.8, 0.02, 0.46])
const BLANKET = '#f4ead8'

/** A bundle as large as the baby that is in it; its middle is the origin. */
export function swaddledPiece(look: Look, costume: Costume, input: KitInput, height: number): KitPiece {
  const p = proportionsOf(look, input.faces === 'natural')
  const r = p.head
  const head = frameAt([0, 0, 0], LAID.turn, LAID.nod, LAID.roll)
  const at = (x: number, y: number, z = 0): Vec3 => head.at([x * r, y * r, z * r])
  const upright = rigFor(p, look, 'stand', 'rest', 0, 0, 1)
  const rig = { ...upright, head, neck: at(-0.1, -0.9), mouth: at(0.9, -0.67) }
  const finish = finishFor(input.material)
  const bundle = new KitBuilder()
  const cloth = bundle.material(finish ?? { color: input.color ?? linear(BLANKET), cloth: 1 })
  bundle.path(WRAPPED.map(([y, x]) => at(x, y)), WRAPPED.map(([, , thick]) => thick * r), cloth, 0.2 * r)
  // It goes around the head from shoulder to shoulder, and one side is laid over the other before the breast.
  bundle.ellipsoid(at(-0.42, 0.06), [1.02 * r, 1.12 * r, 1.12 * r], cloth, 0.12 * r)
  bundle.path([at(0.5, -1.15, 0.75), at(0.86, -1.6, 0.1), at(0.82, -2.3, -0.5)], [0.14 * r, 0.16 * r, 0.1 * r], cloth, 0.1 * r)
  const bodies = [bundle.build(), ...buildTop(rig, look, costume, r, input, finish).bodies]
  const face = faceDecal(look, input.faces, head, r, false, 0, costume.paint)
  const { min, max } = boundsOf(bodies)
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
  const scale = height / (max[2] - min[2])
  const place = (point: Vec3): Vec3 => scaled(sub(point, middle), scale)
  return {
    bodies: bodies.map((body) => placeBody(body, scaled(middle, -scale), scale)),
    decals: [{ ...face, center: place(face.center), right: scaled(face.right, scale), up: scaled(face.up, scale) }],
    height,
    radius: height / 2,
    anchors: { seat: place(rig.neck), face: place(at(0.9, -0.1)), head: place(at(0, 1)) },
    drew: [],
  }
}
