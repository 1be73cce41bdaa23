import { hipRoof, signPanel, windowed } from '../../kits/buildings/facade.ts'
import { type Face, glow, masonry, matte, plain, plaster, type Slab, shadowless, slab } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { fbm } from '../../render/noise.ts'
import type { PointLight, Rgb, Solid } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'
import { streetLamp } from './furnishings.ts'
import { NEON } from './neon-signs.ts'

/** Wall colors of a town, dark to bright. */
const TOWN: readonly (readonly [Rgb, Rgb])[] = [[[0.2, 0.075, 0.05], [0.33, 0.14, 0.085]], [[0.12, 0.1, 0.1], [0.21, 0.18, 0.155]],
  [[0.26, 0.19, 0.12], [0.4, 0.31, 0.2]], [[0.15, 0.1, 0.075], [0.26, 0.17, 0.12]], [[0.16, 0.17, 0.18], [0.28, 0.29, 0.3]]]

/**
 * Asphalt with a sidewalk on both sides; `walk` is where the sidewalk begins, meters from the middle (x) or in depth (z). No line is painted
 * within the depths `stand`.
 */
export function pavement(alongX: boolean, walk: number, wet: boolean, stand?: readonly [number, number]): Face {
  const dark = wet ? 0.55 : 1
  return (axis, _u, _v, x, _y, z, out) => {
    const d = alongX ? z : Math.abs(x)
    const n = fbm(x * 9, z * 9, 3)
    if (axis === 1 && d > walk) {
      const fu = Math.abs(x * 1.6 - Math.round(x * 1.6))
      const fv = Math.abs(z * 1.6 - Math.round(z * 1.6))
      const tone = 0.2 * (fu < 0.03 || fv < 0.03 ? 0.5 : 1) * (0.7 + 0.6 * n) * dark
      matte(out, tone, tone * 0.97, tone * 0.94, wet ? 0.5 : 0.06)
      return
    }
    const taken = stand !== undefined && z > stand[0] && z < stand[1]
    const line = !alongX && !taken && Math.abs(x) < 0.07 && ((z % 3) + 3) % 3 < 1.6
    const tone = line ? 0.5 * dark : 0.085 * (0.65 + 0.75 * n) * dark
    matte(out, tone, tone, tone * 1.04, wet ? 0.5 : 0.05)
  }
}

/** Ground floor of a street house: a shop window under a painted sign. */
export function withShop(wall: Face, night: boolean, seed: number): Face {
  const paints: readonly Rgb[] = triples([0.05, 0.13, 0.1, 0.22, 0.05, 0.05, 0.05, 0.09, 0.2, 0.26, 0.18, 0.06])
  const paint = paints[Math.abs(seed) % paints.length]
  return (axis, u, v, x, y, z, out) => {
    if (axis === 1 || v > 3) return wall(axis, u, v, x, y, z, out)
    matte(out, paint[0], paint[1], paint[2], 0.1)
    const bay = u % 2.3
    if (v > 0.55 && v < 2.35 && bay > 0.2 && bay < 2.1) {
      if (Math.abs(bay - 1.15) < 0.03 || v < 0.6) return
      const goods = 0.78 + 0.22 * fbm(u * 1.3 + seed, v * 2.2, 3) - (v < 1.05 ? 0.35 : 0)
      if (night) {
        matte(out, 0.02, 0.02, 0.02, 0.3)
        const hung = v > 1.9 ? 0.5 : 1
        glow(out, 0.85 * goods * hung, 0.5 * goods * hung, 0.2 * goods * hung)
      } else {
        matte(out, 0.07, 0.09, 0.11, 0.7)
        glow(out, 0.1 * goods, 0.11 * goods, 0.12 * goods)
      }
    } else if (v > 2.5 && v < 2.9) matte(out, paint[0] * 0.4, paint[1] * 0.4, paint[2] * 0.4)
  }
}

