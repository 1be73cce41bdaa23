import type { Vec3 } from '../../render/scene.ts'
import { type Actor, extentOf, turned } from '../actor.ts'

export function heightOf(actor: Actor): number {
  const { min, max } = extentOf(actor)
  return max[1] - min[1]
}

/** Middle of the bounds, relative to the actor's origin. */
export function middleOf(actor: Actor): Vec3 {
  const { min, max } = extentOf(actor)
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
}

/** An anchor of the piece, turned and scaled like the actor; the face if the piece lacks that anchor. */
export function anchorOf(actor: Actor, name: 'seat' | 'hand' | 'head' | 'face'): Vec3 {
  const point = actor.piece.anchors[name] ?? actor.piece.anchors.face
  return turned(point, actor.yaw, actor.scale)
}

/** Shrinks an actor to at most `height`. */
export function shrinkTo(actor: Actor, height: number): void {
  const { min, max } = extentOf(actor)
  // Wide things (a pizza) count by their width.
  const own = Math.max(max[1] - min[1], (max[0] - min[0]) * 1.25)
  if (own > height) actor.scale *= height / own
}

/** Makes the actor move with its parent. */
export function attach(actor: Actor, parent: Actor, offset: Vec3): void {
  actor.parent = parent
  actor.role = 'attached'
  actor.offset = offset
}
