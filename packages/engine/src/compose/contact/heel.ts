import type { KitPiece } from '../../kits/kit.ts'
import type { Primitive, SolidKit, Vec3 } from '../../render/scene.ts'

/** How far a ship in a storm raises its bow and leans away from the wind, radians. */
const BOW_UP = 0.17
const LEAN = 0.2

/** Tilts a boat on a wave: its bow, at +x, is up and its deck leans. Only tilts bars and round shapes; boxes keep their orientation. */
export function heeled(piece: KitPiece): KitPiece {
  const [c, s] = [Math.cos(BOW_UP), Math.sin(BOW_UP)]
  const [d, t] = [Math.cos(LEAN), Math.sin(LEAN)]
  const turn = ([x, y, z]: Vec3): Vec3 => {
    const up = y * d - z * t
    return [x * c - up * s, x * s + up * c, y * t + z * d]
  }
  const part = (primitive: Primitive): Primitive =>
    primitive.type === 'cone' ? { ...primitive, a: turn(primitive.a), b: turn(primitive.b) } : { ...primitive, center: turn(primitive.center) }
  // Drops the key: the shape differs from the kit's, so a grid cached for the kit does not fit.
  const body = ({ key: _, ...kit }: SolidKit): SolidKit => ({ ...kit, primitives: kit.primitives.map(part) })
  return { ...piece, bodies: piece.bodies.map(body), anchors: { ...piece.anchors, seat: turn(piece.anchors.seat), face: turn(piece.anchors.face) } }
}
