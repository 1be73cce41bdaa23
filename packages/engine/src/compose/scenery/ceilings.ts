import { type Face, glow, matte, type Slab, shadowless } from '../../kits/buildings/wall-faces.ts'
import type { Rgb } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'
import { type Room, roomFor } from './rooms.ts'

/** A room `depth` deep whose ceiling is visible: `tall` meters high around a person, higher for taller subjects. */
export function lowRoom(stage: Stage, depth: number, tall: number): Room {
  const room = roomFor(stage, depth)
  const height = Math.min(room.height, tall * Math.max(1, stage.reach))
  return { ...room, height }
}

/** A ceiling of `color` with light panels, `wide` by `long` meters, one every `across` meters sideways and every `along` meters in depth. */
export function litCeiling(room: Room, color: Rgb, light: Rgb, [wide, long]: readonly [wide: number, long: number],
  [across, along]: readonly [across: number, along: number]): Slab {
  const face: Face = (_axis, _u, _v, x, _y, z, out) => {
    const dx = Math.abs(x / across - Math.round(x / across)) * across
    const dz = Math.abs(z / along - Math.floor(z / along) - 0.5) * along
    if (dx < wide / 2 && dz < long / 2) {
      matte(out, 0.9, 0.9, 0.9)
      glow(out, light[0], light[1], light[2])
    } else matte(out, color[0], color[1], color[2])
  }
  const t = 0.4
  return shadowless(room.left - t, room.height, room.front, room.right + t, room.height + 0.2, room.back + t, face)
}
