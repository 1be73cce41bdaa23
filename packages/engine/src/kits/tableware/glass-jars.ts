import { type Outline, pairs, type Thing, type Vec3 } from '../builder/index.ts'
import { CLEAR, type Filling, glassVessel, wrappedLabel } from './glassware.ts'

const JAR: Outline = pairs([-0.9, 0.52, -0.84, 0.59, -0.76, 0.61, 0.36, 0.61, 0.52, 0.52, 0.58, 0.47, 0.76, 0.47])

/** A clear glass jar with a screw lid, and its contents. */
export function glassJar(t: Thing, lid: string, filling?: Filling): void {
  glassVessel(t, JAR, t.sheer(t.input.color && !filling ? '#cfe4ee' : CLEAR), filling)
  const metal = t.second(lid, 'metal')
  t.drum([0, 0.72, 0], 0.51, 0.12, metal, 0.04)
  for (const y of [0.66, 0.76]) t.ring([0, y, 0], 0.51, 0.012, 'y', metal)
}

/** A checked cloth over a jar's lid, tied with twine. */
function clothOver(t: Thing): void {
  const cloth = t.fixed('#f6f1e8', 'fabric', { pattern: { kind: 'checks', color: [0.5, 0.03, 0.05], scale: 7 } })
  t.lathe(pairs([0.5, 0.68, 0.57, 0.58, 0.64, 0.535, 0.84, 0.53, 0.89, 0.47, 0.91, 0]), cloth).ring([0, 0.63, 0], 0.54, 0.022, 'y', t.fixed('#b98f5a', 'matte'))
}

export function honeyJar(t: Thing): void {
  glassJar(t, '#c9a24a', { material: t.drink('#d2830c', 0.74), level: 0.5 })
  wrappedLabel(t, -0.2, 0.28, 0.63, t.fixed('#f7edd2', 'matte'))
  if ((t.input.texts ?? []).length === 0) {
    const bee = t.fixed('#d9901c', 'satin')
    for (const [y, z] of pairs([-0.1, -0.1, -0.1, 0.1, -0.27, 0])) t.disc([0.64, y, z], 0.085, 0.008, 'x', bee)
  }
  t.board([0.645, -0.2, 0], 0.32, 0.22)
}

export function jamJar(t: Thing): void {
  const jam = t.drink('#9a0f22', 0.9)
  glassJar(t, '#c9a24a', { material: jam, level: 0.5 })
  const fruit = t.fixed('#7d0a1c', 'gloss')
  for (let i = 0; i < 22; i++) {
    const a = i * 2.4
    t.ball([Math.cos(a) * 0.46, -0.72 + (i % 8) * 0.15, Math.sin(a) * 0.46], 0.075, fruit)
  }
  clothOver(t)
  wrappedLabel(t, -0.22, 0.22, 0.63, t.fixed('#fbf6ea', 'matte'))
  if ((t.input.texts ?? []).length === 0) {
    t.ball([0.632, -0.21, 0], [0.02, 0.09, 0.075], t.fixed('#c41f33', 'satin'))
    for (const z of [-0.045, 0.045]) t.ball([0.636, -0.12, z], [0.02, 0.022, 0.045], t.fixed('#4f8f2e', 'satin'))
  }
  t.board([0.645, -0.22, 0], 0.3, 0.18)
}

