import { createRandom, KitBuilder, type KitInput, linear, mixColor, type Rgb, triples, type Vec3 } from '../builder/index.ts'
import type { Creature } from './creature.ts'
import { buildArm, curledArm, eyesOn, raisedArm } from './sea-parts.ts'

export function octopus(input: KitInput, tone: (own: string) => Rgb, arms: number, own: string, tall: number): Creature {
  const kit = new KitBuilder()
  const color = tone(own)
  const skin = kit.material({ color, specular: 0.4, gloss: 30, fur: 0.012 })
  const light = kit.material({ color: mixColor(color, [0.9, 0.8, 0.74], 0.5), specular: 0.3, gloss: 24, fur: 0.012 })
  // A bag-shaped head that leans back, over a brow with two bumps for the eyes.
  kit.ellipsoid([-0.1, 0.64 * tall + 0.1, 0], [0.33, 0.38 * tall, 0.32], skin).ellipsoid([0, 0.36, 0], [0.26, 0.22, 0.25], skin, 0.18)
  for (const side of [1, -1]) kit.sphere([0.14, 0.5, side * 0.17], 0.12, skin, 0.1)
  const small = input.small === true
  const plays = input.action === 'playing'
  const hands: Vec3[] = []
  for (let i = 0; i < arms; i++) {
    const turn = ((i + 0.5) / arms) * Math.PI * 2
    const before = Math.cos(turn) > 0.8
    // A player beats with the two front arms.
    const hand: Vec3 = [0.56, 0.62 + (Math.sin(turn) > 0 ? 0.16 : 0), Math.sin(turn) * 0.86]
    if (plays && before) hands.push(hand)
    const joints = plays && before ? raisedArm(turn, hand) : curledArm(turn, 0.84 + 0.16 * ((i * 5) % 3) - 0.1 * Number(plays), i % 2 ? 1 : -1)
    buildArm(kit, joints, skin, light, small || arms > 8)
  }
  const details = new KitBuilder()
  eyesOn(kit, details, input, triples([0.8, 0.5, 0.62, 0.8, 0.5, -0.62]), 0.085, '#f4e9c8')
  const stick = details.material({ color: linear('#c89a5c'), specular: 0.3, gloss: 30 })
  for (const [x, y, z] of hands) {
    const tip: Vec3 = [x + 0.34, y - 0.12, z * 0.72]
    details.cone([x - 0.1, y + 0.05, z * 1.06], tip, 0.022, 0.018, stick).sphere(tip, 0.034, stick)
  }
  return { bodies: [kit.build(), details.build()], face: [0.3, 0.42, 0], back: [0, 0.62 + 0.4 * tall, 0], head: [0, 0.62 + 0.4 * tall, 0] }
}

