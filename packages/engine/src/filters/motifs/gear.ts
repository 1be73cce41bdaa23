import { clamp } from '../../render/noise.ts'
import { type Ink, mixInk, type Picture } from '../picture.ts'
import { paintShape } from '../shape.ts'

export type Gear = {
  readonly x: number
  readonly y: number
  /** Outer radius in pixels, teeth included. */
  readonly radius: number
  readonly teeth: number
  /** Rotation in radians. */
  readonly turn: number
  readonly dark: Ink
  readonly bright: Ink
}

/** Paints a spoked brass wheel with a soft drop shadow, lit from the upper left. */
export function paintGear(picture: Picture, gear: Gear): void {
  const { x: cx, y: cy, radius } = gear
  const shift = radius * 0.09
  const box = [cx - radius * 1.2, cy - radius * 1.2, cx + radius * 1.25, cy + radius * 1.25] as const
  paintShape(picture, box, (x, y) => distanceToGear(gear, x - shift, y - shift) - radius * 0.015, [0.04, 0.02, 0.01], 0.55)
  paintShape(
    picture,
    box,
    (x, y) => distanceToGear(gear, x, y),
    (x, y, depth) => {
      const dx = (x - cx) / radius
      const dy = (y - cy) / radius
      // Bevel: the rim shines on the side facing the light and is dark on the other; the flat has a broad sheen.
      const bevel = depth < radius * 0.045 ? -(dx + dy) * 0.45 : 0
      const sheen = 0.5 - (dx * 0.35 + dy * 0.45) + Math.sin(Math.atan2(dy, dx) * 2 + 0.9) * 0.14
      return mixInk(gear.dark, gear.bright, clamp(sheen * 0.75 + bevel + 0.08))
    },
  )
}

function distanceToGear(gear: Gear, x: number, y: number): number {
  const { radius } = gear
  const dx = x - gear.x
  const dy = y - gear.y
  const r = Math.sqrt(dx * dx + dy * dy)
  if (r > radius * 1.3) return r - radius
  const angle = Math.atan2(dy, dx) + gear.turn
  const tooth = clamp(Math.sin(angle * gear.teeth) * 2.2, -1, 1)
  const rim = r - radius * (0.925 + 0.075 * tooth)
  const hole = radius * 0.66 - r
  const hub = r - radius * 0.26
  // Five spokes between rim and hub.
  const sector = (Math.PI * 2) / 5
  const local = Math.abs((((angle % sector) + sector) % sector) - sector / 2)
  const spoke = r * Math.sin(Math.min(local, Math.PI / 2)) - radius * 0.075
  const web = Math.min(hub, spoke)
  const axle = radius * 0.09 - r
  // The ring reaches from the rim to the hole; hub and spokes join it.
  const ring = Math.max(rim, hole)
  return Math.min(ring, Math.max(web, axle, rim))
}
