import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, plaster, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, hash2, ridged, smoothstep } from '../../../render/noise.ts'
import type { PointLight, Rgb, Sky, Solid } from '../../../render/scene.ts'
import { addHeights, type Height, hillRange, meadowAlbedo, mountainRange } from '../../scenery/ground.ts'
import { parasol } from '../../scenery/parasol.ts'
import { stringLights } from '../../scenery/string-lights.ts'
import { growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

/** Depth of the sea below a seaside terrace, meters at reach 1. */
const DROP = 1.6
const CANVAS: readonly Rgb[] = triples([0.5, 0.055, 0.04, 0.035, 0.16, 0.28, 0.07, 0.25, 0.13])

/** A round table with a white cloth, set for two, with two chairs. */
function laidTable(x: number, z: number, scale: number, turn: number, lit: boolean): Solid {
  const kit = new KitBuilder()
  const cloth = kit.material({ color: [0.76, 0.74, 0.7], specular: 0.03 })
  const wood = kit.material({ color: [0.34, 0.19, 0.085], specular: 0.3, gloss: 24 })
  const china = kit.material({ color: [0.84, 0.83, 0.8], specular: 0.8, gloss: 60 })
  const glass = kit.material({ color: [0.66, 0.74, 0.76], specular: 1.2, gloss: 90, metal: 0.3 })
  const wax = kit.material({ color: [0.9, 0.8, 0.6], ...(lit ? { emission: [3, 1.9, 0.8] as const } : {}) })
  const green = kit.material({ color: [0.06, 0.2, 0.05], specular: 0.1 })
  const bloom = kit.material({ color: [0.75, 0.2, 0.25], specular: 0.1 })
  kit.lathe([0, 0, 0], pairs([0.26, 0.53, 0.5, 0.49, 0.73, 0.46, 0.745, 0.4, 0.75, 0]), 'y', cloth, 0.02)
  kit.ellipsoid([0, 0.745, 0], [0.45, 0.02, 0.45], cloth).cone([0, 0, 0], [0, 0.4, 0], 0.06, 0.05, wood)
  for (const side of [-1, 1]) {
    kit.ellipsoid([0, 0.775, side * 0.25], [0.13, 0.014, 0.13], china)
    kit.cone([0.17, 0.77, side * 0.2], [0.17, 0.86, side * 0.2], 0.01, 0.01, glass).ellipsoid([0.17, 0.92, side * 0.2], [0.042, 0.06, 0.042], glass)
    kit.box([0, 0.45, side * 0.72], [0.21, 0.025, 0.2], 0.02, wood)
    for (const y of [0.62, 0.76, 0.9]) kit.box([0, y, side * 0.91], [0.2, 0.035, 0.012], 0.015, wood)
    for (const a of [-0.19, 0.19]) {
      kit.cone([a, 0, side * 0.9], [a, 0.96, side * 0.93], 0.02, 0.02, wood)
      kit.cone([a, 0, side * 0.55], [a, 0.45, side * 0.55], 0.02, 0.02, wood)
    }
  }
  kit.cone([-0.1, 0.77, 0.02], [-0.1, 0.87, 0.02], 0.03, 0.03, wax)
  kit.cone([0.02, 0.77, -0.04], [0.02, 0.86, -0.04], 0.035, 0.03, china)
  for (const [dx, dz] of pairs([0, 0, 0.045, 0.03, -0.03, 0.045, 0.01, -0.05])) {
    kit.cone([0.02, 0.88, -0.04], [0.02 + dx, 0.95, -0.04 + dz], 0.012, 0.012, green)
    kit.ellipsoid([0.02 + dx, 0.97, -0.04 + dz], [0.035, 0.032, 0.035], bloom)
  }
  return { kit: kit.build(`laid-table:${lit}`), position: [x, 0, z], yaw: turn, scale, instance: 0 }
}

/** The house's wall with tall lit windows and shutters; `x` along it corresponds to depth. */
function houseFront(lit: boolean, r: number): Face {
  const base = plaster([0.62, 0.46, 0.31])
  return (axis, u, v, x, y, z, out) => {
    base(axis, u, v, x, y, z, out)
    if (axis !== 0) return
    const step = 2.1 * r
    const along = (((z % step) + step) % step) / r - 1.05
    const up = (y / r) % 3.1
    const shutter = Math.abs(Math.abs(along) - 0.66) < 0.2 && up > 0.5 && up < 2.25
    if (shutter) {
      const slat = 0.75 + 0.35 * ((up * 9) % 1)
      matte(out, 0.05 * slat, 0.15 * slat, 0.12 * slat, 0.1)
    } else if (Math.abs(along) < 0.44 && up > 0.1 && up < 2.3) {
      const bar = Math.abs(Math.abs(along) - 0.44) < 0.06 || Math.abs(along) < 0.03 || Math.abs(up - 1.5) < 0.03
      if (bar) matte(out, 0.6, 0.57, 0.5)
      else {
        matte(out, 0.09, 0.1, 0.11, 0.7)
        const k = lit ? 1 : 0.24
        glow(out, 1.25 * k, 0.8 * k, 0.38 * k)
      }
    }
  }
}

function paving(r: number): Face {
  const size = 0.48 * r
  return (_axis, _u, _v, x, _y, z, out) => {
    const [i, j] = [Math.floor(x / size), Math.floor(z / size)]
    const [du, dv] = [x / size - i, z / size - j]
    const joint = du < 0.03 || dv < 0.03 ? 0.6 : 1
    const n = joint * (0.78 + 0.22 * hash2(i, j) + 0.16 * fbm((x * 5) / r, (z * 5) / r, 3))
    matte(out, 0.37 * n, 0.3 * n, 0.235 * n, 0.12)
  }
}

function build(stage: Stage, seaside: boolean): BuiltPlace {
  const r = Math.max(0.7, Math.min(2, stage.reach))
  const { side, origin: o, far: m } = stage
  const lit = stage.night || stage.time === 'dusk' || stage.time === 'sunset'
  const edge = stage.clearDepth + (stage.empty ? 7.4 : 4.8) * r
  const half = stage.halfWidthAt(edge)
  const wall = side * Math.max(stage.groupHalfWidth + 2.4 * r, half * 0.66)
  const wide = half * 2.4
  const front = -stage.distance - 3
  const canvas = CANVAS[stage.seed % CANVAS.length]
  const stripes: Face = (_axis, _u, _v, _x, _y, z, out) => {
    const white = Math.floor(z / (0.34 * r)) & 1
    if (white) matte(out, 0.72, 0.69, 0.63)
    else matte(out, canvas[0], canvas[1], canvas[2])
  }
  const rail: Face = (_axis, _u, _v, x, y, z, out) => {
    const n = 0.9 + 0.14 * fbm(x * 3, y * 3 + z, 3)
    matte(out, 0.58 * n, 0.53 * n, 0.46 * n, 0.1)
  }
  // Table spots: beside and behind the subjects; all over the terrace if there are none.
  const spots: (readonly [number, number])[] = stage.empty
    ? pairs([-side * 1.35, -0.4, side * 0.85, 1.1, -side * 2.1, 1.9, -side * 0.3, 3.4, side * 1.7, 4.3, -side * 2.9, 4.6, -side * 1.1, 6])
    : pairs([-1, 1.5, 1, 1.75, -0.1, 3.3, -2.2, 3.4, 2.1, 3.5]).map(([x, z]) => [x * (1 + stage.groupHalfWidth / r / 1.6) + Math.sign(x) * 0.15,
      z + stage.clearDepth / r - 0.2])
  const places = spots.map(([x, z]) => [x * r, z * r] as const).filter(([x]) => side * x < side * wall - 1.3 * r)
  // In daytime every second table has a parasol.
  const shades = lit
    ? []
    : places
        .filter((_, i) => i !== 0 && i % 2 === 1)
        .map(([x, z]): Solid => {
          const shade = parasol([0.78, 0.74, 0.66]).build('terrace-parasol')
          return { kit: shade, position: [x, 0, z + 0.1 * r], yaw: 0, scale: r, instance: 0 }
        })
  const tables = places.map(([x, z], i) => laidTable(x, z, r, Math.PI / 2 + 0.5 * (hash2(i, stage.seed) - 0.5), lit))
  const strung = stringLights({ ...stage, light: new Set(lit ? ['string-lights'] : []) }, 0)
  const hills = addHeights(hillRange(stage, 9, 26, 90), mountainRange(stage, 13, 60, 130))
  const low = -DROP * r
  const capes: Height = (x, z, octaves) =>
    low - 3 + smoothstep(60 * m, 130 * m, z) * ridged((x * 0.02) / m + o.x, (z * 0.02) / m, octaves) * 15 * m * smoothstep(-10 * m, 55 * m, side * x)
  const height: Height = (x, z, octaves) => (z < edge + 0.3 * r ? -0.5 : seaside ? capes(x, z, octaves) : -0.3 + hills(x, z, octaves))
  const grass = meadowAlbedo(stage)
  const lights: PointLight[] = lit
    ? [-0.1, 0.3, 0.7].map((share) => ({ position: [wall - side * 0.9 * r, 1.7 * r, share * edge] as const, color: [1.5, 0.95, 0.42] as const, radius: 5 * r }))
    : []
  const [x0, x1] = wall < 0 ? [-wide, wall] : [wall, wide]
  const [a0, a1] = wall < 0 ? [wall, wall + 1.15 * r] : [wall - 1.15 * r, wall]
  const boxes: Slab[] = [
    shadowless(-wide, -0.6, front, wide, 0, edge, paving(r)),
    slab(-wide, 0, edge - 0.16 * r, wide, 0.1 * r, edge, rail),
    slab(-wide, 0.58 * r, edge - 0.18 * r, wide, 0.66 * r, edge + 0.02 * r, rail),
    ...Array.from({ length: 34 }, (_, i) => {
      const x = ((i + 0.5) / 34 - 0.5) * 2.4 * half
      return slab(x - 0.06 * r, 0.1 * r, edge - 0.13 * r, x + 0.06 * r, 0.58 * r, edge - 0.03 * r, rail)
    }),
    ...(stage.allows('buildings')
      ? [
          slab(x0, 0, front, x1, 12 * r, edge - 0.2 * r, houseFront(lit, r)),
          slab(a0, 2.5 * r, front, a1, 2.56 * r, edge - 0.9 * r, stripes),
          shadowless(wall < 0 ? a1 - 0.04 : a0, 2.26 * r, front, wall < 0 ? a1 : a0 + 0.04, 2.5 * r, edge - 0.9 * r, stripes)]
      : [])]
  const ground = (x: number, z: number) => height(x, z, 4)
  return {
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        if (!seaside) return grass(x, y, z, ny, out)
        const n = fbm((x * 0.5) / m, (z * 0.5) / m, 4)
        matte(out, 0.1 + 0.14 * n, 0.13 + 0.13 * n, 0.1 + 0.08 * n)
      },
    },
    ...(seaside ? { water: { y: low, color: [0.006, 0.13, 0.21] as const, ripple: 0.12 } } : {}),
    boxes,
    solids: [...tables, ...shades, ...strung.solids],
    lights: [...lights, ...strung.lights],
    wetness: stage.rain ? 0.8 : 0,
    // Haze would hide the water.
    ...(seaside ? { sky: (sky: Sky) => ({ ...sky, fog: Math.min(sky.fog, 0.003) }) } : {}),
    sprites: [
      ...(seaside
        ? []
        : plantWood(stage, ground, seasonalTrees(stage, ['cypress', 'oak', 'poplar']), 90, [(edge - stage.clearDepth) / stage.reach + 2, 60], [2.4, 4.4], 0)),
      ...growPlants(stage, () => 0, ['flower-bush', 'bush', 'flower-bush'], 22, [(edge - 0.5 * r) / stage.reach, (edge - 0.25 * r) / stage.reach], [0.3, 0.46],
        { scenery: 'bushes', where: (x) => side * x < side * wall })],
  }
}

const VISTA = { height: 3, eye: 2.15, horizon: 0.4 } as const

/** Tables outside a house, with a view over gardens. */
export const terrace = defineSetting('terrace', { time: 'sunset', vista: VISTA }, (stage) => build(stage, false))

export const seaTerrace = defineSetting('sea-terrace', { time: 'day', vista: VISTA }, (stage) => build(stage, true))
