import type { Rgb } from '../../render/scene.ts'
import { type Face, plaster } from './wall-faces.ts'

/** Height of a storey, meters. */
export const STOREY = 2.6

/** Dark beams over pale plaster. */
export function timbered(tone: Rgb): Face {
  const base = plaster(tone)
  return (axis, u, v, x, y, z, out) => {
    base(axis, u, v, x, y, z, out)
    const bay = (((u % 1.5) + 1.5) % 1.5) - 0.75
    const row = v % STOREY
    const slant = Math.abs(Math.abs(bay) - (row / STOREY) * 0.75)
    const beam = Math.abs(Math.abs(bay) - 0.75) < 0.08 || row < 0.16 || (slant < 0.07 && v > STOREY)
    if (beam) {
      out[0] = 0.09
      out[1] = 0.05
      out[2] = 0.03
    }
  }
}

/** A round-headed window under the gable. */
export function attic(wall: Face, half: number, lit: boolean): Face {
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    const d = Math.hypot(x, y - half * 0.001 - 3.75)
    if (axis !== 2 || d > 0.42) return
    const edge = d > 0.34 || Math.abs(x) < 0.03
    out[0] = edge ? 0.7 : 0.06
    out[1] = edge ? 0.68 : 0.08
    out[2] = edge ? 0.62 : 0.11
    if (lit && !edge) {
      out[3] = 1.3
      out[4] = 0.75
      out[5] = 0.3
    }
  }
}

/** Big white-trimmed barn doors with crossed braces, and a hay door above. */
export function barnDoors(wall: Face): Face {
  return (axis, u, v, x, y, z, out) => {
    wall(axis, u, v, x, y, z, out)
    if (axis !== 2) return
    const white = (): void => {
      out[0] = 0.82
      out[1] = 0.8
      out[2] = 0.74
    }
    const ax = Math.abs(x)
    if (ax < 1.75 && y < 3) {
      const door = ax % 1.75
      const brace = Math.abs(door / 1.75 - y / 3) < 0.05 || Math.abs(1 - door / 1.75 - y / 3) < 0.05
      if (ax > 1.62 || y > 2.87 || ax < 0.07 || y < 0.1 || brace) white()
    } else if (ax < 0.8 && y > 3.7 && y < 5) {
      if (ax > 0.68 || y > 4.88 || y < 3.82 || Math.abs(ax / 0.8 - (y - 3.7) / 1.3) < 0.06) white()
    } else if (ax > 4.18) white()
  }
}
