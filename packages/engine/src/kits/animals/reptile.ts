import { KitBuilder, type KitInput, type KitPiece, linear, mixColor, type Rgb, type SolidKit, shade, triples, type Vec3 } from '../builder/index.ts'
import { buildEye, type Creature, creaturePiece } from './creature.ts'

/** Slit eyes at `places`; returns the pupils' material. */
function eyes(details: KitBuilder, input: KitInput, places: readonly (readonly [Vec3, Vec3])[], size: number, iris: string): number {
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  for (const [point, normal] of places) {
    const length = Math.hypot(...normal)
    buildEye(details, { point, normal: [normal[0] / length, normal[1] / length, normal[2] / length], size, forward: [1, 0, 0], upward: [0, 1, 0], iris,
      slit: true, faces: input.faces, dark })
  }
  return dark
}

/** Two-legged predators: T-rex and raptor differ in build and arms. */
function theropod(input: KitInput, tone: Tone, slim: boolean): Creature {
  const kit = new KitBuilder()
  const color = tone(slim ? '#a8763a' : '#6b7d3f')
  const hide = { specular: 0.15, gloss: 16, fur: 0.012 }
  const marked = slim ? { kind: 'stripes' as const, color: shade(color, 0.4), scale: 6 } : { kind: 'scales' as const, color: shade(color, 0.72), scale: 8 }
  const skin = kit.material({ color, ...hide, pattern: marked })
  const belly = kit.material({ color: mixColor(color, [0.93, 0.88, 0.66], 0.6), ...hide })
  const k = slim ? 0.74 : 1
  const hip: Vec3 = [-0.1, 0.98, 0]
  kit.cone(hip, [0.34, 1.12, 0], 0.31 * k, 0.26 * k, skin).cone([-0.02, 0.86, 0], [0.36, 0.98, 0], 0.2 * k, 0.19 * k, belly, 0.05)
    .path([hip, [-0.55, 0.96, 0], [-1.05, 0.9, 0.05], [-1.55, 1.0, 0.12]], [0.29 * k, 0.2 * k, 0.12 * k, 0.02], skin, 0.12)
    .path(triples([0.34, 1.14, 0, 0.58, 1.38, 0, 0.72, 1.6, 0]), [0.24 * k, 0.17 * k, 0.15 * k], skin, 0.1)
  const h = slim ? 0.72 : 1
  const at = (x: number, y: number, z: number): Vec3 => [0.76 + x * h, 1.66 + y * h, z * h]
  kit.ellipsoid(at(0, 0, 0), [0.2 * h, 0.19 * h, 0.17 * h], skin, 0.08).cone(at(0.1, 0.0, 0), at(0.46, -0.07, 0), 0.155 * h, 0.1 * h, skin, 0.08)
    .cone(at(0.06, -0.17, 0), at(0.42, -0.24, 0), 0.1 * h, 0.07 * h, belly, 0.02)
  for (const side of [1, -1]) {
    const step = side > 0 ? 0.16 : -0.14
    kit.cone([hip[0], 0.92, side * 0.17 * k], [0.12 + step * 0.6, 0.58, side * 0.22 * k], 0.22 * k, 0.12 * k, skin, 0.1)
    kit.cone([0.12 + step * 0.6, 0.58, side * 0.22 * k], [-0.12 + step, 0.3, side * 0.22 * k], 0.12 * k, 0.075 * k, skin, 0.05)
    kit.cone([-0.12 + step, 0.3, side * 0.22 * k], [0.02 + step, 0.06, side * 0.22 * k], 0.075 * k, 0.065 * k, skin, 0.03)
    for (const z of [-0.08, 0, 0.08]) kit.cone([0.02 + step, 0.055, side * 0.22 * k], [0.22 + step, 0.035, side * 0.22 * k + z], 0.055 * k, 0.03, skin, 0.02)
    const arm = slim ? 1.5 : 1
    kit.path(triples([0.44, 1.06, side * 0.2 * k, 0.5, 1.06 - 0.13 * arm, side * 0.24 * k, 0.5 + 0.12 * arm, 1.06 - 0.12 * arm, side * 0.2 * k]),
      [0.062, 0.045, 0.03], skin, 0.02)
  }
  const details = new KitBuilder()
  eyes(details, input, [[at(0.12, 0.09, 0.145), [0.5, 0.3, 0.8]], [at(0.12, 0.09, -0.145), [0.5, 0.3, -0.8]]], 0.045 * h, '#f2b41e')
  const tooth = details.material({ color: linear('#fbf6e8'), specular: 0.5, gloss: 40 })
  const maw = details.material({ color: linear('#8a2a30'), specular: 0.3, gloss: 30 })
  details.cone(at(0.08, -0.1, 0), at(0.44, -0.16, 0), 0.085 * h, 0.055 * h, maw)
  for (const side of [1, -1])
    for (let i = 0; i < 5; i++) {
      const x = 0.16 + i * 0.075
      details.cone(at(x, -0.105 - i * 0.008, side * (0.115 - i * 0.012)), at(x + 0.005, -0.18 - i * 0.008, side * (0.11 - i * 0.012)), 0.022 * h, 0.003, tooth)
    }
  return { bodies: [kit.build(), details.build()], face: at(0.4, 0, 0), back: [0.05, 1.32, 0], head: at(0, 0.2, 0) }
}

