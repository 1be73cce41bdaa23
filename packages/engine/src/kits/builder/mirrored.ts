import type { Primitive, SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitPiece } from '../kit.ts'
import { movedCone } from './moved-cone.ts'

function flipped([x, y, z]: Vec3): Vec3 {
  return [x, y, -z]
}

function flippedPart(part: Primitive): Primitive {
  if (part.type === 'cone') return movedCone(part, flipped, flipped)
  const center = flipped(part.center)
  if (part.type === 'box') return { ...part, center, yaw: -part.yaw }
  if (part.type !== 'lathe' || part.axis !== 'z') return { ...part, center }
  return { ...part, center, profile: part.profile.map(([at, radius]) => [-at, radius] as const).reverse() }
}

function flippedBody({ key: _, ...body }: SolidKit): SolidKit {
  return { ...body, primitives: body.primitives.map(flippedPart) }
}

/** The piece with its left and its right side exchanged. Of bodies alone. */
export function mirrored(piece: KitPiece): KitPiece {
  const { seat, face, hand, head } = piece.anchors
  return {
    ...piece,
    bodies: piece.bodies.map(flippedBody),
    ...(piece.portrait ? { portrait: { ...piece.portrait, center: flipped(piece.portrait.center) } } : {}),
    anchors: { ...piece.anchors, seat: flipped(seat), face: flipped(face), ...(hand ? { hand: flipped(hand) } : {}), ...(head ? { head: flipped(head) } : {}) },
  }
}
