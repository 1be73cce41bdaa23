import { type Outline, pairs, type Thing, toHex, triples, type Vec3 } from '../builder/index.ts'
import { CLEAR, glassVessel } from '../tableware/glassware.ts'

/** Number of upright stakes, and of rows of willow between foot and rim. */
const STAKES = 20
const ROWS = 8

/** Radius of the wall at a height. */
const wallAt = (y: number): number => 0.56 + 0.22 * ((y + 0.5) / 0.85) ** 0.8

const around = (radius: number, y: number, turn: number): Vec3 => [Math.cos(turn) * radius, y, Math.sin(turn) * radius]

/** A low basket without a handle, as wide as a bowl, with its contents visible. */
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

/** A round willow basket: rods woven in front of and behind upright stakes, a braided rim, a twisted handle, and a cushion inside. */
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
    // In front of one stake, behind the next: the visible part of a rod is its bend around the stake.
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
  // Linen inside.
  const linen = t.fixed('#efe4cd', 'fabric')
  t.ball([0, 0.33, 0], [0.68, 0.07, 0.68], linen)
  t.seat = [0, 0.4, 0]
}

/** Three nested tongues of flame. */
export function flame(t: Thing, at: Vec3, size: number): void {
  for (const [wide, tall, hex] of [[0.36, 1.5, '#ff5a14'], [0.26, 1.05, '#ff9a2a'], [0.15, 0.65, '#ffe27a']] as const)
    t.tube([at, [at[0] + size * 0.05, at[1] + size * tall * 0.5, at[2] - size * 0.04], [at[0], at[1] + size * tall, at[2] + size * 0.05]],
      [size * wide, size * wide * 0.7, 0.004], t.glow(hex, 3), size * 0.06)
}

/** The string of a balloon; a hand holds its end. */
export function balloonString(t: Thing): void {
  t.tube(triples([0, -1.15, 0, 0.04, -1.7, 0.06, -0.04, -2.3, -0.05, 0.03, -3, 0.03]), 0.016, t.fixed('#efe9dc'))
  t.hand = [0, -2.9, 0]
}

/** A few stones grown together. */
export function rocks(t: Thing, hex: string, finish: 'stone' | 'matte' | 'glass'): void {
  const stone = t.main(hex, finish)
  t.ball([0, -0.06, 0], [0.74, 0.5, 0.82], stone)
  // Blocks at all angles blend into an angular boulder instead of a smooth lump.
  const turn = t.input.seed % 7
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4 + turn
    const out = 0.3 + 0.08 * ((i * 5 + turn) % 4)
    t.slab([Math.cos(a) * out, -0.24 + 0.1 * ((i * 3 + turn) % 5), Math.sin(a) * out * 1.1], [0.36 - 0.04 * (i % 3), 0.3 + 0.03 * (i % 2), 0.33], stone, 0.19,
      a * 1.7, 0.13)
  }
}

const VASE: Outline = pairs([-1, 0.34, -0.6, 0.6, -0.1, 0.72, 0.35, 0.5, 0.65, 0.26, 0.85, 0.3, 1, 0.42])

/** A turned vase with a painted band, or of clear glass with water in it. */
export function vaseProfile(t: Thing, hex: string): void {
  t.seat = [0, 1, 0]
  if (t.input.material === 'glass') {
    const glass = t.sheer(t.input.color ? toHex(t.input.color) : CLEAR, t.input.color ? 0.14 : 0.06)
    const wall: Outline = pairs([-1, 0.5, -0.96, 0.55, -0.2, 0.52, 0.6, 0.58, 1, 0.66])
    glassVessel(t, wall, glass, { material: t.liquid('#d6ecf2', 0.12), level: 0.35 })
    return
  }
  const clay = t.main(hex, 'gloss')
  t.lathe(VASE, clay).ring([0, 1, 0], 0.38, 0.06, 'y', clay).ball([0, 1.02, 0], [0.3, 0.03, 0.3], t.fixed('#17120e'))
    .ring([0, -0.1, 0], 0.715, 0.035, 'y', t.second('#f1e6cf', 'gloss'))
  for (let i = 0; i < 10; i++) t.ball([Math.cos(i * 0.628) * 0.675, 0.08, Math.sin(i * 0.628) * 0.675], 0.055, t.second('#f1e6cf', 'gloss'))
}