type Tone = (own: string) => Rgb

function snake(input: KitInput, tone: Tone, hood: boolean): Creature {
  const kit = new KitBuilder()
  const color = tone(hood ? '#8a6a3a' : '#4f9a3f')
  const skin = kit.material({ color, specular: 0.4, gloss: 34, pattern: { kind: 'scales', color: shade(color, 0.6), scale: 12 } })
  const belly = kit.material({ color: mixColor(color, [0.95, 0.9, 0.7], 0.6), specular: 0.4, gloss: 34 })
  const points: Vec3[] = []
  const radii: number[] = []
  for (let i = 0; i <= 17; i += 0.5) {
    const turn = i * 0.62
    const wide = 0.52 - i * 0.014
    points.push([Math.cos(turn) * wide - 0.05, 0.09 + i * 0.011, Math.sin(turn) * wide])
    radii.push(0.02 + 0.085 * Math.sin(Math.PI * Math.min(0.6, 0.06 + i / 26)))
  }
  kit.path(points, radii, skin, 0.015)
  const last = points[points.length - 1]
  const neck: Vec3[] = [last, [-0.03, 0.31, -0.3], [0.09, 0.37, -0.25], [0.13, 0.45, -0.13], [0.09, 0.55, -0.04], [0.06, 0.66, 0], [0.07, 0.77, 0],
    [0.12, 0.86, 0]]
  kit.path(neck, [0.1, 0.1, 0.1, 0.1, 0.096, 0.09, 0.086, 0.082], skin, 0.03)
  if (hood) {
    for (const side of [1, -1]) kit.path(triples([0.03, 0.5, side * 0.05, 0.04, 0.68, side * 0.17, 0.1, 0.86, side * 0.07]), [0.05, 0.075, 0.05], skin, 0.08)
    kit.cone([0.11, 0.48, 0], [0.15, 0.78, 0], 0.05, 0.06, belly, 0.03)
  }
  kit.ellipsoid([0.19, 0.93, 0], [0.14, 0.085, 0.1], skin, 0.05).ellipsoid([0.27, 0.905, 0], [0.09, 0.055, 0.075], skin, 0.04)
  const details = new KitBuilder()
  eyes(details, input, [[[0.24, 0.97, 0.075], [0.5, 0.5, 0.8]], [[0.24, 0.97, -0.075], [0.5, 0.5, -0.8]]], 0.034, '#e8c02e')
  const red = details.material({ color: linear('#c4282e') })
  details.cone([0.34, 0.885, 0], [0.44, 0.875, 0], 0.012, 0.01, red)
  for (const side of [1, -1]) details.cone([0.44, 0.875, 0], [0.5, 0.885, side * 0.03], 0.009, 0.005, red)
  return { bodies: [kit.build(), details.build()], face: [0.3, 0.92, 0], back: [0, 0.3, 0], head: [0.18, 1.02, 0] }
}

