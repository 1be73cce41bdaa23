import type { Primitive, Vec3 } from '../../render/scene.ts'
import type { KitPiece } from '../kit.ts'
import { boundsOf, castingOf, movedStrands, placeBody } from './kit-builder.ts'

/** Bodies whose walls are seen through are cut exactly by their own axes: they stay upright. */
function canLean({ bodies, cards, boxes, decals }: KitPiece): boolean {
  return (
    !cards?.length &&
    !boxes?.length &&
    !decals?.length &&
    bodies.every(({ materials }) => materials.every(({ sheer = 0, clear = 0 }) => sheer === 0 && clear === 0))
  )
}

/** The piece leant by `tilt` radians, from +x up towards +y, standing on its lowest point; as it is where it cannot lean. */
export function leant(piece: KitPiece, tilt: number): KitPiece {
  if (!canLean(piece)) return piece
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
  const turn = ([x, y, z]: Vec3): Vec3 => [x * c - y * s, x * s + y * c, z]
  const lean = (part: Primitive): Primitive =>
    part.type === 'cone' ? { ...part, a: turn(part.a), b: turn(part.b) } : { ...part, center: turn(part.center), tilt: (part.tilt ?? 0) + tilt }
  const bodies = piece.bodies.map((body) => ({
    ...castingOf(body),
    primitives: body.primitives.map(lean),
    materials: body.materials.map((material) => movedStrands(material, turn, turn)),
  }))
  const { min, max } = boundsOf(bodies)
  const move = (point: Vec3): Vec3 => {
    const [x, y, z] = turn(point)
    return [x, y - min[1], z]
  }
  const { seat, face } = piece.anchors
  return {
    ...piece,
    bodies: bodies.map((body) => placeBody(body, [0, -min[1], 0])),
    lights: piece.lights?.map((light) => ({ ...light, position: move(light.position) })),
    height: max[1] - min[1],
    anchors: { ...piece.anchors, seat: move(seat), face: move(face) },
  }
}
