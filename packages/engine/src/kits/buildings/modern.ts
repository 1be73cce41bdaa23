import { fbm } from '../../render/noise.ts'
import { KitBuilder, pairs, type Rgb, shade, type Vec3 } from '../builder/index.ts'
import { hipRoof, type Wall } from './facade.ts'
import { type BuildingInput, type BuildingParts, type Recipe, upright } from './piece.ts'
import { boards, type Face, glow, matte, plain, plaster } from './wall-faces.ts'

const GLASS: Rgb = [0.05, 0.085, 0.11]
const WARM: Rgb = [1.5, 0.95, 0.45]
const FRAME: Rgb = [0.03, 0.032, 0.035]

/** Glass from `left` to `right` and from `low` to `high` in the front of a wall, in panes of width `bay`. */
function glazed(wall: Face, panes: { left: number; right: number; low: number; high: number; bay: number }, lit: boolean): Face {
  const { left, right, low, high, bay } = panes
  return (axis, u, v, x, y, z, out) => {
    if (axis !== 2 || u < left || u > right || v < low || v > high) {
      wall(axis, u, v, x, y, z, out)
      return
    }
    const across = (u - left) % bay
    if (across < 0.07 || bay - across < 0.03 || v - low < 0.08 || high - v < 0.08) {
      matte(out, FRAME[0], FRAME[1], FRAME[2], 0.3)
      return
    }
    const up = (v - low) / (high - low)
    if (lit) {
      const curtain = Math.abs(((u - left) / bay) % 2) < 0.35 ? 0.7 : 1
      matte(out, 0.06, 0.05, 0.04, 0.2)
      glow(out, WARM[0] * (0.55 + 0.5 * up) * curtain, WARM[1] * (0.55 + 0.5 * up) * curtain, WARM[2] * (0.5 + 0.4 * up) * curtain)
    } else {
      // The lower part of a pane shows the back of the room, the upper part the sky.
      const sky = 0.6 + 0.9 * up + 0.25 * Math.sin(u * 1.3 + v)
      matte(out, GLASS[0] * sky, GLASS[1] * sky * 1.2, GLASS[2] * sky * 1.5, 0.9)
      glow(out, 0.05 * sky, 0.075 * sky, 0.1 * sky)
    }
  }
}

/** Stacked white volumes, flat roofs, floor-to-ceiling glass. */
function villa(input: BuildingInput): BuildingParts {
  const tone = input.tone('#efece4')
  const white = plaster(tone)
  const edge = plain(shade(tone, 0.96), 0.1)
  const stone = plaster([0.3, 0.28, 0.25])
  const slats = boards([0.2, 0.115, 0.06], [0.34, 0.2, 0.11], 0.14, true)
  const { lit } = input
  const walls: Wall[] = [
    { min: [-7.2, 0, -4.4], max: [7.2, 0.16, 4], face: stone },
    { min: [-6.4, 0.16, -2.6], max: [6.2, 3.1, 3.8], face: glazed(white, { left: 3.4, right: 12.2, low: 0.06, high: 2.7, bay: 1.76 }, lit) },
    { min: [-6.4, 0.16, -2.75], max: [-3.4, 3.1, -2.6], face: slats },
    { min: [-7.2, 3.1, -4.2], max: [6.8, 3.42, 4], face: edge },
    { min: [-2.4, 3.42, -3.8], max: [6.8, 6.2, 3.4], face: glazed(white, { left: 0.6, right: 6.4, low: 0.3, high: 2.4, bay: 1.45 }, lit) },
    { min: [4.6, 3.42, -3.92], max: [6.8, 6.2, -3.8], face: slats },
    { min: [-2.9, 6.2, -4.3], max: [7.3, 6.52, 3.7], face: edge },
    { min: [6.2, 0.16, -4], max: [6.5, 3.1, -3.7], face: edge },
    { min: [-7, 0.16, -4], max: [-6.85, 3.1, -3.85], face: plain(FRAME, 0.3) }]
  // A glass balustrade around the roof terrace.
  for (let x = -7; x < -2.6; x += 1.1) walls.push({ min: [x, 3.5, -4.1], max: [x + 1.04, 4.35, -4.06], face: plain([0.42, 0.52, 0.56], 0.9) })
  walls.push({ min: [-7.05, 4.35, -4.12], max: [-2.4, 4.4, -4.04], face: plain([0.5, 0.5, 0.5], 0.8) })
  if (hasSolarRoof(input)) walls.push(...[-2, 0.5, 3].map((x) => panel(x + 1.1, 6.52, -0.4, 2.2, 2.2, 0.9)))
  return {
    walls,
    height: 6.52,
    radius: 7.2,
    seat: [0, 6.52, 0],
    face: [0, 3, -4],
    lights: lit ? [{ position: [2, 2, -4.6], color: [1.7, 1.1, 0.5], radius: 9 }, { position: [-5, 2.6, -4], color: [1.2, 0.8, 0.4], radius: 6 }] : [],
  }
}

