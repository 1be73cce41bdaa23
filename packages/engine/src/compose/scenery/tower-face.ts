import { type Face, glow, matte } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { fbm, hash2 } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'

/** Tints of glass walls. */
export const GLASS: readonly Rgb[] = triples([0.14, 0.22, 0.3, 0.2, 0.22, 0.26, 0.24, 0.2, 0.16, 0.1, 0.2, 0.24])
const STONE: readonly Rgb[] = triples([0.4, 0.32, 0.24, 0.34, 0.31, 0.28, 0.45, 0.39, 0.31, 0.28, 0.22, 0.18, 0.37, 0.35, 0.34])

/** Windows of a wall with stories of `unit` meters, between stone piers or in panes of glass. */
export function towerFace(seed: number, unit: number, lit: boolean, glazed: boolean): Face {
  const tone = glazed ? GLASS[seed % GLASS.length] : STONE[seed % STONE.length]
  const bay = unit * (glazed ? 1.15 : 0.8)
  const [from, to] = glazed ? [0.06, 0.94] : [0.28, 0.84]
  const share = glazed ? 0.24 : 0.38
  const light: Rgb = seed % 3 === 1 ? [0.95, 0.92, 0.78] : [1.35, 0.86, 0.4]
  return (axis, u, v, _x, _y, _z, out) => {
    const [column, row] = [Math.floor(u / bay), Math.floor(v / unit)]
    const [du, dv] = [u / bay - column, v / unit - row]
    const k = 0.84 + 0.24 * fbm(u / unit / 3, v / unit / 9 + seed, 3)
    matte(out, tone[0] * k, tone[1] * k, tone[2] * k, glazed ? 0.8 : 0.05)
    if (axis === 1 || du < from || du > to || dv < 0.22 || dv > 0.8) return
    if (!lit || hash2(column * 3 + seed, row * 7 + axis * 5 + seed) > share) {
      const pane = glazed ? 0.7 + 0.5 * hash2(column, row) : 1
      matte(out, 0.05 * pane, 0.075 * pane, 0.1 * pane, 0.7)
      if (!lit) glow(out, 0.03 * pane, 0.05 * pane, 0.08 * pane)
      return
    }
    const level = 0.5 + 0.9 * hash2(row, column + seed)
    matte(out, 0.05, 0.04, 0.03)
    glow(out, light[0] * level, light[1] * level, light[2] * level)
  }
}
