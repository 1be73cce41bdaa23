import type { View } from '../../scene-graph.ts'
import type { Framing } from '../camera.ts'
import { mannerOf } from './manner.ts'
import { pick, type Take } from './take.ts'

/** How a take's camera differs from the plain one: factors on its height, on the subjects' size and on the angle of its lens. */
type Shot = {
  readonly eye: number
  readonly fill: number
  readonly fov: number
  /** Where one subject stands from the middle, as a share of the picture's width, on the side it looks away from. */
  readonly aside: number
}

const SHOTS: readonly [Shot, Shot, Shot] = [
  // Close to the ground and to it, with a wide lens: it towers.
  { eye: 0.45, fill: 1.14, fov: 1.24, aside: 0 },
  // From above and from afar: it stands in its land.
  { eye: 2, fill: 0.6, fov: 1.25, aside: 0.2 },
  // Through a long lens, at one side.
  { eye: 1.12, fill: 0.84, fov: 0.5, aside: 0.13 },
]
const PLAIN: Shot = { eye: 1, fill: 1, fov: 1, aside: 0 }
/** Camera height over distance before several rows. */
const TILTS: readonly [number, number, number] = [0, 0.6, 0.22]
/** How far two pictures of one take differ, each way. */
const JITTER = 0.12
/** Room at the sides before a wide lens, as a share of the picture's width. */
const WIDE_MARGIN = 0.11
/** More would cut off horns and hats, or show a speck. */
const MAX_FILL = 0.74
/** Below it the camera would be in the grass; above it arrangements change to those seen from the air. */
const EYES = [0.24, 1.95] as const

export function shotOf(take: Take): Shot {
  const shot = pick(take, SHOTS)
  if (!shot) return PLAIN
  const jitter = (what: string) => 1 + JITTER * (2 * take.chance(what) - 1)
  return { eye: shot.eye * jitter('eye'), fill: shot.fill * jitter('fill'), fov: shot.fov * jitter('lens'), aside: shot.aside * jitter('aside') }
}

/** The framing as the take's camera sees it. A view that the prompt or the style asks for stays what it is. */
export function framedBy(take: Take, framing: Framing, view: View | undefined, count: number): Framing {
  if (take.other === undefined || framing.orthographic || view === 'aerial' || view === 'low-angle') return framing
  const shot = shotOf(take)
  if (view !== undefined) return { ...framing, fov: Math.max(0.3, framing.fov * shot.fov ** 0.5), reversed: mannerOf(take).isTurned }
  // Many need their room: a crowd is no smaller than it has to be.
  const calm = count > 6 ? 0 : count > 1 ? 0.5 : 1
  return {
    ...framing,
    eye: Math.min(EYES[1], Math.max(EYES[0], framing.eye * shot.eye)),
    fill: Math.min(Math.max(MAX_FILL, framing.fill), framing.fill * shot.fill ** calm),
    fov: count > 6 ? framing.fov : Math.min(1.05, Math.max(0.3, framing.fov * shot.fov ** calm)),
    reversed: mannerOf(take).isTurned,
    // A wide lens draws out what comes near.
    ...(shot.fov > 1 && count <= 6 ? { margin: Math.max(framing.margin ?? 0, WIDE_MARGIN) } : {}),
    ...(count > 2 ? { tilt: pick(take, TILTS) } : {}),
  }
}

/** The camera of a place alone: its height, the angle of its lens and where it shows the horizon. */
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

/** Which way the camera looks at a landscape, radians to the right of its middle. */
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