export const hasSolarRoof = ({ attributes }: { readonly attributes: readonly string[] }): boolean => attributes.includes('solar')

const CELL = 0.24

/** Solar cells: dark fields between fine lines, in a bright frame. */
export function cells(u: number, v: number, out: Float64Array): void {
  const line = (u / CELL) % 1 < 0.06 || (v / CELL) % 1 < 0.06
  const wire = (v / CELL) % 0.5 < 0.03
  if (line) matte(out, 0.3, 0.34, 0.42, 0.4)
  else if (wire) matte(out, 0.1, 0.14, 0.26, 0.6)
  else matte(out, 0.012, 0.03, 0.105, 1)
  if (!line) glow(out, 0.006, 0.016, 0.045)
}

/** A tilted panel `wide` meters across, centered at x, its lower edge at (y, z). */
function panel(x: number, y: number, z: number, wide: number, run: number, rise: number): Wall {
  const thick = 0.09
  return {
    min: [x - wide / 2, y, z],
    max: [x + wide / 2, y + rise, z + run + thick],
    lean: { front: [0, run], back: [run, 0] },
    face: (axis, u, v, _x, _y, _z, out) => {
      const rim = u < 0.06 || u > wide - 0.06
      if (axis !== 2 || rim) matte(out, 0.6, 0.62, 0.65, 0.5)
      else cells(u, v, out)
    },
  }
}

/** A row of panels on a stand. */
function solarPanel(): BuildingParts {
  const steel = plain([0.42, 0.44, 0.47], 0.5)
  const [wide, run, rise, low] = [3.6, 1.5, 1.35, 0.7]
  const walls: Wall[] = [panel(0, low, -run / 2, wide, run, rise)]
  for (const x of [-1.3, 1.3]) {
    walls.push({ min: [x - 0.05, 0, -0.5], max: [x + 0.05, low + 0.25, -0.4], face: steel })
    walls.push({ min: [x - 0.05, 0, 0.5], max: [x + 0.05, low + 1.1, 0.6], face: steel })
  }
  return { walls, height: low + rise, radius: wide / 2, seat: [0, low + rise, 0.7], face: [0, 1.3, -0.4] }
}

