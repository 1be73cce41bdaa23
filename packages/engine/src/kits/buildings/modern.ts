import type { Rgb } from '../../render/scene.ts'
import { shade } from '../builder/kit-builder.ts'
import type { Wall } from './facade.ts'
import type { BuildingInput, BuildingParts, Recipe } from './piece.ts'
import { boards, type Face, glow, matte, plain, plaster } from './wall-faces.ts'

const GLASS: Rgb = [0.05, 0.085, 0.11]
const WARM: Rgb = [1.5, 0.95, 0.45]
const FRAME: Rgb = [0.03, 0.032, 0.035]

/** Glass from `left` to `right` and from `low` to `high` in the front of a wall, in panes `bay` wide. */
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
      // The room's back shows low in the pane, the sky high in it.
      const sky = 0.6 + 0.9 * up + 0.25 * Math.sin(u * 1.3 + v)
      matte(out, GLASS[0] * sky, GLASS[1] * sky * 1.2, GLASS[2] * sky * 1.5, 0.9)
      glow(out, 0.05 * sky, 0.075 * sky, 0.1 * sky)
    }
  }
}

/** White volumes one over the other, flat roofs, glass to the floor. */
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
  // A balustrade of glass around the roof terrace.
  for (let x = -7; x < -2.6; x += 1.1) walls.push({ min: [x, 3.5, -4.1], max: [x + 1.04, 4.35, -4.06], face: plain([0.42, 0.52, 0.56], 0.9) })
  walls.push({ min: [-7.05, 4.35, -4.12], max: [-2.4, 4.4, -4.04], face: plain([0.5, 0.5, 0.5], 0.8) })
  if (hasSolarRoof(input)) walls.push(...[-2, 0.5, 3].map((x) => panel(x + 1.1, 6.52, -0.4, 2.2, 2.2, 0.9)))
  return {
    walls,
    height: 6.52,
    radius: 7.2,
    seat: [0, 6.52, 0],
    face: [0, 3, -4],
    lights: lit
      ? [
          { position: [2, 2, -4.6], color: [1.7, 1.1, 0.5], radius: 9 },
          { position: [-5, 2.6, -4], color: [1.2, 0.8, 0.4], radius: 6 }]
      : [],
  }
}

export function hasSolarRoof({ attributes }: { readonly attributes: readonly string[] }): boolean {
  return attributes.includes('solar')
}

const CELL = 0.24

/** Dark cells between fine lines, in a bright frame. */
export function cells(u: number, v: number, out: Float64Array): void {
  const line = (u / CELL) % 1 < 0.06 || (v / CELL) % 1 < 0.06
  const wire = (v / CELL) % 0.5 < 0.03
  if (line) matte(out, 0.3, 0.34, 0.42, 0.4)
  else if (wire) matte(out, 0.1, 0.14, 0.26, 0.6)
  else matte(out, 0.012, 0.03, 0.105, 1)
  if (!line) glow(out, 0.006, 0.016, 0.045)
}

/** A panel that leans back: `wide` meters across, its middle at x, its lower edge at (y, z). */
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

export const MODERN_RECIPES: Readonly<Record<string, Recipe>> = { villa, 'solar-panel': solarPanel }
