import type { View } from '../../scene-graph.ts'
import type { Framing } from '../camera.ts'
import { mannerOf } from './manner.ts'
import { pick, type Take } from './take.ts'

/** A take's camera relative to the plain one: factors on its height, on the subjects' size and on the lens angle. */
type Shot = {
  readonly eye: number
  readonly fill: number
  readonly fov: number
  /** Offset of a single subject from the middle, as a share of the picture's width, to the side that it faces away from. */
  readonly aside: number
}

const SHOTS: readonly [Shot, Shot, Shot] = [
  // Near the ground and close up with a wide lens: the subject towers.
  { eye: 0.45, fill: 1.14, fov: 1.24, aside: 0 },
  // From above and far away: the subject stands in its landscape.
  { eye: 2, fill: 0.6, fov: 1.25, aside: 0.2 },
  // Through a long lens, off center.
  { eye: 1.12, fill: 0.84, fov: 0.5, aside: 0.13 },
]
const PLAIN: Shot = { eye: 1, fill: 1, fov: 1, aside: 0 }
/** Camera height over distance for several rows. */
const TILTS: readonly [number, number, number] = [0, 0.6, 0.22]
/** Max deviation between two pictures of the same take, in either direction. */
const JITTER = 0.12
/** Margin at the sides for a wide lens, as a share of the picture's width. */
const WIDE_MARGIN = 0.11
/** A larger fill would cut off horns and hats. */
const MAX_FILL = 0.74
/** Lower, the camera would be in the grass; higher, layouts switch to those seen from the air. */
const EYES = [0.24, 1.95] as const

export function shotOf(take: Take): Shot {
  const shot = pick(take, SHOTS)
  if (!shot) return PLAIN
  const jitter = (what: string) => 1 + JITTER * (2 * take.chance(what) - 1)
  return { eye: shot.eye * jitter('eye'), fill: shot.fill * jitter('fill'), fov: shot.fov * jitter('lens'), aside: shot.aside * jitter('aside') }
}

/** Adjusts the framing to the take's camera. A view that the prompt or the style asks for keeps its size and height. */
export function framedBy(take: Take, framing: Framing, view: View | undefined, count: number): Framing {
  if (take.other === undefined || framing.orthographic || view === 'aerial' || view === 'low-angle') return framing
  const shot = shotOf(take)
  if (view !== undefined) return { ...framing, fov: Math.max(0.3, framing.fov * shot.fov ** 0.5), reversed: mannerOf(take).isTurned }
  // Large groups need their space: a crowd is shown no smaller than necessary.
  const calm = count > 6 ? 0 : count > 1 ? 0.5 : 1
  return {
    ...framing,
    eye: Math.min(EYES[1], Math.max(EYES[0], framing.eye * shot.eye)),
    fill: Math.min(Math.max(MAX_FILL, framing.fill), framing.fill * shot.fill ** calm),
    fov: count > 6 ? framing.fov : Math.min(1.05, Math.max(0.3, framing.fov * shot.fov ** calm)),
    reversed: mannerOf(take).isTurned,
    // A wide lens stretches subjects close to it.
    ...(shot.fov > 1 && count <= 6 ? { margin: Math.max(framing.margin ?? 0, WIDE_MARGIN) } : {}),
    ...(count > 2 ? { tilt: pick(take, TILTS) } : {}),
  }
}

/** Camera of a place without subjects: its height, lens angle and horizon. */
export function vistaBy<T extends { readonly eye: number; readonly fov: number; readonly horizon: number }>(take: Take, vista: T, indoor: boolean): T {
  const shot = pick(take, indoor ? ROOM_VISTAS : VISTAS)
  if (!shot) return vista
  return {
    ...vista,
    eye: vista.eye * shot.eye,
    fov: Math.min(1.2, Math.max(0.4, vista.fov * shot.fov)),
    horizon: Math.min(0.74, Math.max(0.26, vista.horizon + shot.horizon)),
  }
}

/** Direction of the camera in a landscape, radians to the right of its middle. */
export const panOf = (take: Take): number => pick(take, PANS) ?? 0
const PANS: readonly [number, number, number] = [0.14, -0.1, -0.16]

type Vista = { readonly eye: number; readonly fov: number; readonly horizon: number }
const VISTAS: readonly [Vista, Vista, Vista] = [
  { eye: 0.6, fov: 1.15, horizon: 0.16 },
  { eye: 1.9, fov: 1.05, horizon: -0.16 },
  { eye: 1.2, fov: 0.7, horizon: 0.05 },
]
const ROOM_VISTAS: readonly [Vista, Vista, Vista] = [
  { eye: 0.75, fov: 1.12, horizon: 0.06 },
  { eye: 1.25, fov: 1, horizon: -0.06 },
  { eye: 1, fov: 0.78, horizon: 0 },
]
