import type { Solid } from '../scene.ts'
import { pixelsPerMeter, type View } from '../view.ts'
import { type DistanceGrid, gridOf } from './distance-grid.ts'
import { compileKit, type SolidBody } from './solid-body.ts'

/** A solid's compiled body and its position. */
export type StandingBody = {
  readonly solid: Solid
  readonly body: SolidBody
  /** From object space to world: rotate by (cos, sin), scale, then move to `solid.position`. */
  readonly cos: number
  readonly sin: number
  readonly scale: number
  readonly perScale: number
  /** Bounding sphere, world space. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly radius: number
}

/** A solid prepared for ray marching. */
export type PlacedSolid = StandingBody & { readonly grid: DistanceGrid }

export function placeSolid(solid: Solid, view: View): PlacedSolid {
  const standing = standSolid(solid)
  const { x, y, z, radius } = standing
  return { ...standing, grid: gridOf(standing.body, gridResolution(view, x, y, z, radius)) }
}

export function standSolid(solid: Solid): StandingBody {
  const body = compileKit(solid.kit)
  const cos = Math.cos(solid.yaw)
  const sin = Math.sin(solid.yaw)
  const [cx, cy, cz] = body.center
  const { scale, position } = solid
  const x = position[0] + (cx * cos + cz * sin) * scale
  const y = position[1] + cy * scale
  const z = position[2] + (cz * cos - cx * sin) * scale
  const radius = body.radius * scale
  return { solid, body, cos, sin, scale, perScale: 1 / scale, x, y, z, radius }
}

/** Radius of a bounding sphere in the picture, pixels. */
export function radiusInPixels(view: View, { x, y, z, radius }: Pick<PlacedSolid, 'x' | 'y' | 'z' | 'radius'>): number {
  const dx = x - view.x
  const dy = y - view.y
  const dz = z - view.z
  const away = Math.max(radius, Math.sqrt(dx * dx + dy * dy + dz * dz))
  return radius * pixelsPerMeter(view, away)
}

/** Cells along the longest side, by the body's share of the picture (not by pixels, so that a preview and its picture share one grid). */
function gridResolution(view: View, x: number, y: number, z: number, radius: number): number {
  const share = (2 * radiusInPixels(view, { x, y, z, radius })) / Math.min(view.width, view.height)
  return share > 0.5 ? 60 : share > 0.25 ? 48 : share > 0.12 ? 36 : share > 0.05 ? 24 : 16
}