function house(stage: Stage, seed: number, width: number): Face {
  const [dark, bright] = TOWN[Math.abs(seed) % TOWN.length]
  const wall = seed % 3 === 1 ? plaster([bright[0] * 1.5, bright[1] * 1.5, bright[2] * 1.5]) : masonry(dark, bright, 0.34, 0.13)
  const glazed = windowed(wall, width, stage.night || stage.time === 'dusk', { sill: 3.9, storey: 2.7, rows: 6, bay: 1.7, width: 0.85, height: 1.5,
    frame: [0.46, 0.42, 0.36], lit: 0.45, seed: Math.abs(seed) % 71, light: seed % 4 === 0 ? [0.6, 0.8, 1.1] : [1.4, 0.8, 0.32] })
  return withShop(glazed, stage.night || stage.time === 'dusk' || stage.rain, seed)
}

/** Depth of the house fronts if no building is behind the subjects. */
const BESIDE = -2.3

/** A row of houses behind the subjects, or beside a building that is the subject; lamps stand on the sidewalk. */
export function frontRow(stage: Stage,
  face: Avenue['face'] = townFace(stage)): { readonly slabs: Slab[]; readonly solids: Solid[]; readonly lights: PointLight[] } {
  const slabs: Slab[] = []
  const lit = stage.night || stage.time === 'dusk' || stage.rain
  const { backdrop } = stage
  const front = backdrop?.front ?? BESIDE
  const middle = backdrop?.x ?? 0
  const reach = stage.halfWidthAt(front) * 1.3 + 12
  const gap = backdrop ? backdrop.half + 0.06 : stage.hasBuilding ? stage.groupHalfWidth + 0.06 : 0
  for (const side of gap > 0 ? [-1, 1] : [1]) {
    let at = gap > 0 ? gap : -reach
    let i = 0
    while (at < reach) {
      const seed = stage.seed * 3 + i * 5 + side * 2 + 40
      const width = 5.1 + ((seed * 7) % 5) * 0.85
      const height = 8.5 + ((seed * 11) % 6) * 0.8
      const z = front + ((seed * 5) % 4) * 0.22
      const x0 = middle + (side > 0 ? at : -at - width)
      slabs.push(slab(x0, 0, z, x0 + width, height, z + 8, face(seed, width)))
      slabs.push(slab(x0 - 0.06, height, z - 0.18, x0 + width + 0.06, height + 0.3, z + 8, plain(stage.snow ? [0.84, 0.88, 0.95] : [0.1, 0.09, 0.085])))
      at += width + 0.02
      i++
    }
  }
  const solids: Solid[] = []
  const lights: PointLight[] = []
  if (lit && (stage.light.has('neon') || stage.props.has('neon-signs'))) hangNeon(stage, front, gap, slabs, lights)
  if (stage.allows('lights')) {
    const place = Math.max(stage.groupHalfWidth + 1.2, stage.halfWidthAt(front - 1.6) * 0.66)
    for (const x of [-place, place]) {
      solids.push(streetLamp(x, front - 1.7, lit))
      if (lit) lights.push({ position: [x, 3.2, front - 1.95], color: [2.2, 1.4, 0.66], radius: 8 })
    }
  }
  return { slabs, solids, lights }
}

/** Neon signs on the neighbors of a building that is the subject. */
function hangNeon(stage: Stage, front: number, gap: number, slabs: Slab[], lights: PointLight[]): void {
  const words = [...stage.texts, 'HOTEL', 'BAR', 'JAZZ', 'OPEN']
  for (const side of [-1, 1]) {
    for (let i = 0; i < 2; i++) {
      const k = i * 2 + (side > 0 ? 1 : 0)
      const tone = NEON[(k + stage.seed) % NEON.length]
      const word = words[k % words.length]
      const width = Math.max(1.1, word.length * 0.4)
      const x = side * (gap + 0.9 + width / 2 + i * 3.4)
      const y = 3.15 + i * 1.5
      slabs.push(signPanel(x, y, front - 0.3, front - 0.18, width, 0.62, word, [0.012, 0.012, 0.02], [0.9, 0.9, 0.9], tone, 'sans'))
      lights.push({ position: [x, y, front - 1], color: [tone[0] * 0.6, tone[1] * 0.6, tone[2] * 0.6], radius: 7 })
    }
  }
}

type Avenue = {
  /** Half width of the street, min and max height of the walls, meters. */
  readonly half: number
  readonly low: number
  readonly high: number
  readonly face: (seed: number, length: number) => Face
}

