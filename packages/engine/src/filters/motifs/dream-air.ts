import { smoothstep } from '../../render/noise.ts'
import { type Ink, inkOf, mix, mixInk, type Picture } from '../picture.ts'
import { paintShape } from '../shape.ts'
import { bezierPoints, splatCurve, splatDisc } from '../splat.ts'
import { addGlassSphere } from './glass-sphere.ts'

const SHADE: Ink = [0.03, 0.04, 0.08]
const APPLE = inkOf('#8fc23c')
const APPLE_DARK = inkOf('#2f5a1a')
const APPLE_BLUSH = inkOf('#d9d060')
const STEM = inkOf('#4a2f1a')
const FISH = ['#ff7a4a', '#ffc24a', '#38b6b0', '#f2f0e4', '#e2506a'].map(inkOf)
const DUSK = inkOf('#3a2c5a')
const PLANET = [inkOf('#f2cf9c'), inkOf('#c77a5a'), inkOf('#e8a870')]
const SKY = inkOf('#4f9fe0')
const WHITE = inkOf('#fdfaf2')
const PUPIL = inkOf('#0b0a12')

/** Where floating things are placed: the side of the picture (-1 or 1), and the line of their shadows, in pixels. */
export type DreamAir = { readonly side: number; readonly ground: number; readonly unit: number; readonly random: () => number }

function dropShadow(picture: Picture, x: number, ground: number, radius: number): void {
  paintShape(
    picture,
    [x - radius * 1.4, ground - radius, x + radius * 1.4, ground + radius],
    (px, py) => (Math.hypot((px - x) / 1.3, (py - ground) / 0.22) - radius) * 0.3,
    SHADE,
    0.26,
  )
}

/** Three glass balls of different sizes. */
export function hangSpheres(picture: Picture, { side, ground, random }: DreamAir): void {
  const { width, height } = picture
  const shorter = Math.min(width, height)
  for (const [across, above, size] of [
    [0.36, 0.3, 0.1],
    [0.2, 0.13, 0.05],
    [0.42, 0.56, 0.06],
  ] as const) {
    const radius = shorter * size * (0.9 + 0.25 * random())
    const x = width / 2 + side * width * across + (random() - 0.5) * shorter * 0.05
    const y = height * above + (random() - 0.5) * shorter * 0.05
    dropShadow(picture, x, ground, radius)
    addGlassSphere(picture, x, y, radius)
  }
}

/** A shoal of fish swimming through the air. */
export function swimFish(picture: Picture, { side, unit, random }: DreamAir): void {
  const { width, height } = picture
  const shorter = Math.min(width, height)
  const first = Math.floor(random() * FISH.length)
  const count = 6 + Math.floor(random() * 3)
  for (let k = 0; k < count; k++) {
    const t = k / (count - 1)
    const size = shorter * (0.04 + 0.035 * random())
    const x = width / 2 + side * width * (0.06 + 0.4 * t) + (random() - 0.5) * shorter * 0.05
    const y = height * (0.14 + 0.34 * t ** 1.3) + (random() - 0.5) * shorter * 0.2
    const turn = side * (0.35 + 0.3 * t) + (random() - 0.5) * 0.4
    const own = FISH[(first + (k % 3)) % FISH.length]
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const local = (px: number, py: number): readonly [number, number] => [
      (((px - x) * cos + (py - y) * sin) / size) * -side,
      ((py - y) * cos - (px - x) * sin) / size,
    ]
    const body = (px: number, py: number): number => {
      const [u, v] = local(px, py)
      // Blunt at the head, tapering toward the forked tail fin.
      const girth = 0.5 * Math.sqrt(Math.max(0, 1 - u * u)) * (1 + 0.35 * u)
      const trunk = Math.max(Math.abs(v) - girth, Math.abs(u) - 1)
      const fin = Math.max(Math.abs(v) - (-0.72 - u) * 0.75, -1.5 - u + Math.abs(v) * -0.45 + 0.2, u + 0.72)
      const back = Math.max(Math.abs(u + 0.1 - v * 0.3) - 0.35 - v * 0.4, -v - 0.62, v)
      return Math.min(trunk, fin, back) * size
    }
    paintShape(picture, [x - size * 1.7, y - size * 1.7, x + size * 1.7, y + size * 1.7], body, (px, py) => {
      const [u, v] = local(px, py)
      const scales = 0.08 * Math.sin(u * 26) * Math.sin(v * 30)
      const dark = smoothstep(0.1, -0.5, v) * 0.45 + (Math.abs(u - 0.42) < 0.03 ? 0.35 : 0)
      const ink = mixInk(mixInk(own, WHITE, smoothstep(0.02, 0.4, v) * 0.6), DUSK, Math.max(0, dark + scales))
      return ink
    })
    const ex = x + -side * (0.66 * cos * size) + 0.1 * sin * size
    const ey = y + -side * (0.66 * sin * size) - 0.1 * cos * size
    splatDisc(picture, ex, ey, size * 0.1, WHITE, 1, 0)
    splatDisc(picture, ex, ey, Math.max(unit, size * 0.055), PUPIL, 1, 0)
  }
}

