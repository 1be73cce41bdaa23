import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, type Slab, shadowless, slab } from '../../../kits/buildings/wall-faces.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, hash2, ridged, smoothstep } from '../../../render/noise.ts'
import type { PointLight, Rgb, Solid } from '../../../render/scene.ts'
import { type Height, toward } from '../../scenery/ground.ts'
import { sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Depth of the sea below the terrace, in units of the village. */
const DROP = 3.1
/** Rows of houses down the slope, and houses per row. */
const ROWS = 9
const COLUMNS = 9

type House = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
  readonly height: number
  readonly dome: boolean
  readonly vault: boolean
  readonly id: number
}

/** White plaster, a blue door, blue shutters; windows glow in the dark. */
function front(house: House, r: number, lit: boolean): Face {
  const { width, height, x: middle, y: foot, id } = house
  const tint = 0.94 + 0.06 * hash2(id, 3)
  const bays = Math.max(1, Math.round(width / (0.6 * r)))
  const door = Math.floor(hash2(id, 9) * bays)
  return (axis, _u, _v, x, y, z, out) => {
    const n = tint * (0.92 + 0.12 * fbm(x * 1.3 + id, y * 1.3 + z, 3))
    matte(out, 0.7 * n, 0.69 * n, 0.665 * n)
    if (axis !== 2) return
    const across = ((x - middle) / width + 0.5) * bays
    const bay = Math.floor(across)
    const dx = Math.abs(across - bay - 0.5) * (width / bays)
    // Measured from the roof: the lower part of most houses is hidden by the roofs below.
    const up = y - foot - height + 0.95 * r
    const isDoor = bay === door && height > 1.9 * r
    const [half, low, high] = isDoor ? [0.15 * r, -0.2 * r, 0.5 * r] : [0.085 * r, 0.24 * r, 0.58 * r]
    // Doors and windows end in a round arch.
    const top = high - half
    const inside = dx < half && up > low && (up < top || dx * dx + (up - top) ** 2 < half * half)
    if (!inside) return
    if (isDoor || dx > half * 0.82) matte(out, 0.03, 0.14, 0.38, 0.2)
    else {
      matte(out, 0.05, 0.09, 0.14, 0.5)
      if (lit && hash2(id + bay, 5) > 0.35) glow(out, 1.5, 0.95, 0.42)
    }
  }
}

/** A blue dome on a drum with a cross, or a white barrel vault. */
function roof({ x, y, z, width, height, dome }: House, depth: number): Solid {
  const kit = new KitBuilder()
  const white = kit.material({ color: [0.72, 0.71, 0.68], specular: 0.05 })
  if (dome) {
    const blue = kit.material({ color: [0.025, 0.13, 0.42], specular: 0.5, gloss: 30 })
    kit
      .torus([0, 0.02, 0], 0.43, 0.05, 'y', white)
      .ellipsoid([0, 0.04, 0], [0.43, 0.44, 0.43], blue)
      .cone([0, 0.48, 0], [0, 0.53, 0], 0.045, 0.035, white)
      .cone([0, 0.53, 0], [0, 0.7, 0], 0.013, 0.013, white)
      .cone([0, 0.64, -0.05], [0, 0.64, 0.05], 0.013, 0.013, white)
  } else kit.ellipsoid([0, -0.06, 0], [0.47 * (depth / width), 0.24, 0.47], white)
  return { kit: kit.build(dome ? 'white-village-dome' : `white-village-vault:${(depth / width).toFixed(2)}`), position: [x, y + height - 0.02, z + depth / 2],
    yaw: Math.PI / 2, scale: width * (dome ? 0.86 : 1), instance: 0 }
}

