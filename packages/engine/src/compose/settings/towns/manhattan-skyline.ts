import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { hipRoof } from '../../../kits/buildings/facade.ts'
import { type Face, glow, masonry, matte, plain, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { hash2 } from '../../../render/noise.ts'
import type { Rgb, Sky, Solid } from '../../../render/scene.ts'
import { put } from '../../scenery/furnishings.ts'
import { towerFace } from '../../scenery/tower-face.ts'
import { defineSetting, type Stage } from '../../setting.ts'
import { behindTowers, isOnRoof, nearestTowers, roofDeck, UNDER_FIREWORKS } from './streets.ts'

const COPPER: Rgb = [0.16, 0.33, 0.27]
const STEEL: Rgb = [0.5, 0.53, 0.56]
const WATER = -0.6
/** Max height of towers over the horizon, in half picture heights. */
const ROOM = 1.22

/** After sunset: a warm rim under deep blue. */
const BLUE_HOUR: Partial<Sky> = { zenith: [0.035, 0.085, 0.3], horizon: [0.95, 0.45, 0.26], cloudLit: [0.8, 0.42, 0.4], cloudDark: [0.13, 0.16, 0.34],
  ambient: [0.26, 0.33, 0.56] }

type Tower = { readonly x: number; readonly z: number; readonly w: number; readonly h: number; readonly seed: number }

/** A block centered at x. */
const tier = ({ x, z }: Tower, half: number, from: number, to: number, face: Face): Slab => slab(x - half, from, z - half, x + half, to, z + half, face)

function spire({ x, z, h }: Tower, foot: number, thin: number, color: Rgb): Slab[] {
  return hipRoof(x - thin, x + thin, z - thin, z + thin, foot, h - foot, plain(color, 0.6))
}

/** Setback tiers with a mast on top. */
function stepped(tower: Tower, face: Face): Slab[] {
  const { w, h } = tower
  return [tier(tower, w * 0.62, -8, h * 0.26, face), tier(tower, w * 0.5, h * 0.26, h * 0.44, face), tier(tower, w * 0.36, h * 0.44, h * 0.76, face),
    tier(tower, w * 0.24, h * 0.76, h * 0.83, face), tier(tower, w * 0.13, h * 0.83, h * 0.88, plain(STEEL, 0.5)), ...spire(tower, h * 0.88, w * 0.06, STEEL)]
}

/** A slender tower with steel arches that end in a needle. */
function needle(tower: Tower, face: Face, lit: boolean): Slab[] {
  const { x, z, w, h } = tower
  const crown: Face = (axis, u, v, _x, _y, _z, out) => {
    matte(out, STEEL[0], STEEL[1], STEEL[2], 0.9)
    const ray = Math.abs(((u / (w * 0.11)) % 1) - 0.5) < 0.26 && (v / (w * 0.16)) % 1 > 0.34
    if (lit && axis !== 1 && ray) glow(out, 1.5, 1.25, 0.8)
  }
  const half = w * 0.34
  return [tier(tower, w * 0.56, -8, h * 0.24, face), tier(tower, half, h * 0.24, h * 0.66, face),
    ...hipRoof(x - half, x + half, z - half, z + half, h * 0.66, h * 0.2, crown, 0.1, 1.9), ...spire(tower, h * 0.84, w * 0.045, STEEL)]
}

/** A glass tower that tapers to a mast. */
function tapered(tower: Tower, face: Face): Slab[] {
  const { w, h } = tower
  const lean = [0, w * 0.17] as const
  return [{ ...tier(tower, w * 0.5, -8, h * 0.8, face), lean: { left: lean, right: lean, front: lean, back: lean } }, ...spire(tower, h * 0.8, w * 0.04, STEEL)]
}

/** A stone tower with a steep roof of green copper. */
function roofed(tower: Tower, face: Face): Slab[] {
  const { x, z, w, h } = tower
  const half = w * 0.4
  return [
    tier(tower, w * 0.52, -8, h * 0.4, face),
    tier(tower, half, h * 0.4, h * 0.76, face),
    ...hipRoof(x - half, x + half, z - half, z + half, h * 0.76, h * 0.24, plain(COPPER, 0.2))]
}

function block(tower: Tower, face: Face): Slab[] {
  const { x, z, w, h, seed } = tower
  const tank = x + (hash2(seed, 3) - 0.5) * w * 0.5
  return [
    tier(tower, w * 0.5, -8, h, face),
    tier({ ...tower, x: tank }, w * 0.13, h, h + w * 0.2, plain([0.16, 0.12, 0.1])),
    ...(seed % 3 === 0 ? [tier({ ...tower, x: x + w * 0.04, z }, w * 0.36, h, h * 1.12, face)] : [])]
}

/** The famous towers: position and width in half picture widths, height as a share of the space over the horizon. */
const KNOWN = [{ at: 0.16, wide: 0.2, tall: 0.95, build: stepped }, { at: -0.3, wide: 0.15, tall: 0.76, build: needle },
  { at: 0.68, wide: 0.17, tall: 0.84, build: tapered }, { at: -0.68, wide: 0.15, tall: 0.58, build: roofed },
  { at: 0.43, wide: 0.14, tall: 0.6, build: roofed }] as const

/** The city on the far bank: the famous towers among three rows of lower blocks. */
function city(stage: Stage, near: number, lit: boolean): Slab[] {
  const low = stage.hasFireworks ? UNDER_FIREWORKS : 1
  const room = stage.halfHeightAt(near * 1.22) * ROOM * low
  const unit = Math.max(0.3, stage.halfHeightAt(near) * 0.022)
  const wide = stage.halfWidthAt(near)
  const slabs = KNOWN.flatMap(({ at, wide: share, tall, build }, i) => {
    const w = Math.min(room * share * 1.15, wide * share * 1.6)
    const tower = { x: stage.side * at * wide, z: near * 1.22, w, h: room * tall, seed: stage.seed + i * 7 }
    const face = towerFace(stage.seed + i * 3, unit, lit, build === tapered)
    return build(tower, face, lit)
  })
  for (let row = 0; row < 3; row++) {
    const z = near * (1 + row * 0.42)
    const end = stage.halfWidthAt(z) * 1.2
    let x = -end
    for (let i = 0; x < end; i++) {
      const seed = stage.seed * 3 + row * 41 + i * 13
      const w = room * (0.085 + 0.08 * hash2(seed, 1))
      const swell = 0.7 + 0.5 * Math.exp(-(((x / end - 0.15 * stage.side) / 0.5) ** 2))
      const h = room * (0.13 + row * 0.11 + 0.24 * hash2(seed, 2)) * swell
      slabs.push(...block({ x: x + w / 2, z, w, h, seed }, towerFace(seed, unit, lit, seed % 4 === 0)))
      x += w * (1.04 + 0.3 * hash2(seed, 5))
    }
  }
  return slabs
}

/** A bridge in front of the city: a stone pier with two pointed gates, its cables and the roadway. */
function bridge(stage: Stage, z: number, lit: boolean): { readonly slabs: Slab[]; readonly solids: Solid[] } {
  const half = stage.halfWidthAt(z)
  const tall = stage.halfHeightAt(z) * 0.52
  const x = -stage.side * half * 0.5
  const road = tall * 0.27
  const w = tall * 0.19
  const bricks = masonry([0.2, 0.15, 0.11], [0.32, 0.25, 0.19], tall * 0.07, tall * 0.035)
  const iron = plain([0.1, 0.095, 0.09], 0.3)
  const deep = w * 0.5
  const box = (x0: number, y0: number, x1: number, y1: number, face: Face) => slab(x + x0, y0, z - deep / 2, x + x1, y1, z + deep / 2, face)
  const gate = tall * 0.74
  const pier = [
    box(-w, -3, w, road, bricks),
    ...[-1, -0.16, 0.68].map((at) => box(at * w, road, (at + 0.32) * w, gate + tall * 0.1, bricks)),
    // Pointed tops of the gates.
    ...[-0.42, 0.42].flatMap((at): Slab[] => {
      const arch = box((at - 0.28) * w, gate - tall * 0.13, (at + 0.28) * w, gate + tall * 0.1, bricks)
      const [from, to] = [arch.min[0], arch.max[0]]
      const middle = (from + to) / 2
      return [
        { ...arch, max: [middle, arch.max[1], arch.max[2]], lean: { right: [middle - from, 0] } },
        { ...arch, min: [middle, arch.min[1], arch.min[2]], lean: { left: [to - middle, 0] } }]
    }),
    box(-w, gate + tall * 0.1, w, tall, bricks),
    box(-w * 1.08, tall, w * 1.08, tall * 1.04, plain([0.3, 0.24, 0.19]))]
  const kit = new KitBuilder()
  const cable = kit.material({ color: [0.16, 0.15, 0.15], specular: 0.3 })
  const lamp = kit.material({ color: [0.9, 0.8, 0.6], ...(lit ? { emission: [3.4, 2.6, 1.5] as const } : {}) })
  const span = half * 1.7
  const swing = (d: number): number => {
    const t = Math.min(1, d / (span * 0.62))
    return road * 1.12 + (tall - road * 1.12) * (1 - t) ** 2
  }
  const STEPS = 26
  const thin = tall * 0.011
  for (const way of [-1, 1]) {
    for (let i = 0; i < STEPS; i++) {
      const [a, b] = [(i / STEPS) * span * 0.62, ((i + 1) / STEPS) * span * 0.62]
      kit.cone([way * a, swing(a), 0], [way * b, swing(b), 0], thin, thin, cable)
      if (i > 1) kit.cone([way * a, road, 0], [way * a, swing(a), 0], thin * 0.4, thin * 0.4, cable)
      if (i % 2) kit.sphere([way * a, swing(a) + thin, 0], thin * 1.5, lamp)
    }
  }
  const edge = half * 1.3
  return {
    slabs: [...pier, shadowless(-edge, road - tall * 0.035, z - deep * 0.3, edge, road, z + deep * 0.3, iron)],
    solids: [put(kit, `manhattan:cables:${lit}:${tall.toFixed(2)}:${span.toFixed(2)}`, x, 0, z - deep * 0.2, 0)],
  }
}

/** New York across the river: setback towers with needles, and a bridge in front of them. */
export const manhattanSkyline = defineSetting(
  'manhattan-skyline',
  { time: 'dusk', beyond: behindTowers, vista: { height: 3.4, eye: 2.4, horizon: 0.68 } },
  (stage) => {
    const lit = stage.night || stage.time === 'dusk' || stage.time === 'sunset'
    const near = nearestTowers(stage)
    const roof = isOnRoof(stage)
    const span = roof || !stage.allows('buildings') ? { slabs: [], solids: [] } : bridge(stage, near * 0.62, lit)
    return {
      boxes: [...city(stage, near, lit), ...span.slabs, ...(roof ? roofDeck(stage) : [])],
      solids: span.solids,
      ...(roof ? {} : { water: { y: WATER, color: [0.008, 0.025, 0.045] as const, ripple: 0.06 } }),
      wetness: stage.rain && roof ? 0.8 : 0,
      sky: (sky) => ({ ...sky, fog: stage.weather.has('fog') ? sky.fog : Math.min(sky.fog, 0.005), moon: 0,
        ...(stage.time === 'dusk' && stage.weather.size === 0 ? BLUE_HOUR : {}) }),
    }
  })
