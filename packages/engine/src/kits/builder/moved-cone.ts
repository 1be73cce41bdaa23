import type { Primitive, Vec3 } from '../../render/scene.ts'

type Cone = Extract<Primitive, { type: 'cone' }>

/** A cone elsewhere: its ends by `move`, the way it is thin by `turn`. */
export function movedCone(part: Cone, move: (p: Vec3) => Vec3, turn: (way: Vec3) => Vec3): Cone {
  const cone = { ...part, a: move(part.a), b: move(part.b) }
  return part.thin ? { ...cone, thin: { ...part.thin, across: turn(part.thin.across) } } : cone
}