export function pickleJar(t: Thing): void {
  glassJar(t, '#d8c24a', { material: t.liquid('#d3d68a', 0.25), level: 0.48 })
  const skin = [t.fixed('#56661c', 'gloss'), t.fixed('#647326', 'gloss'), t.fixed('#4a5a1a', 'gloss')]
  for (let i = 0; i < 11; i++) {
    const a = i * 0.571 + 0.2
    const out = 0.43
    const [x, z] = [Math.cos(a) * out, Math.sin(a) * out]
    const lean = 0.07 * Math.sin(i * 2.1)
    const top = 0.16 + 0.12 * Math.sin(i * 3.3)
    t.rod([x, -0.72, z], [x * (1 - lean), top, z * (1 - lean)], 0.105, skin[i % 3], 0.1)
    for (let k = 0; k < 3; k++) t.ball([x * 1.19, -0.55 + k * 0.26 + 0.05 * (i % 2), z * 1.19 + 0.03 * ((k % 3) - 1)], 0.022, skin[i % 3])
  }
  const seed = t.fixed('#e7d28a', 'satin')
  for (let i = 0; i < 8; i++) {
    const a = i * 2.4
    t.ball([Math.cos(a) * 0.56, -0.75 + (i % 7) * 0.17, Math.sin(a) * 0.56], 0.018, seed)
  }
  for (const [a, y] of pairs([0.3, 0.32, -0.6, 0.26]))
    t.tube(
      Array.from({ length: 6 }, (_, k): Vec3 => {
        const b = a + k * 0.12
        return [Math.cos(b) * 0.55, y + 0.08 * Math.sin(k * 1.4), Math.sin(b) * 0.55]
      }),
      0.014,
      t.fixed('#7c9a3a', 'satin'))
  t.board([0.62, -0.2, 0], 0.34, 0.22)
}

export function cookieJar(t: Thing): void {
  const dough = [t.fixed('#c98f4e', 'baked'), t.fixed('#b97c3e', 'baked')]
  const chip = t.fixed('#3a1d10', 'gloss')
  for (let i = 0; i < 40; i++) {
    const a = i * 2.4
    const layer = Math.floor(i / 5)
    const [x, y, z] = [Math.cos(a) * 0.33, -0.76 + layer * 0.135, Math.sin(a) * 0.33]
    t.ball([x, y, z], [0.2, 0.075, 0.22], dough[i % 2])
    for (let k = 0; k < 3; k++) {
      const b = a + (k - 1) * 0.5
      t.ball([x + Math.cos(b) * 0.17, y + 0.03, z + Math.sin(b) * 0.17], 0.032, chip)
    }
  }
  glassVessel(t, JAR, t.sheer(CLEAR))
  const lid = t.second('#b98a54', 'wood')
  t.drum([0, 0.8, 0], 0.54, 0.07, lid, 0.03).ball([0, 0.95, 0], 0.12, lid).board([0.62, -0.2, 0], 0.34, 0.22)
}

/** A garden under glass: gravel, soil and moss, ferns and a stone. */
export function terrarium(t: Thing): void {
  const wall: Outline = pairs([-1.06, 0.5, -1, 0.58, -0.55, 0.86, -0.15, 0.92, 0.3, 0.82, 0.62, 0.5, 0.72, 0.42, 0.88, 0.42])
  // The lower of two layers is wider.
  const wider: Outline = wall.map(([along, radius]) => [along, radius + 0.006])
  t.filled(wider, 0.07, -0.8, t.fixed('#a59a8a', 'stone')).filled(wall, 0.07, -0.54, t.fixed('#3d2a1c', 'matte'))
  const moss = t.main('#5d8a2e', 'matte', { pattern: { kind: 'noise', color: [0.05, 0.14, 0.02], scale: 8 } })
  t.ball([0, -0.52, 0], [0.72, 0.13, 0.72], moss).ball([0.24, -0.46, 0.22], [0.24, 0.16, 0.26], moss, 0.06)
    .ball([-0.2, -0.44, -0.28], [0.3, 0.2, 0.28], moss, 0.06).ball([0.3, -0.4, -0.24], [0.16, 0.12, 0.18], t.fixed('#8f8a82', 'stone'))
  const leaves = [t.apart(t.fixed('#3f8a3a', 'satin')), t.apart(t.fixed('#6fae4a', 'satin'))]
  for (let i = 0; i < 13; i++) {
    const a = i * 2.4
    const out = 0.2 + 0.3 * ((i % 4) / 3)
    const [x, z] = [Math.cos(a) * 0.12 + (i % 2 ? 0.12 : -0.14), Math.sin(a) * 0.12 + (i % 2 ? 0.16 : -0.14)]
    t.tube(
      Array.from({ length: 6 }, (_, k): Vec3 => {
        const u = k / 5
        return [x + Math.cos(a) * out * u, -0.42 + (0.5 + 0.2 * (i % 3)) * Math.sin(u * 2) * (1 - 0.2 * u), z + Math.sin(a) * out * u]
      }),
      [0.02, 0.045, 0.055, 0.05, 0.035, 0.008],
      leaves[i % 2])
  }
  glassVessel(t, wall, t.sheer(CLEAR))
  t.drum([0, 0.9, 0], 0.38, 0.12, t.fixed('#b98a54', 'wood'), 0.04)
}

