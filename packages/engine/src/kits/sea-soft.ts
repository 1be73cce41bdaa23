import type { Rgb, Vec3 } from '../render/scene.ts'
import type { Creature } from './fish.ts'
import type { KitInput } from './kit.ts'
import { KitBuilder, linear, mixColor } from './kit-builder.ts'
import { eyesOn } from './sea-eyes.ts'

export function octopus(
  input: KitInput,
  tone: (own: string) => Rgb,
  arms: number,
  own: string,
  tall: number,
): Creature {
  const kit = new KitBuilder()
  const color = tone(own)
  const skin = kit.material({ color, specular: 0.4, gloss: 30, fur: 0.012 })
  const light = kit.material({
    color: mixColor(color, [0.9, 0.8, 0.74], 0.5),
    specular: 0.3,
    gloss: 24,
    fur: 0.012,
  })
  kit.ellipsoid([-0.06, 0.62 * tall + 0.1, 0], [0.34, 0.4 * tall, 0.34], skin)
  kit.ellipsoid([0, 0.34, 0], [0.27, 0.2, 0.27], skin, 0.16)
  for (let i = 0; i < arms; i++) {
    const turn = (i / arms) * Math.PI * 2 + 0.35
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const curl = i % 2 ? 1 : -1
    const at = (r: number, y: number, bend: number): Vec3 => [
      c * r - s * bend * curl,
      y,
      s * r + c * bend * curl,
    ]
    kit.path(
      [at(0.16, 0.28, 0), at(0.44, 0.13, 0.02), at(0.68, 0.09, 0.12), at(0.8, 0.14, 0.3)],
      [0.115, 0.09, 0.06, 0.022],
      i % 2 ? skin : light,
      0.07,
    )
  }
  const details = new KitBuilder()
  eyesOn(
    kit,
    details,
    input,
    [
      [0.8, 0.42, 0.5],
      [0.8, 0.42, -0.5],
    ],
    0.085,
    '#f4e9c8',
  )
  return {
    bodies: [kit.build(), details.build()],
    face: [0.3, 0.42, 0],
    back: [0, 0.62 + 0.4 * tall, 0],
    head: [0, 0.62 + 0.4 * tall, 0],
  }
}

export function seal(
  input: KitInput,
  tone: (own: string) => Rgb,
  own: string,
  tusks: boolean,
  raised: number,
): Creature {
  const kit = new KitBuilder()
  const color = tone(own)
  const fur = kit.material({ color, specular: 0.3, gloss: 26, fur: 0.06 })
  const light = kit.material({
    color: mixColor(color, [0.9, 0.86, 0.8], 0.35),
    specular: 0.3,
    gloss: 26,
    fur: 0.06,
  })
  const neck: Vec3 = [0.28, 0.34 + raised * 0.2, 0]
  const skull: Vec3 = [0.42, 0.5 + raised * 0.32, 0]
  kit.cone([0.1, 0.26, 0], [-0.35, 0.17, 0], 0.26, 0.16, fur)
  kit.cone([-0.35, 0.17, 0], [-0.72, 0.09, 0], 0.16, 0.07, fur, 0.1)
  kit.cone([0.1, 0.28, 0], neck, 0.24, 0.19, fur, 0.12)
  kit.cone(neck, skull, 0.19, 0.16, fur, 0.1)
  kit.ellipsoid(skull, [0.18, 0.165, 0.16], fur, 0.08)
  for (const side of [1, -1]) {
    kit.sphere([skull[0] + 0.15, skull[1] - 0.06, side * 0.055], tusks ? 0.1 : 0.08, light, 0.03)
    kit.path(
      [
        [0.16, 0.16, side * 0.2],
        [0.2, 0.06, side * 0.36],
        [0.12, 0.03, side * 0.52],
      ],
      [0.09, 0.06, 0.035],
      fur,
      0.05,
    )
    kit.cone([-0.7, 0.08, 0], [-0.94, 0.07, side * 0.16], 0.06, 0.06, fur, 0.03)
  }
  const details = new KitBuilder()
  eyesOn(
    kit,
    details,
    input,
    [
      [0.9, skull[1] + 0.03, 0.36],
      [0.9, skull[1] + 0.03, -0.36],
    ],
    0.04,
  )
  const dark = details.material({ color: linear('#1d1715'), specular: 0.6, gloss: 40 })
  details.ellipsoid([skull[0] + 0.24, skull[1] - 0.0, 0], [0.035, 0.028, 0.042], dark)
  const pale = details.material({ color: linear('#f4ecd8'), specular: 0.5, gloss: 40 })
  for (const side of [1, -1]) {
    if (tusks)
      details.cone(
        [skull[0] + 0.2, skull[1] - 0.12, side * 0.06],
        [skull[0] + 0.19, skull[1] - 0.4, side * 0.07],
        0.028,
        0.006,
        pale,
      )
    for (const y of [-0.02, 0.02])
      details.cone(
        [skull[0] + 0.2, skull[1] - 0.07 + y, side * 0.1],
        [skull[0] + 0.16, skull[1] - 0.08 + y * 3, side * 0.26],
        0.005,
        0.002,
        pale,
      )
  }
  return {
    bodies: [kit.build(), details.build()],
    face: [skull[0] + 0.18, skull[1], 0],
    back: [0, 0.5, 0],
    head: [skull[0], skull[1] + 0.16, 0],
  }
}