/** A street that leads away from the viewer between two rows of walls. */
export function avenue(stage: Stage, plan: Avenue): Slab[] {
  const slabs: Slab[] = []
  for (const side of [-1, 1]) {
    let z = -stage.distance - 3
    let i = 0
    while (z < 95) {
      const seed = stage.seed * 5 + i * 7 + (side > 0 ? 31 : 0)
      const length = 6 + ((seed * 13) % 5)
      const height = plan.low + (((seed * 17) % 10) / 10) * (plan.high - plan.low)
      const inset = ((seed * 3) % 3) * 0.25
      const x0 = side > 0 ? plan.half + inset : -plan.half - inset - 9
      slabs.push(shadowless(x0, 0, z, x0 + 9, height, z + length - 0.05, plan.face(seed, length)))
      z += length
      i++
    }
  }
  return slabs
}

const CANVAS: readonly Rgb[] = triples([0.62, 0.07, 0.06, 0.05, 0.26, 0.18, 0.08, 0.16, 0.42, 0.75, 0.42, 0.05])

/** Striped awnings over shop windows on both sides of a street. */
export function awnings(stage: Stage, half: number): Slab[] {
  if (!stage.allows('awnings') || stage.light.has('neon')) return []
  return [0.5, 4.2, 8.6, 12.4, 17, 21.8, 27].flatMap((at, i) =>
    [-1, 1].map((side): Slab => {
      const tone = CANVAS[(i * 3 + stage.seed + (side > 0 ? 1 : 0)) % CANVAS.length]
      const z = stage.clearDepth - 1 + at + side * 0.8
      const face: Face = (_axis, _u, _v, _x, _y, wz, out) => {
        const pale = Math.abs(((wz / 0.5) % 1) - 0.5) < 0.25
        matte(out, pale ? 0.82 : tone[0], pale ? 0.79 : tone[1], pale ? 0.72 : tone[2])
      }
      const [x0, x1] = side > 0 ? [half - 1, half + 0.6] : [-half - 0.6, -half + 1]
      const lean = side > 0 ? { left: [0, 0.9] as const } : { right: [0, 0.9] as const }
      return { ...shadowless(x0, 2.45, z, x1, 3.05, z + 2.6, face), lean }
    }))
}

/** A clock tower at the end of a street without subjects. */
export function clockTower(stage: Stage): Slab[] {
  const z = stage.clearDepth + 74
  const half = 4.4
  const top = 2 * stage.halfHeightAt(z) * 0.3
  const wall = masonry([0.32, 0.27, 0.2], [0.46, 0.4, 0.31], 0.9, 0.42)
  const lit = stage.night || stage.time === 'dusk'
  const face: Face = (axis, u, v, x, y, wz, out) => {
    wall(axis, u, v, x, y, wz, out)
    const [dx, dy] = [x, y - (top - 3.6)]
    const away = Math.hypot(dx, dy)
    if (axis !== 2 || away > 2.6) {
      if (axis === 2 && Math.abs(Math.abs(x) - 3.9) < 0.3) matte(out, 0.5, 0.45, 0.36)
      return
    }
    const hour = Math.abs((((Math.atan2(dx, dy) / Math.PI) * 6 + 12.5) % 1) - 0.5)
    const hand = (Math.abs(dx) < 0.16 && dy > 0 && dy < 1.9) || (Math.abs(dy) < 0.18 && dx > 0 && dx < 1.3)
    if (away > 2.3 || hand || (away > 1.9 && hour < 0.12)) matte(out, 0.03, 0.03, 0.035)
    else {
      matte(out, 0.86, 0.82, 0.7)
      if (lit) glow(out, 1.3, 1.05, 0.6)
    }
  }
  const slate = plain([0.09, 0.11, 0.13])
  return [
    slab(-half, 0, z, half, top, z + 8, face),
    slab(-half - 0.5, top, z - 0.5, half + 0.5, top + 0.7, z + 8.5, plain([0.42, 0.37, 0.29])),
    ...hipRoof(-half, half, z, z + 8, top + 0.7, top * 0.45, slate)]
}

export const townFace = (stage: Stage): Avenue['face'] => (seed, length) => house(stage, seed, length)
