import { createRandom, smoothstep } from '../../render/noise.ts'
import { type Ink, inkOf, mixInk, type Picture } from '../picture.ts'
import { paintShape } from '../shape.ts'
import { splatDisc } from '../splat.ts'

const NIGHT_TOP = inkOf('#060a2a')
const NIGHT_LOW = inkOf('#3a3f9c')
const MOON = inkOf('#fff2c8')
const WOOD = inkOf('#d8b98a')
const WOOD_DARK = inkOf('#6e4a2a')
const STONE = inkOf('#e9dcc4')
const STONE_DARK = inkOf('#8a7560')
const FACE = inkOf('#fbf3dc')
const GILT = inkOf('#d9a441')
const GILT_DARK = inkOf('#7a4c14')
const INK = inkOf('#221a22')
const SHADE: Ink = [0.04, 0.05, 0.1]

/** Where a thing stands: the center of its foot, its height, and the side of the subject (-1 or 1), in pixels. */
export type DreamSpot = {
  readonly x: number
  readonly foot: number
  readonly tall: number
  readonly side: number
  readonly unit: number
  readonly seed: number
}

function throwShadow(picture: Picture, { x, foot, tall, side }: DreamSpot, half: number): void {
  paintShape(
    picture,
    [x - half - tall, foot, x + half + tall, foot + tall * 0.34],
    (px, py) => Math.abs(px - x + (py - foot) * side * 1.32) - half,
    SHADE,
    0.42,
  )
}

const box =
  (left: number, top: number, right: number, bottom: number) =>
  (x: number, y: number): number =>
    Math.max(left - x, x - right, top - y, y - bottom)

/** A door frame with only stars behind it, casting a long shadow. */
export function openDoor(picture: Picture, spot: DreamSpot): void {
  const { x: cx, foot, tall, unit, seed } = spot
  const wide = tall * 0.46
  const left = cx - wide / 2
  const top = foot - tall
  const beam = 9 * unit
  throwShadow(picture, spot, wide * 0.56)
  const frame = (grow: number) => box(left - grow, top - grow, left + wide + grow, foot)
  const bounds = [left - beam * 3, top - beam * 3, left + wide + beam * 3, foot + 1] as const
  paintShape(picture, bounds, frame(beam * 1.35), WOOD_DARK)
  paintShape(picture, bounds, frame(beam), (x, y) => mixInk(WOOD, WOOD_DARK, smoothstep(left, left + wide, x) * 0.5 + (y < top ? 0.12 : 0)))
  paintShape(picture, bounds, frame(0), (_x, y) => mixInk(NIGHT_TOP, NIGHT_LOW, smoothstep(top, foot, y)))
  const random = createRandom(seed + 88)
  for (let k = 0; k < 70; k++) {
    const x = left + wide * (0.04 + 0.92 * random())
    const y = top + tall * (0.03 + 0.9 * random())
    splatDisc(picture, x, y, (0.6 + random() ** 5 * 2.4) * unit, MOON, 0.4 + 0.6 * random(), 0.6)
  }
  const r = wide * 0.2
  const mx = cx + wide * 0.08
  const my = top + tall * 0.22
  paintShape(
    picture,
    [mx - r, my - r, mx + r, my + r],
    (x, y) => Math.max(Math.hypot(x - mx, y - my) - r, r * 0.92 - Math.hypot(x - mx - r * 0.45, y - my + r * 0.2)),
    MOON,
  )
}