export function jellyfish(_input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const color = tone('#d88ae0')
  const bell = kit.material({
    color,
    specular: 0.9,
    gloss: 70,
    metal: 0.15,
    emission: [color[0] * 0.35, color[1] * 0.35, color[2] * 0.45],
    fur: 0.012,
  })
  const frill = kit.material({
    color: mixColor(color, [1, 0.95, 1], 0.45),
    specular: 0.6,
    gloss: 50,
    emission: [color[0] * 0.2, color[1] * 0.2, color[2] * 0.28],
    fur: 0.012,
  })
  kit.ellipsoid([0, 1.02, 0], [0.42, 0.32, 0.42], bell)
  for (let i = 0; i < 10; i++) {
    const turn = (i / 10) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    kit.sphere([c * 0.36, 0.86, s * 0.36], 0.09, bell, 0.05)
    const at = (y: number, k: number): Vec3 => [
      c * (0.3 + 0.06 * Math.sin(k + i * 2)),
      y,
      s * (0.3 + 0.06 * Math.cos(k + i * 1.7)),
    ]
    kit.path(
      [at(0.84, 0), at(0.56, 2), at(0.3, 4), at(0.04 + 0.03 * (i % 3), 6)],
      [0.028, 0.022, 0.018, 0.008],
      frill,
    )
  }
  for (let i = 0; i < 4; i++) {
    const turn = i * 1.6
    kit.path(
      [
        [Math.cos(turn) * 0.1, 0.85, Math.sin(turn) * 0.1],
        [Math.cos(turn + 0.6) * 0.16, 0.6, Math.sin(turn + 0.6) * 0.16],
        [Math.cos(turn + 1.4) * 0.12, 0.32, Math.sin(turn + 1.4) * 0.12],
      ],
      [0.09, 0.075, 0.02],
      frill,
      0.03,
    )
  }
  return { bodies: [kit.build()], face: [0.3, 0.95, 0], back: [0, 1.3, 0], head: [0, 1.3, 0] }
}

export function seahorse(input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const color = tone('#f0a83a')
  const skin = kit.material({ color, specular: 0.25, gloss: 20, fur: 0.012 })
  const light = kit.material({
    color: mixColor(color, [1, 0.95, 0.8], 0.5),
    specular: 0.25,
    gloss: 20,
    fur: 0.012,
  })
  kit.path(
    [
      [0.05, 0.98, 0],
      [-0.03, 0.84, 0],
      [0.02, 0.66, 0],
      [-0.02, 0.45, 0],
      [-0.1, 0.28, 0],
      [-0.02, 0.12, 0],
      [0.1, 0.08, 0],
      [0.14, 0.17, 0],
      [0.07, 0.2, 0],
    ],
    [0.09, 0.09, 0.15, 0.11, 0.065, 0.048, 0.04, 0.032, 0.02],
    skin,
    0.04,
  )
  kit.cone([0.06, 0.7, 0], [0.05, 0.55, 0], 0.12, 0.1, light, 0.03)
  kit.ellipsoid([0.08, 1.02, 0], [0.12, 0.1, 0.085], skin, 0.04)
  kit.cone([0.16, 0.99, 0], [0.34, 0.94, 0], 0.045, 0.034, skin, 0.03)
  for (let i = 0; i < 6; i++)
    kit.cone(
      [-0.1 - 0.04 * Math.sin(i), 1.06 - i * 0.11, 0],
      [-0.19 - 0.04 * Math.sin(i), 1.1 - i * 0.11, 0],
      0.035,
      0.01,
      light,
      0.02,
    )
  for (const z of [0.03, 0, -0.03]) kit.cone([0.03, 1.1, z], [0.02, 1.2, z * 2], 0.028, 0.01, light)
  kit.cone([-0.12, 0.66, 0], [-0.26, 0.62, 0], 0.05, 0.06, light, 0.03)
  const details = new KitBuilder()
  eyesOn(
    kit,
    details,
    input,
    [
      [0.5, 1.05, 0.8],
      [0.5, 1.05, -0.8],
    ],
    0.034,
  )
  return {
    bodies: [kit.build(), details.build()],
    face: [0.15, 1, 0],
    back: [-0.1, 0.8, 0],
    head: [0.05, 1.12, 0],
  }
}

export function ray(input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const skin = kit.material({ color: tone('#3f4f63'), specular: 0.35, gloss: 30, fur: 0.012 })
  kit.ellipsoid([0.05, 0.4, 0], [0.4, 0.12, 0.26], skin)
  for (const side of [1, -1]) {
    kit.path(
      [
        [0.12, 0.4, side * 0.16],
        [0.08, 0.5, side * 0.52],
        [-0.14, 0.72, side * 0.9],
      ],
      [0.14, 0.08, 0.01],
      skin,
      0.14,
    )
    kit.path(
      [
        [-0.12, 0.4, side * 0.14],
        [-0.12, 0.48, side * 0.5],
        [-0.14, 0.72, side * 0.9],
      ],
      [0.12, 0.07, 0.01],
      skin,
      0.14,
    )
    kit.cone([0.38, 0.38, side * 0.14], [0.56, 0.36, side * 0.12], 0.045, 0.02, skin, 0.02)
  }
  kit.cone([-0.3, 0.4, 0], [-1.05, 0.36, 0], 0.05, 0.006, skin, 0.06)
  const details = new KitBuilder()
  eyesOn(
    kit,
    details,
    input,
    [
      [0.6, 0.42, 0.4],
      [0.6, 0.42, -0.4],
    ],
    0.03,
  )
  return {
    bodies: [kit.build(), details.build()],
    face: [0.4, 0.4, 0],
    back: [0, 0.52, 0],
    head: [0.3, 0.5, 0],
  }
}