/** A gift box with ribbon and bow. */
export function gift(t: Thing): void {
  t.slab([0, 0, 0], [0.8, 0.7, 0.8], t.main('#c8202a', 'satin'), 0.03).slab([0, 0.72, 0], [0.86, 0.14, 0.86], t.main('#c8202a', 'satin'), 0.03)
  const silk = t.second('#f2c84b', 'satin')
  t.slab([0, 0.05, 0], [0.82, 0.83, 0.13], silk, 0.01).slab([0, 0.05, 0], [0.13, 0.83, 0.82], silk, 0.01).slab([0, 0.72, 0], [0.875, 0.15, 0.13], silk, 0.01)
    .slab([0, 0.72, 0], [0.13, 0.15, 0.875], silk, 0.01)
  for (const z of [-1, 1]) t.tube(triples([0, 0.9, 0, 0.1, 1.25, z * 0.35, 0, 1.2, z * 0.62, 0, 0.92, z * 0.05]), 0.1, silk, 0.03)
  t.ball([0, 0.95, 0], 0.14, silk)
}

/** A cluster of crystals on stone. */
export function crystals(t: Thing): void {
  const glass = t.main('#9a6ae0', 'glass', { emission: [0.08, 0.04, 0.14] })
  for (const [x, z, tall, lean, r] of [[0, 0, 1.7, 0.02, 0.26], [0.3, 0.35, 1.1, 0.3, 0.2], [0.2, -0.4, 1.25, -0.3, 0.22], [-0.3, 0.25, 0.9, 0.35, 0.18],
    [0.45, -0.05, 0.7, -0.1, 0.16], [-0.2, -0.3, 0.8, -0.42, 0.16]] as const) {
    t.rod([x, 0, z], [x * 1.3, tall * 0.75, z + lean], r, glass, r * 0.92)
    t.rod([x * 1.3, tall * 0.75, z + lean], [x * 1.4, tall, z + lean * 1.25], r * 0.9, glass, 0.02)
  }
  rocksBase(t)
  t.light([0.4, 0.8, 0], '#a88aff', 4, 0.4)
}

/** The flat stones that a cluster grows from. */
function rocksBase(t: Thing): void {
  for (const [x, z, r] of triples([0, 0, 0.6, 0.4, 0.4, 0.34, -0.3, -0.4, 0.38, 0.3, -0.5, 0.3]))
    t.ball([x, -0.05, z], [r, r * 0.4, r], t.fixed('#6a6570', 'stone'), 0.05)
}

/** A dial with marks and two hands, facing +x. */
export function clockFace(t: Thing, x: number, radius: number): void {
  t.disc([x, 0, 0], radius, 0.05, 'x', t.fixed('#f8f5ec', 'satin'))
  for (let i = 0; i < 12; i++)
    t.ball([x + 0.06, Math.sin(i * 0.524) * radius * 0.82, Math.cos(i * 0.524) * radius * 0.82], [0.02, i % 3 ? 0.03 : 0.06, i % 3 ? 0.03 : 0.06],
      t.fixed('#17181b'))
  t.rod([x + 0.08, 0, 0], [x + 0.08, radius * 0.4, -radius * 0.32], 0.035, t.fixed('#17181b'), 0.02)
    .rod([x + 0.08, 0, 0], [x + 0.08, radius * 0.62, radius * 0.34], 0.025, t.fixed('#17181b'), 0.015).ball([x + 0.09, 0, 0], 0.05, t.fixed('#c8202a'))
}

/** A lit screen that may carry words. */
export function screen(t: Thing, y: number, halfY: number, halfZ: number): void {
  t.slab([0.05, y, 0], [0.02, halfY, halfZ], t.fixed('#2f6fae', 'glass', { emission: [0.08, 0.18, 0.32] }), 0.02)
  t.board([0.075, y, 0], halfZ * 0.85, halfY * 0.6, '#ffffff')
}