/** A huge weightless apple. */
export function hangApple(picture: Picture, { side, ground, unit, random }: DreamAir): void {
  const { width, height } = picture
  const radius = Math.min(width, height) * (0.105 + 0.03 * random())
  const x = width / 2 + side * width * (0.31 + 0.04 * random())
  const y = height * (0.26 + 0.1 * random())
  dropShadow(picture, x, ground, radius)
  const away = (px: number, py: number): number => {
    const u = (px - x) / radius
    const v = (py - y) / radius
    const angle = Math.atan2(u, -v)
    const dimple = 0.24 * Math.exp(-(angle * angle) / 0.16)
    const foot = 0.1 * Math.exp(-((Math.PI - Math.abs(angle)) ** 2) / 0.08)
    return (Math.hypot(u * (1 + 0.1 * v), v) - (1 - dimple - foot)) * radius
  }
  paintShape(picture, [x - radius * 1.2, y - radius * 1.2, x + radius * 1.2, y + radius * 1.2], away, (px, py) => {
    const u = (px - x) / radius
    const v = (py - y) / radius
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const light = -u * 0.5 - v * 0.55 + z * 0.67
    const hollow = smoothstep(0.34, 0.05, Math.hypot(u, (v + 0.76) * 1.8)) * 0.5
    const base = mixInk(APPLE, APPLE_BLUSH, smoothstep(-0.2, 0.7, u * 0.6 - v * 0.3) * 0.6)
    const lit = mixInk(APPLE_DARK, base, smoothstep(-0.5, 0.75, light) * (1 - hollow))
    const bounce = smoothstep(0.55, 1, v) * 0.12
    const glint = smoothstep(0.24, 0.05, Math.hypot(u + 0.4, v + 0.42)) * 0.8
    return [mix(lit[0] + bounce, 1, glint), mix(lit[1] + bounce, 1, glint), mix(lit[2] + bounce, 1, glint)]
  })
  const tip: readonly [number, number] = [x + radius * 0.12, y - radius * 1.12]
  const root: readonly [number, number] = [x, y - radius * 0.68]
  splatCurve(picture, bezierPoints(root, [x, y - radius * 0.85], [x, y - radius], tip, 8), 3.4 * unit, 5 * unit, STEM, 1)
  const lx = x + radius * 0.34
  const ly = y - radius * 0.98
  paintShape(
    picture,
    [lx - radius * 0.4, ly - radius * 0.3, lx + radius * 0.4, ly + radius * 0.3],
    (px, py) => {
      const u = (px - lx) / radius
      const v = (py - ly) / radius + u * 0.25
      return (Math.abs(v) - 0.15 * Math.cos(Math.min(1.57, Math.abs(u) * 4.6))) * radius * 0.8
    },
    (_px, py) => mixInk(APPLE, APPLE_DARK, 0.35 + 0.5 * smoothstep(ly - radius * 0.1, ly + radius * 0.1, py)),
  )
}

/** Painted on the open sky only, which `open` marks. */
export type OpenSky = (x: number, y: number) => boolean