export function seal(input: KitInput, tone: (own: string) => Rgb, own: string, tusks: boolean, raised: number): Creature {
  const kit = new KitBuilder()
  const color = tone(own)
  const fur = kit.material({ color, specular: 0.3, gloss: 26, fur: 0.06 })
  const light = kit.material({ color: mixColor(color, [0.9, 0.86, 0.8], 0.35), specular: 0.3, gloss: 26, fur: 0.06 })
  const neck: Vec3 = [0.28, 0.34 + raised * 0.2, 0]
  const skull: Vec3 = [0.42, 0.5 + raised * 0.32, 0]
  kit.cone([0.1, 0.26, 0], [-0.35, 0.17, 0], 0.26, 0.16, fur).cone([-0.35, 0.17, 0], [-0.72, 0.09, 0], 0.16, 0.07, fur, 0.1)
    .cone([0.1, 0.28, 0], neck, 0.24, 0.19, fur, 0.12).cone(neck, skull, 0.19, 0.16, fur, 0.1).ellipsoid(skull, [0.18, 0.165, 0.16], fur, 0.08)
  for (const side of [1, -1]) {
    kit.sphere([skull[0] + 0.15, skull[1] - 0.06, side * 0.055], tusks ? 0.1 : 0.08, light, 0.03)
    kit.path(triples([0.16, 0.16, side * 0.2, 0.2, 0.06, side * 0.36, 0.12, 0.03, side * 0.52]), [0.09, 0.06, 0.035], fur, 0.05)
    kit.cone([-0.7, 0.08, 0], [-0.94, 0.07, side * 0.16], 0.06, 0.06, fur, 0.03)
  }
  const details = new KitBuilder()
  eyesOn(kit, details, input, triples([0.9, skull[1] + 0.03, 0.36, 0.9, skull[1] + 0.03, -0.36]), 0.04)
  const dark = details.material({ color: linear('#1d1715'), specular: 0.6, gloss: 40 })
  details.ellipsoid([skull[0] + 0.24, skull[1] - 0.0, 0], [0.035, 0.028, 0.042], dark)
  const pale = details.material({ color: linear('#f4ecd8'), specular: 0.5, gloss: 40 })
  for (const side of [1, -1]) {
    if (tusks) details.cone([skull[0] + 0.2, skull[1] - 0.12, side * 0.06], [skull[0] + 0.19, skull[1] - 0.4, side * 0.07], 0.028, 0.006, pale)
    for (const y of [-0.02, 0.02])
      details.cone([skull[0] + 0.2, skull[1] - 0.07 + y, side * 0.1], [skull[0] + 0.16, skull[1] - 0.08 + y * 3, side * 0.26], 0.005, 0.002, pale)
  }
  return { bodies: [kit.build(), details.build()], face: [skull[0] + 0.18, skull[1], 0], back: [0, 0.5, 0], head: [skull[0], skull[1] + 0.16, 0] }
}

/** Number of tentacles at a jellyfish's rim, and of frilled arms in its middle. */
const TENTACLES = 12
const FRILLS = 5
const JOINTS = 5

/** A jellyfish at one moment of its stroke: the bell wide and flat or narrow and high, everything below it drifting one way. */
export function jellyfish(input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const random = createRandom(input.seed * 131 + 17)
  const color = tone('#d88ae0')
  const lit = (share: number): Rgb => [color[0] * share, color[1] * share, color[2] * share * 1.3]
  const bell = kit.material({ color, specular: 0.9, gloss: 60, metal: 0.15, emission: lit(0.35), fur: 0.012 })
  const crown = kit.material({ color: mixColor(color, [1, 0.9, 1], 0.3), specular: 0.9, gloss: 60, emission: lit(0.5), fur: 0.012 })
  const frill = kit.material({ color: mixColor(color, [1, 0.95, 1], 0.45), specular: 0.6, gloss: 50, emission: lit(0.22), fur: 0.012 })
  const stroke = random()
  const wide = 0.36 + 0.1 * stroke
  const high = 0.36 - 0.1 * stroke
  const rim = 0.86
  const drift = (random() - 0.5) * 0.7
  const wind = random() * Math.PI * 2
  const away: Vec3 = [Math.cos(wind) * drift, 0, Math.sin(wind) * drift]
  kit.ellipsoid([0, rim + high * 0.42, 0], [wide, high, wide], bell).ellipsoid([0, rim + high * 0.9, 0], [wide * 0.55, high * 0.5, wide * 0.55], crown, 0.08)
  const hang = (from: Vec3, long: number, curl: number, phase: number): Vec3[] =>
    Array.from({ length: JOINTS }, (_, i): Vec3 => {
      const t = i / (JOINTS - 1)
      const sway = curl * t * Math.sin(phase + t * 5)
      return [from[0] * (1 - 0.15 * t) + away[0] * t * t + sway * Math.cos(phase), from[1] - long * t,
        from[2] * (1 - 0.15 * t) + away[2] * t * t + sway * Math.sin(phase)]
    })
  for (let i = 0; i < TENTACLES; i++) {
    const turn = (i / TENTACLES) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    kit.sphere([c * wide * 0.9, rim - 0.01, s * wide * 0.9], wide * 0.17, bell, 0.05)
    const joints = hang([c * wide * 0.88, rim - 0.04, s * wide * 0.88], 0.6 + 0.32 * random(), 0.12, random() * 6)
    kit.path(joints, [0.022, 0.018, 0.014, 0.01, 0.005], frill)
  }
  for (let i = 0; i < FRILLS; i++) {
    const turn = (i / FRILLS) * Math.PI * 2
    const joints = hang([Math.cos(turn) * 0.1, rim, Math.sin(turn) * 0.1], 0.5 + 0.2 * random(), 0.16, random() * 6)
    kit.path(joints, [0.09, 0.08, 0.085, 0.055, 0.012], frill, 0.04)
  }
  return { bodies: [kit.build()], face: [0.3, 0.95, 0], back: [0, 1.3, 0], head: [0, 1.3, 0] }
}

