import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import { pairs } from '../tuples.ts'

/** Stakes around, rows of willow between foot and rim. */
const STAKES = 20
const ROWS = 8

/** Radius of the wall at a height. */
function wallAt(y: number): number {
  return 0.56 + 0.22 * ((y + 0.5) / 0.85) ** 0.8
}

function around(radius: number, y: number, turn: number): Vec3 {
  return [Math.cos(turn) * radius, y, Math.sin(turn) * radius]
}

/** A low basket without a handle, as wide as a bowl: what is in it is seen. */
export function wickerTray(t: Thing): void {
  const willow = t.main('#b9843f', 'satin', { pattern: { kind: 'noise', color: [0.3, 0.16, 0.05], scale: 5 } })
  const pale = t.second('#d8ae6c', 'satin', { pattern: { kind: 'noise', color: [0.42, 0.24, 0.09], scale: 5 } })
  const wall = (y: number): number => 0.82 + 0.46 * ((y + 0.62) / 0.8)
  t.lathe(pairs([-0.62, 0.76, 0.14, 1.18, 0.02, 1.1, -0.5, 0.72, -0.5, 0]), t.fixed('#5d3c1c', 'matte'))
  const step = (Math.PI * 2) / STAKES
  for (let row = 0; row < 6; row++)
    for (let i = row % 2; i < STAKES; i += 2) {
      const y = -0.55 + row * 0.125
      const [r, turn] = [wall(y) - 0.03, i * step]
      t.tube([around(r - 0.03, y, turn - step * 0.98), around(r + 0.06, y, turn), around(r - 0.03, y, turn + step * 0.98)], [0.045, 0.068, 0.045],
        row % 3 === 1 ? pale : willow)
    }
  for (let i = 0; i < 40; i++) {
    const [a, b] = [(i / 40) * Math.PI * 2, ((i + 1.7) / 40) * Math.PI * 2]
    t.rod(around(1.18, 0.12, a), around(1.26, 0.22, b), 0.065, i % 2 ? willow : pale)
  }
}

/** A round basket of willow: rods woven before and behind upright stakes, a braided rim, a twisted handle, a cushion within. */
export function basket(t: Thing): void {
  const willow = t.main('#c2904c', 'satin', { pattern: { kind: 'noise', color: [0.3, 0.16, 0.05], scale: 5 } })
  const pale = t.second('#d8ae6c', 'satin', { pattern: { kind: 'noise', color: [0.42, 0.24, 0.09], scale: 5 } })
  const shade = t.fixed('#5d3c1c', 'matte')
  t.lathe(pairs([-0.5, 0.5, -0.48, 0.54, 0.34, 0.74]), shade)
  for (let i = 0; i < STAKES; i++) {
    const turn = (i / STAKES) * Math.PI * 2
    t.rod(around(wallAt(-0.47), -0.47, turn), around(wallAt(0.33), 0.33, turn), 0.03, pale)
  }
  const step = (Math.PI * 2) / STAKES
  for (let row = 0; row < ROWS; row++) {
    const y = -0.45 + (row + 0.5) * (0.8 / ROWS)
    // Before one stake, behind the next: what is seen of a rod is its bow around the stake.
    for (let i = row % 2; i < STAKES; i += 2) {
      const turn = i * step
      const r = wallAt(y)
      t.tube([around(r - 0.02, y, turn - step * 0.98), around(r + 0.055, y, turn), around(r - 0.02, y, turn + step * 0.98)], [0.036, 0.054, 0.036],
        row % 3 === 1 ? pale : willow)
    }
  }
  const braid = 34
  for (let i = 0; i < braid; i++) {
    const [a, b] = [(i / braid) * Math.PI * 2, ((i + 1.7) / braid) * Math.PI * 2]
    t.rod(around(0.74, 0.33, a), around(0.82, 0.42, b), 0.055, i % 2 ? willow : pale)
  }
  t.ring([0, -0.47, 0], 0.56, 0.05, 'y', willow)
  for (const [phase, material] of pairs([0, willow, Math.PI, pale]))
    t.tube(
      Array.from({ length: 29 }, (_, i): Vec3 => {
        const u = i / 28
        const turn = Math.PI * u
        const out = 0.8 + 0.035 * Math.cos(u * 30 + phase)
        return [0.04 * Math.sin(u * 30 + phase), 0.36 + Math.sin(turn) ** 0.8 * 0.85 * (out / 0.8), -Math.cos(turn) * out]
      }),
      0.05,
      material)
  // Linen within.
  const linen = t.fixed('#efe4cd', 'fabric')
  t.ball([0, 0.33, 0], [0.68, 0.07, 0.68], linen)
  t.seat = [0, 0.4, 0]
}