/** A block with a soft metal watch draped over its edge. */
export function drapeClock(picture: Picture, spot: DreamSpot): void {
  const { x: cx, foot, tall, unit } = spot
  const half = tall * 0.33
  const edge = foot - tall * 0.62
  const deep = tall * 0.15
  throwShadow(picture, spot, half)
  paintShape(picture, [cx - half - 1, edge, cx + half + 1, foot + 1], box(cx - half, edge, cx + half, foot), (x, y) =>
    mixInk(STONE, STONE_DARK, 0.25 + 0.5 * smoothstep(cx - half, cx + half, x) + 0.2 * smoothstep(edge, foot, y)),
  )
  paintShape(
    picture,
    [cx - half, edge - deep, cx + half, edge],
    (x, y) => Math.max(Math.abs(x - cx) - half + (edge - y) * 0.5, edge - deep - y, y - edge),
    STONE,
  )
  const radius = tall * 0.3
  /** Coordinates on the watch: it lies flat up to the edge and hangs down from there. */
  const onWatch = (x: number, y: number): readonly [number, number] => {
    const u = (x - cx) / radius
    const v = (y - edge) / radius
    return v < 0 ? [u * (1 - v * 0.35), v / 0.42] : [u * (1 - 0.08 * v), v / (1.2 + 0.34 * Math.sin(u * 3.4 + 0.9))]
  }
  const bounds = [cx - radius * 1.1, edge - radius * 0.5, cx + radius * 1.1, edge + radius * 2] as const
  const away = (x: number, y: number): number => {
    const [u, v] = onWatch(x, y)
    return (Math.hypot(u, v) - 1) * radius * 0.6
  }
  paintShape(picture, bounds, (x, y) => away(x - 5 * unit, y - 5 * unit), SHADE, 0.35)
  paintShape(picture, bounds, away, (x, y) => {
    const [u, v] = onWatch(x, y)
    const r = Math.hypot(u, v)
    const hanging = y > edge ? 0.82 + 0.12 * Math.sin(u * 5 + 1) : 1
    const angle = Math.atan2(u, -v)
    if (r > 0.85) return mixInk(GILT_DARK, GILT, (0.55 + 0.45 * Math.sin(angle * 2 + r * 20)) * hanging)
    const hour = (angle / (Math.PI * 2)) * 12
    const offHour = Math.abs(hour - Math.round(hour)) * 0.52 * r
    const marked = r > 0.64 && r < 0.78 && offHour < 0.035
    const hand = handAway(u, v, 0.9, 0.42) < 0.05 || handAway(u, v, -0.75, 0.62) < 0.032 || r < 0.07
    return marked || hand ? INK : [FACE[0] * hanging, FACE[1] * hanging, FACE[2] * hanging]
  })
}

/** Distance from a watch hand that points at `angle`, in radii of the watch. */
function handAway(u: number, v: number, angle: number, length: number): number {
  const along = u * Math.sin(angle) - v * Math.cos(angle)
  const t = Math.min(length, Math.max(0, along))
  return Math.hypot(u - Math.sin(angle) * t, v + Math.cos(angle) * t)
}

const STEPS = 9

/** Stone slabs that climb into the air and lead nowhere. */
export function raiseStairs(picture: Picture, spot: DreamSpot): void {
  const { x, foot, tall, side } = spot
  for (let k = 0; k < STEPS; k++) {
    const size = tall * 0.17 * 0.93 ** k
    const cx = x - side * tall * 0.42 + side * tall * 0.12 * k * 0.97 ** k
    const cy = foot - tall * 0.08 - tall * 0.155 * k * 0.975 ** k
    const thick = size * 0.34
    const haze = k * 0.035
    paintShape(
      picture,
      [cx - size, foot - size * 0.2, cx + size, foot + size * 0.5],
      (px, py) => (Math.hypot((px - cx) / 1.3, (py - foot - size * 0.14) / 0.2) - size * 0.7) * 0.3,
      SHADE,
      0.22 * 0.8 ** k,
    )
    const bounds = [cx - size * 1.3, cy - size, cx + size * 1.3, cy + size] as const
    paintShape(picture, bounds, box(cx - size, cy, cx + size, cy + thick), (px) =>
      mixInk(mixInk(STONE_DARK, INK, 0.15 + 0.25 * smoothstep(cx - size, cx + size, px)), STONE, haze),
    )
    const top = size * 0.36
    paintShape(
      picture,
      bounds,
      (px, py) => Math.max(Math.abs(px - cx) - size + (cy - py) * 0.6, cy - top - py, py - cy),
      (_px, py) => mixInk(STONE, STONE_DARK, 0.3 * smoothstep(cy, cy - top, py)),
    )
  }
}
