import type { Camera, Sprite } from '../../render/scene.ts'
import type { Actor } from '../actor.ts'
import { isHeavenly } from '../aloft.ts'
import { halfExtents } from '../camera.ts'
import { middleOf } from '../contact/joint-points.ts'
import type { StagePlan } from '../plan.ts'
import type { Place } from '../setting.ts'

/** How far up trees may cover the moon: at most to this share of its radius below its middle. */
const REACHED = 0.45
/** Trees that would have to shrink below this share of their height are omitted. */
const LOWEST = 0.3
/** Half width of a crown as a share of its card's. */
const CROWN = 0.8

/** Keeps the place's trees in front of the moon below its middle: the moon is the subject. */
export function belowMoon(sprites: readonly Sprite[], actors: readonly Actor[], { position: eye }: Camera): readonly Sprite[] {
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

/** Number of depths at which the height of the land in front of the moon is sampled. */
const STEPS = 110
/** The moon's middle is at least this share of its radius above the land; its rim stays within this share of half the picture. */
const OVER = 0.4
const WITHIN = 0.95
/** Other columns for the moon, in half picture widths. */
const COLUMNS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]

/** Lifts a moon that land would hide, as far as the picture reaches; `eye` is the viewer's eye height. */
export function overRidges(actors: readonly Actor[], { terrain }: Place, plan: StagePlan, aspect: number, eye: number): void {
  if (!terrain || plan.orthographic) return
  const half = halfExtents(plan.fov, aspect)
  const top = WITHIN * half.y + 2 * half.y * (plan.foot - 0.5) - plan.eye / plan.distance
  for (const moon of actors.filter(isHeavenly)) {
    const middle = middleOf(moon)
    const radius = (moon.piece.height * moon.scale) / 2
    const [x, y, z] = moon.position
    const far = z + middle[2] + plan.distance
    const ridgeAt = (column: number): number => {
      let ridge = Number.NEGATIVE_INFINITY
      for (const aside of [-0.5, 0, 0.5])
        for (let i = 1; i < STEPS; i++) {
          const depth = far * (i / STEPS) ** 1.2
          const slope = (column + aside * radius) / far
          ridge = Math.max(ridge, (terrain.height(slope * depth, depth - plan.distance, 4) - eye) / depth)
        }
      return eye + ridge * far + OVER * radius - middle[1]
    }
    const most = Math.max(y, eye + top * far - radius - middle[1])
    const edge = Math.max(Math.abs(x + middle[0]), WITHIN * half.x * far - radius)
    // The moon moves aside from a peak that reaches to the picture's top.
    const own = x + middle[0]
    const columns = [own, ...COLUMNS.map((share) => share * edge)].sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    const rows = columns.map((column) => ({ column, wanted: ridgeAt(column) }))
    const lowest = rows.reduce((best, row) => (row.wanted < best.wanted ? row : best))
    const { column, wanted } = rows.find((row) => row.wanted <= most) ?? lowest
    moon.position = [column - middle[0], Math.min(most, Math.max(y, wanted)), z]
  }
}