function dome(input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const base = input.variant === 'space-base'
  const tone = input.color ?? (base ? ([0.72, 0.74, 0.78] as Rgb) : ([0.82, 0.82, 0.8] as Rgb))
  const shell = kit.material({ color: tone, specular: 0.4, gloss: 30, pattern: { kind: 'brick', color: shade(tone, 0.7), scale: 0.8 } })
  const dark = kit.material({ color: [0.04, 0.05, 0.07], specular: 0.8, gloss: 60 })
  const glass = kit.material({ color: [0.2, 0.4, 0.5], specular: 1, gloss: 80, metal: 0.4, emission: [0.25, 0.6, 0.75] })
  const light = kit.material({ color: [1, 0.7, 0.3], emission: [3, 1.8, 0.7] })
  if (base) {
    kit.ellipsoid([0, 0, 0], [2.6, 3, 2.6], shell).ellipsoid([-0.6, 0, -3.7], [1.9, 2.2, 1.9], shell).ellipsoid([-0.6, 0, 3.8], [2, 2.4, 2], shell)
      .cone([-0.4, 0.7, -3], [-0.4, 0.7, 3], 0.75, 0.75, shell).ellipsoid([-0.4, 1.5, 3.6], [1.4, 1.4, 1.4], glass)
      .cone([2.3, 0.7, 0], [3.1, 0.7, 0], 0.85, 0.8, dark).box([3.7, 0.75, 0], [0.12, 0.6, 0.5], 0.1, glass)
    for (const z of [-1.5, 1.5]) kit.sphere([2.2, 1.8, z * 0.9], 0.14, light)
    kit.cone([0, 2.9, 0], [0, 5.6, 0], 0.06, 0.03, dark).sphere([0, 5.7, 0], 0.12, light).ellipsoid([-0.4, 3, -3.8], [0.3, 0.9, 0.9], shell)
    return { bodies: [kit.build(`space-base:${tone.join()}`)], height: 5.8, radius: 5, seat: [0, 3, 0], face: [0, 1.8, -2.6],
      lights: [{ position: [0, 1.6, -4], color: [1.2, 1.6, 1.9], radius: 8 }] }
  }
  kit.cone([0, 0, 0], [0, 3.6, 0], 3.4, 3.4, shell).ellipsoid([0, 4.2, 0], [3.5, 3.6, 3.5], shell).torus([0, 4.2, 0], 3.5, 0.16, 'y', dark)
    .box([1.9, 6, 0], [1.4, 2, 0.4], 0.05, dark).cone([0.6, 5.2, 0], [3.6, 7, 0], 0.42, 0.5, light).box([3.4, 1.1, 0], [0.15, 1.1, 0.6], 0.05, dark)
  return { bodies: [kit.build(`dome:${tone.join()}`)], height: 7.9, radius: 3.6, seat: [0, 7.8, 0], face: [0, 4.5, -3] }
}

function greenhouse(input: BuildingInput): BuildingParts {
  const tone = input.color ?? [0.82, 0.84, 0.82]
  const glass: Wall['face'] = (_axis, u, v, x, y, z, out) => {
    const bar = u % 0.8 < 0.07 || v % 0.9 < 0.07
    if (bar) matte(out, tone[0], tone[1], tone[2], 0.2)
    else {
      // Plants behind the panes: rows of foliage, with the sky reflected above.
      const crown = 1 + 1.1 * fbm(x * 1.1 + z * 0.8 + 3, 2, 3)
      const leaf = fbm(x * 5 + 9, y * 5 + z * 4, 3)
      const inLeaf = y < crown + 0.9 * (leaf - 0.5)
      const k = input.lit ? 2.6 : 1
      if (inLeaf) matte(out, 0.05 + 0.12 * leaf, 0.14 + 0.3 * leaf, 0.05 + 0.06 * leaf, 0.6)
      else matte(out, 0.3, 0.4, 0.42, 0.8)
      if (inLeaf) glow(out, 0.03 * k, 0.06 * k * (0.4 + leaf), 0.015 * k)
      else glow(out, input.lit ? 0.9 : 0.12, input.lit ? 0.72 : 0.17, input.lit ? 0.38 : 0.2)
    }
  }
  const walls: Wall[] = [
    { min: [-3.4, 0, -2], max: [3.4, 0.5, 2], face: plain([0.4, 0.22, 0.16]) },
    { min: [-3.35, 0.5, -1.95], max: [3.35, 2.4, 1.95], face: glass },
    ...hipRoof(-3.5, 3.5, -2.1, 2.1, 2.4, 1.5, glass, 0.06)]
  return { walls, height: 3.9, radius: 3.4, seat: [0, 3.9, 0], face: [0, 1.8, -2] }
}

