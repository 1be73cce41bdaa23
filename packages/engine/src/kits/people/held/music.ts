import { add, type KitBuilder, linear, type Outline, pairs, type Rgb, type Vec3 } from '../../builder/index.ts'

/** Instruments whose mouthpiece is at the lips. */
export const BLOWN: ReadonlySet<string> = new Set(['trumpet', 'trombone', 'french horn', 'saxophone', 'clarinet', 'flute', 'harmonica'])

/** A flared bell: its length `long`, the radius `from` where it starts, and its rim's radius. */
function flare(long: number, from: number, rim: number): (readonly [number, number])[] {
  const outside = [0, 0.3, 0.55, 0.75, 0.9, 1].map((s) => [long * s, from + (rim - from) * s ** 3] as const)
  const inside = outside.map(([along, r]) => [along + 0.004, Math.max(0.002, r - 0.007)] as const).reverse()
  return [...outside, ...inside]
}

const downward = (profile: Outline): Outline =>
  profile.map(([along, r]) => [-along, r] as const).reverse()

/** Draws a wind instrument from the lips at `mouth`, along the figure's own axes. */
function buildBlown(kit: KitBuilder, thing: string, mouth: Vec3, color: Rgb | undefined): void {
  const shiny = (hex: string): number => kit.material({ color: color ?? linear(hex), metal: 0.5, specular: 1, gloss: 55 })
  const dark = kit.material({ color: linear('#1c1c20'), specular: 0.6, gloss: 40 })
  const steel = kit.material({ color: linear('#d9dde3'), metal: 0.7, specular: 1.2, gloss: 80 })
  const at = (x: number, y: number, z: number): Vec3 => add(mouth, [x, y, z])
  switch (thing) {
    case 'trumpet': {
      const brass = shiny('#dba92f')
      kit.cone(at(0, 0, 0), at(0.05, 0, 0), 0.018, 0.009, steel).cone(at(0.05, 0, 0), at(0.4, 0, 0), 0.011, 0.012, brass)
        .path([at(0.4, 0, 0), at(0.44, -0.04, 0), at(0.4, -0.085, 0), at(0.16, -0.085, 0), at(0.13, -0.045, 0)], [0.012, 0.012, 0.012, 0.012, 0.012], brass)
      for (const x of [0.2, 0.24, 0.28])
        kit.cone(at(x, -0.1, 0), at(x, 0.03, 0), 0.018, 0.018, brass).cone(at(x, 0.04, 0), at(x, 0.065, 0), 0.008, 0.011, steel)
      kit.lathe(at(0.36, 0, 0), flare(0.27, 0.014, 0.088), 'x', brass, 0.003)
      return
    }
    case 'trombone': {
      const brass = shiny('#dba92f')
      kit.cone(at(0, 0, 0), at(0.05, 0, 0), 0.02, 0.01, steel)
      kit.path([at(0.05, 0, 0), at(0.78, 0, 0), at(0.82, -0.045, 0), at(0.78, -0.09, 0), at(0.2, -0.09, 0)], [0.011, 0.011, 0.011, 0.011, 0.011], steel)
      kit.path([at(0.2, -0.09, 0.03), at(-0.12, -0.06, 0.1), at(-0.16, 0, 0.13), at(-0.1, 0.05, 0.13), at(0.2, 0.05, 0.13)],
        [0.012, 0.013, 0.014, 0.015, 0.016], brass)
      kit.lathe(at(0.2, 0.05, 0.13), flare(0.24, 0.018, 0.11), 'x', brass, 0.003)
      return
    }
    case 'french horn': {
      const brass = shiny('#dba92f')
      kit.cone(at(0, 0, 0), at(0.05, -0.01, 0.01), 0.018, 0.009, steel)
      kit.path([at(0.05, -0.01, 0.01), at(0.16, -0.06, 0.06), at(0.2, -0.16, 0.08)], [0.01, 0.011, 0.012], brass)
      for (const r of [0.13, 0.1, 0.075]) kit.torus(at(0.2, -0.27, 0.02), r, 0.014, 'z', brass)
      for (const x of [0.16, 0.2, 0.24]) kit.sphere(at(x, -0.26, 0.05), 0.022, steel)
      kit.lathe(at(0.2, -0.38, 0), downward(flare(0.26, 0.02, 0.13)), 'z', brass, 0.003)
      return
    }
    case 'saxophone': {
      const brass = shiny('#dba92f')
      kit.cone(at(-0.005, 0, 0), at(0.06, 0.012, 0), 0.014, 0.017, dark)
      kit.path([at(0.05, 0.01, 0), at(0.11, 0.005, -0.005), at(0.145, -0.06, -0.01)], [0.011, 0.015, 0.019], brass, 0.01)
      kit.path([at(0.145, -0.06, -0.01), at(0.16, -0.3, -0.04), at(0.18, -0.52, -0.07)], [0.019, 0.028, 0.038], brass, 0.01)
      kit.path([at(0.18, -0.52, -0.07), at(0.22, -0.6, -0.075), at(0.28, -0.59, -0.08), at(0.315, -0.5, -0.08)], [0.038, 0.042, 0.046, 0.05], brass, 0.015)
      kit.lathe(at(0.325, -0.52, -0.08), flare(0.21, 0.05, 0.108), 'y', brass, 0.003)
      for (let i = 0; i < 6; i++) kit.sphere(at(0.176 + i * 0.004, -0.14 - i * 0.062, -0.02 - i * 0.009), 0.014, steel)
      return
    }
    case 'clarinet': {
      const wood = kit.material({ color: color ?? linear('#1c1c20'), specular: 0.7, gloss: 50 })
      kit.cone(at(0, 0, 0), at(0.05, -0.09, 0), 0.01, 0.018, dark).cone(at(0.05, -0.09, 0), at(0.26, -0.5, 0), 0.018, 0.02, wood)
        .cone(at(0.26, -0.5, 0), at(0.285, -0.55, 0), 0.02, 0.045, wood)
      for (let i = 0; i < 7; i++) kit.sphere(at(0.09 + i * 0.025, -0.13 - i * 0.05, 0), 0.013, steel)
      return
    }
    case 'flute': {
      const silver = shiny('#dfe3e8')
      kit.cone(at(0.016, -0.012, 0.08), at(0.05, -0.03, -0.58), 0.015, 0.014, silver)
      for (let i = 0; i < 8; i++) kit.sphere(at(0.036 + i * 0.0025, -0.006, -0.2 - i * 0.045), 0.012, silver)
      return
    }
    case 'harmonica':
      kit.box(at(0.03, 0, 0), [0.022, 0.018, 0.075], 0.006, shiny('#c9ced6'))
      kit.box(at(0.03, 0, 0), [0.024, 0.007, 0.07], 0.002, kit.material({ color: linear('#5a3018') }))
      return
  }
}

