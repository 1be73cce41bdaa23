import { windowed } from '../../../kits/buildings/facade.ts'
import { type Face, glow, masonry, matte, plain, plaster, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { triples } from '../../../kits/tuples.ts'
import { smoothstep } from '../../../render/noise.ts'
import type { PointLight, Rgb } from '../../../render/scene.ts'
import { avenue } from '../../scenery/streets.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Plaster of old houses by the water. */
const PLASTER: readonly Rgb[] = triples([0.5, 0.17, 0.1, 0.58, 0.36, 0.16, 0.56, 0.27, 0.2, 0.55, 0.47, 0.34, 0.36, 0.19, 0.14, 0.52, 0.42, 0.24])
const SHUTTERS: readonly Rgb[] = triples([0.06, 0.16, 0.1, 0.1, 0.17, 0.22, 0.16, 0.08, 0.05])
/** How far the walls reach under the quay's level. */
const FOOT = 1
/** Height of a quay over the water. */
const QUAY = 0.7
const STEPS = 11

/** A house front: arched windows with shutters, and stone below that the water has darkened. */
function palace(seed: number, length: number, night: boolean): Face {
  const wall = plaster(PLASTER[seed % PLASTER.length])
  const stone = masonry([0.3, 0.28, 0.25], [0.42, 0.39, 0.34], 0.7, 0.3)
  const front: Face = (axis, u, v, x, y, z, out) => {
    if (v > FOOT + 1.1) wall(axis, u, v, x, y, z, out)
    else stone(axis, u, v, x, y, z, out)
    const dry = 0.35 + 0.65 * smoothstep(0.2, 1.3, v)
    for (let c = 0; c < 3; c++) out[c] *= dry
    if (axis !== 1) waterGate(u, v, seed, night, out)
  }
  return windowed(front, length, night, { sill: FOOT + 1.5, storey: 2.9, rows: 5, bay: 1.75, width: 0.82, height: 1.75, frame: [0.6, 0.56, 0.48], lit: 0.55,
    arched: true, shutters: SHUTTERS[seed % SHUTTERS.length], seed: seed % 71 })
}

/** Width and height of a gate at the water, and one in so many meters. */
const GATE = { wide: 1.5, tall: 2.5, every: 5.25 } as const

/** An arched door whose steps go down into the water: stone around it, planks or a lit hall within. */
function waterGate(u: number, v: number, seed: number, night: boolean, out: Float64Array): void {
  const along = u + (seed % 3) * 1.75
  const k = Math.floor(along / GATE.every)
  const x = along - (k + 0.5) * GATE.every
  const y = v - FOOT + 0.3
  const spring = GATE.tall - GATE.wide / 2
  const away = y < spring ? Math.abs(x) : Math.hypot(x, y - spring)
  const edge = away - GATE.wide / 2
  if (y < 0 || edge > 0.2) return
  if (edge > 0) {
    matte(out, 0.6, 0.57, 0.5)
    return
  }
  const open = (k + seed) % 3 === 0
  const plank = Math.abs((x * 4) % 1) < 0.12 ? 0.6 : 1
  if (open && night) {
    matte(out, 0.05, 0.04, 0.03)
    glow(out, 0.9, 0.55, 0.22)
  } else if (open) matte(out, 0.012, 0.011, 0.014)
  else matte(out, 0.05 * plank, 0.13 * plank, 0.1 * plank, 0.2)
}

/** A stepped bridge over the water, from quay to quay. */
function bridge(half: number, z: number, night: boolean): Slab[] {
  const step = (2 * half) / STEPS
  const stone = masonry([0.34, 0.31, 0.27], [0.48, 0.44, 0.38], 0.6, 0.26)
  const rise = half * 0.24
  return Array.from({ length: STEPS }, (_, i) => {
    const x = -half + i * step
    const under = 0.5 + rise * Math.cos(((x + step / 2) / half) * (Math.PI / 2))
    return [
      slab(x, under, z, x + step, under + 0.55, z + 2.4, stone),
      slab(x, under + 0.55, z, x + step, under + 1.35, z + 0.16, night ? plain([0.3, 0.28, 0.25]) : stone)]
  }).flat()
}

/** A striped pole that boats are tied to. */
const pole: Face = (_axis, u, v, _x, _y, _z, out) => {
  const isRed = (((v + u * 0.8) % 0.5) + 0.5) % 0.5 < 0.25
  matte(out, isRed ? 0.5 : 0.7, isRed ? 0.05 : 0.68, isRed ? 0.05 : 0.62, 0.15)
}

function poles(stage: Stage, half: number, water: number): Slab[] {
  return [0.4, 2.6, 6.5, 11].flatMap((k, i) => {
    const z = stage.clearDepth + 1.6 + k
    const top = 1.5 + ((stage.seed + i) % 3) * 0.25
    return (i + stage.seed) % 3 === 0
      ? [-1, 1].map((side) => mooring(side * (half - 0.7), z, water, top))
      : [mooring((i % 2 ? 1 : -1) * (half - 0.8), z, water, top)]
  })
}

function mooring(x: number, z: number, water: number, top: number): Slab {
  return slab(x - 0.07, water - 1, z - 0.07, x + 0.07, water + top, z + 0.07, pole)
}

/** Water between two rows of old houses. Who does not float stands on a quay before it. */
export const canal = defineSetting(
  'canal',
  { footing: (category) => (category === 'vehicle' || category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 1.9, horizon: 0.52 } },
  (stage) => {
    const night = stage.night || stage.time === 'dusk'
    const onQuay = !stage.empty && stage.footing === 'ground'
    const water = onQuay ? -QUAY : 0
    const half = Math.max(4.2, stage.groupHalfWidth + 1.6, Math.min(8, stage.halfWidthAt(stage.clearDepth + 3) * 0.9))
    const fronts = avenue(stage, { half, low: 8, high: 13, face: (seed, length) => palace(Math.abs(seed), length, night) }).map((front) => ({ ...front,
      min: [front.min[0], front.min[1] - FOOT, front.min[2]] as const }))
    const edge = stage.clearDepth + 1.1 * stage.reach
    const quay = onQuay
      ? [
          shadowless(-half, -3, -stage.distance - 4, half, 0, edge, tiles([0.3, 0.28, 0.25], [0.34, 0.32, 0.29], 0.7, stage.rain ? 0.5 : 0.06)),
          shadowless(-half, 0, edge - 0.35, half, 0.1, edge, plain([0.5, 0.47, 0.42]))]
      : []
    const across = Math.max(edge, stage.clearDepth) + 13
    return {
      ground: () => (onQuay ? 0 : -0.05 * Math.max(0.8, stage.reach)),
      boxes: [...fronts, ...quay, ...bridge(half + 0.6, across, night), ...poles(stage, half, water)],
      water: { y: water, color: [0.015, 0.085, 0.075], ripple: 0.05 },
      lights: night ? lamps(stage, half) : [],
      wetness: stage.rain ? 0.7 : 0,
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.006) }),
    }
  })

/** Warm light from the houses, on the walls and in the water. */
function lamps(stage: Stage, half: number): PointLight[] {
  return [1.5, 6, 11, 17].map((k, i) => ({ position: [(i % 2 ? 1 : -1) * (half - 0.6), 2.6, stage.clearDepth + k], color: [2.2, 1.35, 0.6], radius: 10 }))
}