function pier(_input: BuildingInput): BuildingParts {
  const wood = boards([0.24, 0.16, 0.1], [0.42, 0.31, 0.21], 0.22)
  const walls: Wall[] = [{ min: [-1.3, 0.6, -6], max: [1.3, 0.75, 6], face: wood }]
  for (let i = 0; i < 6; i++)
    for (const x of [-1.3, 1.15]) walls.push({ min: [x, -1.5, -5.8 + i * 2.2], max: [x + 0.15, 1.5, -5.62 + i * 2.2], face: wood })
  return { walls, height: 1.5, radius: 2, seat: [0, 0.75, -4.7], face: [0, 1, -6] }
}

/** Outline of a volcano built up from ash and lava: height and radius, meters, steeper toward the crater. */
const FLANK: readonly (readonly [y: number, radius: number])[] = pairs([-3, 54, 0, 46, 5, 35, 11, 25.5, 18, 17, 25, 10.8, 31, 6.6])

function volcano(_input: BuildingInput): BuildingParts {
  const kit = new KitBuilder()
  const rock = kit.material({ color: [0.11, 0.085, 0.08], specular: 0.03, pattern: { kind: 'noise', color: [0.04, 0.03, 0.03], scale: 0.14 } })
  const lava = kit.material({ color: [1, 0.3, 0.05], emission: [6, 1.6, 0.25] })
  const smoke = kit.material({ color: [0.2, 0.18, 0.18], specular: 0, pattern: { kind: 'noise', color: [0.08, 0.07, 0.07], scale: 0.2 } })
  const flankAt = (y: number): number => {
    const above = FLANK.findIndex(([height]) => height >= y)
    const [[y0, r0], [y1, r1]] = [FLANK[above - 1], FLANK[above]]
    return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0)
  }
  kit.lathe([0, 0, 0], FLANK, 'y', rock, 1).torus([0, 31, 0], 5.2, 1.5, 'y', rock, 2.5).ellipsoid([0, 31.6, 0], [4.8, 1.4, 4.8], lava)
  const onFlank = (y: number, turn: number, out = 0): Vec3 => {
    const r = flankAt(y) + out
    return [Math.cos(turn) * r, y, Math.sin(turn) * r]
  }
  // Ribs between eroded gullies.
  for (let i = 0; i < 13; i++) {
    const turn = ((i + 0.3 * Math.sin(i * 4.1)) / 13) * Math.PI * 2
    const low = 3 + 2.5 * (i % 3)
    kit.path([onFlank(27, turn, -0.6), onFlank(16, turn + 0.05, -0.4), onFlank(low, turn - 0.04, -1)], [1.3, 1.9, 1.2], rock, 2.4)
  }
  for (const [turn, low] of pairs([0.12, 5, -0.5, 11, 0.86, 14, -1.3, 8, 2.4, 9]))
    kit.path(
      [[Math.cos(turn) * 4.4, 32.4, Math.sin(turn) * 4.4], onFlank(29, turn, 0.9), onFlank(22, turn + 0.07, 0.7), onFlank((22 + low) / 2, turn - 0.04, 0.5),
        onFlank(low, turn + 0.05, 0.2)],
      [1.2, 1.1, 0.95, 0.85, 0.4],
      lava)
  // The plume widens as it rises and drifts with the wind.
  for (let i = 0; i < 28; i++) {
    const turn = i * 2.4
    const out = 0.8 + i * 0.3
    kit.sphere([Math.cos(turn) * out + i * i * 0.018, 33.5 + i * 1.15, Math.sin(turn) * out], 2.6 + i * 0.15, smoke, 0.7)
  }
  for (let i = 0; i < 14; i++) {
    const out = 4 + ((i * 5) % 7)
    kit.sphere([Math.cos(i * 2.4) * out, 33 + ((i * 7) % 13), Math.sin(i * 2.4) * out], 0.3 + 0.08 * (i % 3), lava)
  }
  return { bodies: [kit.build('volcano')], height: 66, radius: 44, seat: [0, 32, 0], face: [0, 24, -12],
    lights: [{ position: upright([0, 36, 0]), color: [2.4, 0.7, 0.16], radius: 26 }] }
}

export const MODERN_RECIPES: Readonly<Record<string, Recipe>> = { villa, 'solar-panel': solarPanel, dome, 'space-base': dome, greenhouse, pier, volcano }