/** A round bowl of water with goldfish. */
export function fishBowl(t: Thing): void {
  const bowl: Outline = pairs([-0.86, 0.46, -0.82, 0.56, -0.5, 0.86, -0.1, 0.96, 0.3, 0.88, 0.6, 0.62, 0.7, 0.58, 0.76, 0.62])
  const pebbles = ['#d8cbb4', '#b9a88c', '#f0e8da', '#8f9aa0'].map((hex) => t.fixed(hex, 'satin'))
  for (let i = 0; i < 32; i++) {
    const a = i * 2.4
    const out = 0.62 * Math.sqrt((i + 0.5) / 32)
    t.ball([Math.cos(a) * out, -0.74 + 0.12 * out, Math.sin(a) * out], [0.11, 0.07, 0.1], pebbles[i % 4])
  }
  const weed = t.apart(t.fixed('#3c8a3c', 'satin'))
  for (let i = 0; i < 5; i++)
    t.tube(Array.from({ length: 6 }, (_, k): Vec3 => [-0.15, -0.72 + k * 0.17, -0.5 + i * 0.09 + 0.06 * Math.sin(k * 1.5 + i)]),
      [0.03, 0.04, 0.04, 0.035, 0.03, 0.01], weed)
  for (const [x, y, z, way, size] of [[0.24, 0.02, 0.12, 1, 1], [0.02, -0.3, -0.22, -1, 0.75]] as const)
    goldfish(t, [x, y, z], way, size)
  t.filled(bowl, 0.06, 0.36, t.liquid('#cfeaf4', 0.16)).vessel(bowl, t.sheer(CLEAR), 0.03, 0.06)
}

/** A goldfish swimming along z; `way` is 1 or -1. */
export function goldfish(t: Thing, [x, y, z]: Vec3, way: number, size: number): void {
  const scales = t.main('#f0761a', 'gloss', { specular: 1 })
  const fin = t.fixed('#ffa64a', 'satin')
  const at = (dx: number, dy: number, dz: number): Vec3 => [x + dx * size, y + dy * size, z + dz * size * way]
  t.ball(at(0, 0, 0), [0.11 * size, 0.15 * size, 0.25 * size], scales).ball(at(0, 0, -0.24), [0.05 * size, 0.07 * size, 0.1 * size], scales, 0.06 * size)
  for (const up of [1, -1]) t.tube([at(0, 0, -0.28), at(0.02, 0.1 * up, -0.42), at(0, 0.2 * up, -0.56)], [0.03 * size, 0.05 * size, 0.012 * size], fin)
  t.tube([at(0, 0.12, 0.04), at(0, 0.22, -0.06), at(0, 0.18, -0.18)], [0.025 * size, 0.035 * size, 0.012 * size], fin)
    .tube([at(0.1, -0.06, 0.06), at(0.16, -0.14, -0.04)], [0.03 * size, 0.012 * size], fin)
    .ball(at(0.085, 0.04, 0.16), 0.032 * size, t.fixed('#fdfdfb', 'gloss')).ball(at(0.108, 0.042, 0.168), 0.019 * size, t.fixed('#101012', 'gloss'))
}