/** Draws an instrument that is blown, squeezed, beaten with two sticks, or played with a bow. */
export function buildPlayed(kit: KitBuilder, thing: string, right: Vec3, left: Vec3, mouth: Vec3, color: Rgb | undefined): void {
  const wood = kit.material({ color: linear('#d9b27a'), specular: 0.2, gloss: 16 })
  const chrome = kit.material({ color: linear('#d8dce2'), metal: 0.7, specular: 1.2, gloss: 80 })
  const white = kit.material({ color: linear('#f3efe4'), specular: 0.2, gloss: 20 })
  switch (thing) {
    case 'accordion': {
      const shell = kit.material({ color: color ?? linear('#c8202a'), specular: 0.8, gloss: 60 })
      const dark = kit.material({ color: linear('#1b1b1e'), specular: 0.2, gloss: 16 })
      const middle: Vec3 = [(right[0] + left[0]) / 2 - 0.03, (right[1] + left[1]) / 2 + 0.01, (right[2] + left[2]) / 2]
      const half = (left[2] - right[2]) / 2 - 0.045
      for (const side of [-1, 1]) kit.box(add(middle, [0, 0, side * (half - 0.035)]), [0.085, 0.16, 0.035], 0.02, shell)
      const folds = 7
      for (let i = 0; i < folds; i++) {
        const z = ((i + 0.5) / folds - 0.5) * 2 * (half - 0.07)
        const wide = ((half - 0.07) / folds) * 0.94
        kit.box(add(middle, [0, 0, z]), [0.078, 0.15, wide], 0.008, i % 2 ? dark : white)
      }
      for (let i = 0; i < 9; i++) kit.box(add(middle, [0.088, -0.12 + i * 0.03, 0.035 - half]), [0.006, 0.011, 0.03], 0.002, white)
      return
    }
    case 'drum': {
      const shell = kit.material({ color: color ?? linear('#c8202a'), specular: 0.6, gloss: 50 })
      const center: Vec3 = [(right[0] + left[0]) / 2 - 0.02, Math.min(right[1], left[1]) - 0.2, 0]
      const round = (y: number, radius: number, half: number, material: number) =>
        kit.lathe(add(center, [0, y, 0]), pairs([-half, radius, half, radius]), 'y', material, 0.006)
      round(0, 0.17, 0.1, shell)
      round(0.1, 0.165, 0.008, white)
      for (const y of [-0.09, 0.095]) kit.torus(add(center, [0, y, 0]), 0.172, 0.013, 'y', chrome)
      for (const [hand, aside] of [[right, 0.05], [left, -0.05]] as const)
        kit.cone(add(hand, [-0.06, 0.05, -aside * 0.6]), [center[0] + 0.06, center[1] + 0.125, hand[2] * 0.4 + aside], 0.011, 0.009, wood)
      return
    }
    case 'drumsticks':
      kit.cone(add(left, [-0.06, 0.03, 0.02]), add(left, [0.27, -0.06, -0.07]), 0.012, 0.008, wood)
      kit.cone(add(right, [-0.05, -0.05, -0.01]), add(right, [0.13, 0.3, -0.02]), 0.012, 0.008, wood)
      return
    case 'cello bow': {
      const tip: Vec3 = add(right, [0.06, 0.06, 0.62])
      kit.cone(add(right, [-0.01, 0, -0.06]), tip, 0.011, 0.008, wood)
      kit.cone(add(right, [0.012, -0.022, -0.04]), add(tip, [0.01, -0.015, 0]), 0.005, 0.005, white)
      return
    }
    default:
      buildBlown(kit, thing, mouth, color)
  }
}

/** Instruments that `buildPlayed` draws. */
export const PLAYED: ReadonlySet<string> = new Set([...BLOWN, 'accordion', 'drum', 'drumsticks', 'cello bow'])