export function seahorse(input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const color = tone('#f0a83a')
  const skin = kit.material({ color, specular: 0.25, gloss: 20, fur: 0.012 })
  const light = kit.material({ color: mixColor(color, [1, 0.95, 0.8], 0.5), specular: 0.25, gloss: 20, fur: 0.012 })
  kit.path(triples([0.05, 0.98, 0, -0.03, 0.84, 0, 0.02, 0.66, 0, -0.02, 0.45, 0, -0.1, 0.28, 0, -0.02, 0.12, 0, 0.1, 0.08, 0, 0.14, 0.17, 0, 0.07, 0.2, 0]),
    [0.09, 0.09, 0.15, 0.11, 0.065, 0.048, 0.04, 0.032, 0.02], skin, 0.04)
  kit.cone([0.06, 0.7, 0], [0.05, 0.55, 0], 0.12, 0.1, light, 0.03)
  kit.ellipsoid([0.08, 1.02, 0], [0.12, 0.1, 0.085], skin, 0.04)
  kit.cone([0.16, 0.99, 0], [0.34, 0.94, 0], 0.045, 0.034, skin, 0.03)
  for (let i = 0; i < 6; i++)
    kit.cone([-0.1 - 0.04 * Math.sin(i), 1.06 - i * 0.11, 0], [-0.19 - 0.04 * Math.sin(i), 1.1 - i * 0.11, 0], 0.035, 0.01, light, 0.02)
  for (const z of [0.03, 0, -0.03]) kit.cone([0.03, 1.1, z], [0.02, 1.2, z * 2], 0.028, 0.01, light)
  kit.cone([-0.12, 0.66, 0], [-0.26, 0.62, 0], 0.05, 0.06, light, 0.03)
  const details = new KitBuilder()
  eyesOn(kit, details, input, triples([0.5, 1.05, 0.8, 0.5, 1.05, -0.8]), 0.034)
  return { bodies: [kit.build(), details.build()], face: [0.15, 1, 0], back: [-0.1, 0.8, 0], head: [0.05, 1.12, 0] }
}

export function ray(input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const skin = kit.material({ color: tone('#3f4f63'), specular: 0.35, gloss: 30, fur: 0.012 })
  kit.ellipsoid([0.05, 0.4, 0], [0.4, 0.12, 0.26], skin)
  for (const side of [1, -1]) {
    kit.path(triples([0.12, 0.4, side * 0.16, 0.08, 0.5, side * 0.52, -0.14, 0.72, side * 0.9]), [0.14, 0.08, 0.01], skin, 0.14)
    kit.path(triples([-0.12, 0.4, side * 0.14, -0.12, 0.48, side * 0.5, -0.14, 0.72, side * 0.9]), [0.12, 0.07, 0.01], skin, 0.14)
    kit.cone([0.38, 0.38, side * 0.14], [0.56, 0.36, side * 0.12], 0.045, 0.02, skin, 0.02)
  }
  kit.cone([-0.3, 0.4, 0], [-1.05, 0.36, 0], 0.05, 0.006, skin, 0.06)
  const details = new KitBuilder()
  eyesOn(kit, details, input, triples([0.6, 0.42, 0.4, 0.6, 0.42, -0.4]), 0.03)
  return { bodies: [kit.build(), details.build()], face: [0.4, 0.4, 0], back: [0, 0.52, 0], head: [0.3, 0.5, 0] }
}