export const whiteVillage = defineSetting('white-village', { time: 'day', vista: { height: 4.4, eye: 2.1, horizon: 0.4 } }, (stage) => {
  const r = Math.max(0.75, Math.min(2.2, stage.reach))
  const { origin: o, far: m } = stage
  const level = -DROP * r
  const edge = stage.clearDepth + (stage.empty ? -0.52 * stage.distance : 1.1 * r)
  const start = edge + 1.9 * r
  // The slope rises on one side and drops to the sea on the other; the rim of the bay curves away behind.
  const slope = (x: number, z: number): number => {
    const deep = (z - start) / r
    const across = (stage.side * x) / (3.2 * r + 0.34 * (z - start))
    return r * (-1.7 + 2.3 * Math.max(-2, Math.min(1.25, across)) + 0.13 * deep)
  }
  const houses: House[] = []
  for (let row = 0; row < ROWS; row++) {
    const z = start + r * (0.8 + row * (1.35 + row * 0.13))
    for (let column = 0; column < COLUMNS; column++) {
      const id = row * 31 + column + (stage.seed % 89)
      const spread = 3.6 * r + 0.34 * (z - start)
      const x = stage.side * spread * (-0.62 + (1.75 * (column + 0.5 + 0.4 * (hash2(id, 1) - 0.5))) / COLUMNS)
      const y = slope(x, z)
      if (y < level + 0.3 * r || Math.abs(x) > stage.halfWidthAt(z) * 1.3) continue
      const church = (row === 1 || row === 3) && column === 5 + (stage.seed % 2)
      const dome = church || hash2(id, 7) > 0.86
      houses.push({ x, y: y - 0.5 * r, z: z + 0.7 * r * hash2(id, 2), width: r * (church ? 1.45 : 1.05 + 0.85 * hash2(id, 4)),
        height: r * ((church ? 1.5 : 0.85 + 0.75 * hash2(id, 5)) + 0.5), dome, vault: !dome && hash2(id, 8) > 0.6, id })
    }
  }
  const lit = stage.night || stage.time === 'dusk' || stage.time === 'sunset'
  const shown = stage.allows('buildings') ? houses : []
  const isles: Height = (x, z, octaves) => {
    const at = (px: number, pz: number, wide: number, high: number) => high * Math.exp(-(((x - px * m) / (wide * m)) ** 2) - ((z - pz * m) / (15 * m)) ** 2)
    const land = at(-stage.side * 34, 96, 30, 9) + at(stage.side * 22, 118, 26, 7) + at(-stage.side * 4, 84, 9, 4)
    return level - 3 * m + land * m * (0.55 + 0.75 * ridged((x * 0.045) / m + o.x, (z * 0.045) / m, octaves))
  }
  const height: Height = (x, z, octaves) => {
    if (z < edge) return -0.6 * r
    const rough = 0.5 * r * (fbm((x * 0.6) / r + o.x, (z * 0.6) / r, Math.min(4, octaves)) - 0.6)
    const over = smoothstep(start + 17 * r, start + 26 * r, z)
    return Math.max(slope(x, z) - 0.2 * r + rough - over * 12 * r, isles(x, z, octaves))
  }
  const wide = stage.halfWidthAt(edge) * 1.8
  const paving: Face = (_axis, _u, _v, x, _y, z, out) => {
    // Flagstones with white-painted joints.
    const [gx, gz] = [x / (0.46 * r), z / (0.46 * r)]
    const [i, j] = [Math.floor(gx + 0.5 * (Math.floor(gz) & 1)), Math.floor(gz)]
    const [du, dv] = [gx + 0.5 * (j & 1) - i, gz - j]
    const bend = 0.05 * fbm(x * 4, z * 4, 2)
    const joint = Math.min(du, 1 - du, dv, 1 - dv) + bend < 0.09
    const n = 0.75 + 0.3 * hash2(i, j) + 0.2 * fbm(x * 6, z * 6, 3)
    if (joint) matte(out, 0.62, 0.61, 0.59)
    else matte(out, 0.27 * n, 0.255 * n, 0.235 * n, 0.1)
  }
  const parapet: Face = (_axis, _u, _v, x, y, z, out) => {
    const n = 0.92 + 0.12 * fbm(x * 2, y * 2 + z, 3)
    matte(out, 0.7 * n, 0.69 * n, 0.665 * n)
  }
  const boxes: Slab[] = [
    shadowless(-wide, -0.6 * r, -stage.distance - 3, wide, 0, edge, paving),
    slab(-wide, 0, edge, wide, (stage.empty ? 0.2 : 0.34) * r, edge + 0.26 * r, parapet),
    ...shown.map((house) =>
      slab(house.x - house.width / 2, house.y - 1.2 * r, house.z, house.x + house.width / 2, house.y + house.height, house.z + 1.2 * r, front(house, r, lit)))]
  const lights: PointLight[] = lit
    ? shown.slice(0, 6).map(({ x, y, z, height: tall }) => ({ position: [x, y + tall * 0.7, z - 0.5 * r], color: [1.1, 0.7, 0.3], radius: 3.4 * r }))
    : []
  return {
    terrain: {
      height,
      albedo: (x, y, z, _ny, out) => {
        const n = fbm((x * 1.1) / r, (z * 1.1) / r + y, 4)
        const rock: Rgb = z > start + 30 * r ? [0.22, 0.2, 0.22] : [0.3, 0.25, 0.2]
        out[0] = rock[0] * (0.6 + 0.8 * n)
        out[1] = rock[1] * (0.6 + 0.8 * n)
        out[2] = rock[2] * (0.6 + 0.8 * n)
        toward(out, [0.75, 0.78, 0.8], 0.6 * smoothstep(0.3 * r, 0.05 * r, Math.abs(y - level)))
      },
    },
    water: { y: level, color: [0.004, 0.075, 0.19], ripple: 0.09 },
    boxes,
    solids: shown.filter(({ dome, vault }) => dome || vault).map((house) => roof(house, 1.2 * r)),
    lights,
    sprites: bougainvillea(stage, stage.side, edge, r),
  }
})

/** Pink blossoms over the parapet at both sides of the picture. */
function bougainvillea(stage: Stage, side: number, edge: number, r: number) {
  if (!stage.allows('plants') || !stage.allows('flowers')) return []
  return triples([-side, 0.95, 0.95, -side, 0.74, 0.6, side, 1, 0.8]).map(([of, column, tall], i) =>
    sprite(plantTexture('flower-bush', (stage.seed + i) % 3, 1, [0.85, 0.12, 0.42]), of * column * stage.halfWidthAt(edge), -0.05, edge - 0.12 * r - 0.06 * i,
      tall * r, i % 2 === 0))
}
