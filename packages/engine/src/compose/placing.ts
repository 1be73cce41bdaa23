import { add } from '../kits/builder/vector.ts'
import { scaledLean } from '../render/leaning-box.ts'
import type { Box, Scene, Vec3 } from '../render/scene.ts'
import { type Actor, turned } from './actor.ts'

/** The scene parts of one actor. */
export type Placed = Required<Pick<Scene, 'solids' | 'boxes' | 'sprites' | 'lights' | 'decals'>>

/** A wall of a piece, moved and scaled into the world; its face still gets coordinates of the piece's own frame. */
export function placeBox(box: Pick<Box, 'min' | 'max' | 'face' | 'lean'>, position: Vec3, scale: number, instance: number): Box {
  const inverse = 1 / scale
  const [px, py, pz] = position
  return {
    min: add([box.min[0] * scale, box.min[1] * scale, box.min[2] * scale], position),
    max: add([box.max[0] * scale, box.max[1] * scale, box.max[2] * scale], position),
    ...(box.lean ? { lean: scaledLean(box.lean, scale) } : {}),
    face: (axis, u, v, x, y, z, out) => box.face(axis, u * inverse, v * inverse, (x - px) * inverse, (y - py) * inverse, (z - pz) * inverse, out),
    instance,
  }
}

/** Turns a built, placed actor into scene parts that carry its instance number. */
export function placeActor(actor: Pick<Actor, 'piece' | 'scale' | 'yaw' | 'position' | 'instance' | 'parts'>): Placed {
  const { piece, scale, yaw, position, instance, parts } = actor
  const world = (point: Vec3): Vec3 => add(turned(point, yaw, scale), position)
  return {
    solids: piece.bodies.map((kit, index) => ({
      ...{ kit, position, yaw, scale },
      instance: parts.find(({ bodies }) => bodies.includes(index))?.instance ?? instance,
    })),
    boxes: (piece.boxes ?? []).map((box) => placeBox(box, position, scale, instance)),
    sprites: (piece.cards ?? []).map((card) => {
      const [x, y, z] = world(card.center)
      return {
        position: [x, y - (card.height * scale) / 2, z],
        width: card.width * scale,
        height: card.height * scale,
        texture: card.texture,
        flip: Math.cos(yaw) < 0,
        instance,
      }
    }),
    lights: (piece.lights ?? []).map((light) => ({ ...light, position: world(light.position), radius: light.radius * scale })),
    decals: (piece.decals ?? []).map((decal) => ({
      ...decal,
      instance,
      center: world(decal.center),
      right: turned(decal.right, yaw, scale),
      up: turned(decal.up, yaw, scale),
    })),
  }
}