function frog(input: KitInput, tone: Tone, warty: boolean): Creature {
  const kit = new KitBuilder()
  const color = tone(warty ? '#8a7448' : '#5fb53f')
  const wet = { specular: warty ? 0.15 : 0.6, gloss: warty ? 14 : 50, fur: 0.012 }
  const skin = kit.material({ color, ...wet, ...(warty ? { pattern: { kind: 'spots' as const, color: shade(color, 0.6), scale: 9 } } : {}) })
  const belly = kit.material({ color: mixColor(color, [0.97, 0.95, 0.8], 0.72), ...wet })
  kit.cone([-0.22, 0.27, 0], [0.16, 0.4, 0], 0.25, 0.25, skin).ellipsoid([0.28, 0.46, 0], [0.23, 0.19, 0.28], skin, 0.1)
    .cone([0.02, 0.22, 0], [0.3, 0.36, 0], 0.2, 0.2, belly, 0.05)
  for (const side of [1, -1]) {
    kit.sphere([0.3, 0.64, side * 0.16], 0.1, skin, 0.04)
    kit.path(triples([-0.22, 0.25, side * 0.22, 0.1, 0.34, side * 0.42, -0.2, 0.07, side * 0.42]), [0.15, 0.105, 0.06], skin, 0.04)
    kit.cone([-0.2, 0.05, side * 0.42], [0.14, 0.04, side * 0.5], 0.055, 0.045, skin, 0.02)
    kit.path(triples([0.24, 0.3, side * 0.22, 0.26, 0.15, side * 0.32, 0.32, 0.05, side * 0.28]), [0.085, 0.06, 0.045], skin, 0.03)
    for (const z of [-0.07, 0, 0.07]) {
      kit.cone([0.32, 0.035, side * 0.28], [0.43, 0.028, side * 0.28 + z], 0.028, 0.03, skin, 0.01)
      kit.cone([0.14, 0.035, side * 0.5], [0.26, 0.028, side * 0.5 + z], 0.028, 0.032, skin, 0.01)
    }
  }
  const details = new KitBuilder()
  const dark = eyes(details, input, [[[0.375, 0.67, 0.18], [0.8, 0.3, 0.45]], [[0.375, 0.67, -0.18], [0.8, 0.3, -0.45]]], 0.078, '#f2c22e')
  const lip = [-1, -0.5, 0, 0.5, 1].map((t): Vec3 => [0.5 - 0.2 * t * t, 0.42 + 0.035 * t * t, t * 0.26])
  details.path(lip, [0.01, 0.012, 0.012, 0.012, 0.01], dark)
  return { bodies: [kit.build(), details.build()], face: [0.48, 0.5, 0], back: [0, 0.55, 0], head: [0.3, 0.74, 0] }
}

const piece = (make: (input: KitInput, tone: Tone) => { bodies: readonly SolidKit[] } & Creature, height: number) =>
  (input: KitInput): KitPiece =>
    creaturePiece(make(input, (own) => input.color ?? linear(own)), height, input)

/** Reptiles and frogs with shapes that the quadruped rules cannot describe. */
export const REPTILES: Readonly<Record<string, (input: KitInput) => KitPiece>> = {
  snake: piece((input, tone) => snake(input, tone, false), 0.32),
  cobra: piece((input, tone) => snake(input, tone, true), 0.6),
  frog: piece((input, tone) => frog(input, tone, false), 0.12),
  toad: piece((input, tone) => frog(input, tone, true), 0.12),
  tyrannosaurus: piece((input, tone) => theropod(input, tone, false), 4.2),
  velociraptor: piece((input, tone) => theropod(input, tone, true), 1.6),
}