/** A planet with a ring, unnaturally close. */
export function hangPlanet(picture: Picture, { side, random }: DreamAir, open: OpenSky): void {
  const { width, height } = picture
  const radius = Math.min(width, height) * (0.15 + 0.06 * random())
  const x = width / 2 + side * width * (0.16 + 0.1 * random())
  const y = height * (0.2 + 0.06 * random())
  const tilt = side * (0.3 + 0.25 * random())
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const bounds = [x - radius * 2, y - radius * 2, x + radius * 2, y + radius * 2] as const
  const ring = (front: boolean): void =>
    paintShape(
      picture,
      bounds,
      (px, py) => {
        const u = ((px - x) * cos + (py - y) * sin) / radius
        const v = ((py - y) * cos - (px - x) * sin) / radius
        if (v > 0 !== front || !open(px, py)) return 1
        return (Math.abs(Math.hypot(u, v / 0.24) - 1.55) - 0.27) * radius * 0.3
      },
      (px, py) => {
        const u = ((px - x) * cos + (py - y) * sin) / radius
        const v = ((py - y) * cos - (px - x) * sin) / radius
        return mixInk(PLANET[0], PLANET[1], 0.5 + 0.5 * Math.sin(Math.hypot(u, v / 0.24) * 42))
      },
      0.8,
    )
  ring(false)
  paintShape(
    picture,
    bounds,
    (px, py) => (open(px, py) ? Math.hypot(px - x, py - y) - radius : 1),
    (px, py) => {
      const u = (px - x) / radius
      const v = (py - y) / radius
      const across = v * cos - u * sin
      const bands = 0.5 + 0.5 * Math.sin(across * 13 + Math.sin(u * 4) * 0.5)
      const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
      const night = smoothstep(0.5, -0.45, u * -side * 0.75 - v * 0.35 + z * 0.5)
      return mixInk(mixInk(PLANET[0], mixInk(PLANET[1], PLANET[2], bands), 0.35 + 0.5 * bands), DUSK, night * 0.85)
    },
    0.94,
  )
  ring(true)
}

/** An eye in the sky, with a midday sky in it. */
export function openEye(picture: Picture, { side, unit, random }: DreamAir, open: OpenSky): void {
  const { width, height } = picture
  const half = Math.min(width, height) * (0.19 + 0.04 * random())
  const x = width / 2 + side * width * 0.2
  const y = height * 0.2
  const rise = half * 0.56
  // Two arcs that meet in the corners.
  const arc = (half * half + rise * rise) / (2 * rise)
  const almond = (px: number, py: number): number => Math.hypot(px - x, Math.abs(py - y) + arc - rise) - arc
  const shown =
    (grow: number) =>
    (px: number, py: number): number =>
      open(px, py) ? almond(px, py) - grow : 1
  const bounds = [x - half * 1.2, y - half, x + half * 1.2, y + half] as const
  paintShape(picture, bounds, shown(9 * unit), DUSK, 0.45)
  paintShape(picture, bounds, shown(4 * unit), PUPIL, 0.8)
  const iris = rise * 0.93
  paintShape(picture, bounds, shown(0), (px, py) => {
    const u = (px - x) / iris
    const v = (py - y) / iris
    const r = Math.hypot(u, v)
    const lid = smoothstep(-0.2, -1.05, v) * 0.4
    if (r > 1) return mixInk(WHITE, PLANET[1], Math.min(0.5, lid + smoothstep(1.4, 2, r) * 0.3))
    if (r < 0.36) {
      const glint = smoothstep(0.12, 0.07, Math.hypot(u + 0.13, v + 0.14))
      return mixInk(PUPIL, WHITE, glint)
    }
    const cloud = Math.sin(u * 5 + Math.sin(v * 7 + 1) * 1.2) * Math.sin(v * 6.3 + u * 1.7)
    const sky = mixInk(mixInk(SKY, WHITE, smoothstep(-0.9, 1, v) * 0.45), WHITE, smoothstep(0.1, 0.55, cloud) * 0.85)
    return mixInk(mixInk(sky, PUPIL, smoothstep(0.86, 1, r) * 0.7), PUPIL, lid * 0.5)
  })
}
