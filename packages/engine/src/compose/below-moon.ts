import type { Camera, Sprite } from '../render/scene.ts'
import type { Actor } from './actor.ts'
import { isHeavenly } from './aloft.ts'
import { middleOf } from './joint-points.ts'

/** How much of the moon's radius trees may reach up to, below its middle. */
const REACHED = 0.45
/** Trees that would be lower than this share of their height are left out. */
const LOWEST = 0.3
/** A crown's half width by its card's. */
const CROWN = 0.8

/** Trees of the place that stand before the moon stay below its middle: it is what the picture is of. */
export function belowMoon(
  sprites: readonly Sprite[],
  actors: readonly Actor[],
  { position: eye }: Camera,
): readonly Sprite[] {
  return actors.filter(isHeavenly).reduce((kept, moon) => {
    const middle = middleOf(moon)
    const radius = (moon.piece.height * moon.scale) / 2
    const [x, y, z] = moon.position.map((value, axis) => value + middle[axis])
    return kept.flatMap((sprite) => {
      const [sx, sy, sz] = sprite.position
      const share = (sz - eye[2]) / (z - eye[2])
      const aside = Math.abs(sx - eye[0] - (x - eye[0]) * share)
      if (share <= 0 || share >= 1 || aside > CROWN * (sprite.width / 2) + radius * share) return [sprite]
      const highest = eye[1] + (y - REACHED * radius - eye[1]) * share
      const factor = Math.min(1, (highest - sy) / sprite.height)
      if (factor < LOWEST) return []
      return [{ ...sprite, width: sprite.width * factor, height: sprite.height * factor }]
    })
  }, sprites)
}
