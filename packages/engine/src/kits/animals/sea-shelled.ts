import { KitBuilder, type KitInput, linear, mixColor, type Rgb, triples, type Vec3 } from '../builder/index.ts'
import { buildEye, type Creature } from './creature.ts'

export function crab(input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const color = tone('#d8472a')
  const shell = kit.material({ color, specular: 0.45, gloss: 30 })
  const light = kit.material({ color: mixColor(color, [0.95, 0.8, 0.6], 0.4), specular: 0.3, gloss: 24 })
  kit.ellipsoid([0, 0.36, 0], [0.34, 0.2, 0.48], shell).ellipsoid([0.02, 0.27, 0], [0.28, 0.14, 0.4], light, 0.04)
  for (const side of [1, -1]) {
    for (let i = 0; i < 4; i++) {
      const x = 0.2 - i * 0.15
      kit.path(triples([x, 0.3, side * 0.4, x * 1.3, 0.44, side * (0.68 + 0.03 * i), x * 1.5, 0.02, side * (0.86 + 0.02 * i)]), [0.06, 0.052, 0.016], shell,
        0.02)
    }
    kit.path(triples([0.22, 0.34, side * 0.36, 0.46, 0.42, side * 0.58, 0.62, 0.5, side * 0.5]), [0.075, 0.07, 0.09], shell, 0.02)
    kit.cone([0.62, 0.54, side * 0.5], [0.9, 0.66, side * 0.36], 0.13, 0.03, shell, 0.04)
    kit.cone([0.66, 0.46, side * 0.46], [0.9, 0.5, side * 0.3], 0.08, 0.02, light, 0.03)
  }
  const details = new KitBuilder()
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  for (const side of [1, -1]) {
    details.cone([0.26, 0.48, side * 0.12], [0.32, 0.64, side * 0.14], 0.035, 0.03, details.material({ color }))
    buildEye(details, { point: [0.36, 0.69, side * 0.15], normal: [1, 0, 0], size: 0.085, forward: [1, 0, 0], upward: [0, 1, 0], iris: '#ffffff',
      faces: input.faces, dark })
  }
  return { bodies: [kit.build(), details.build()], face: [0.35, 0.5, 0], back: [0, 0.56, 0], head: [0, 0.6, 0] }
}

export function lobster(input: KitInput, tone: (own: string) => Rgb, claws: boolean): Creature {
  const kit = new KitBuilder()
  const color = tone(claws ? '#c4301f' : '#f09a78')
  const shell = kit.material({ color, specular: 0.45, gloss: 30 })
  const light = kit.material({ color: mixColor(color, [0.95, 0.8, 0.7], 0.35), specular: 0.4, gloss: 30 })
  kit.cone([0.34, 0.24, 0], [0.02, 0.26, 0], 0.09, 0.15, shell)
  const bow = claws ? 0 : 0.1
  for (let i = 0; i < 5; i++)
    kit.ellipsoid([-0.1 - i * 0.13, 0.24 - 0.015 * i + bow * Math.sin(i * 0.8), 0], [0.09, 0.135 - 0.012 * i, 0.15 - 0.015 * i], i % 2 ? light : shell)
  for (const t of [-0.8, -0.4, 0, 0.4, 0.8]) kit.cone([-0.7, 0.17, 0], [-0.9, 0.12, t * 0.22], 0.05, 0.055, shell, 0.02)
  for (const side of [1, -1]) {
    for (let i = 0; i < 3; i++)
      kit.path(triples([0.2 - i * 0.1, 0.18, side * 0.1, 0.22 - i * 0.14, 0.24, side * 0.28, 0.24 - i * 0.18, 0.02, side * 0.36]), [0.028, 0.022, 0.01], shell)
    kit.path(triples([0.36, 0.3, side * 0.05, 0.62, 0.5, side * 0.16, 0.86, 0.46, side * 0.34]), [0.016, 0.011, 0.006], light)
    if (!claws) continue
    kit.path(triples([0.24, 0.2, side * 0.1, 0.46, 0.22, side * 0.28, 0.62, 0.24, side * 0.26]), [0.05, 0.05, 0.07], shell)
    kit.cone([0.62, 0.25, side * 0.28], [0.9, 0.3, side * 0.2], 0.115, 0.03, shell, 0.03)
    kit.cone([0.64, 0.23, side * 0.22], [0.86, 0.22, side * 0.12], 0.07, 0.02, shell, 0.03)
  }
  const details = new KitBuilder()
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  for (const side of [1, -1])
    buildEye(details, { point: [0.42, 0.34, side * 0.07], normal: [0.8, 0.3, side * 0.5], size: 0.04, forward: [1, 0, 0], upward: [0, 1, 0], faces: input.faces,
      dark })
  return { bodies: [kit.build(), details.build()], face: [0.4, 0.28, 0], back: [0, 0.4, 0], head: [0.3, 0.36, 0] }
}

export function turtle(input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const color = tone('#66784a')
  const plates = (tint: Rgb, scale: number) => ({ pattern: { kind: 'patches', color: tint, scale } }) as const
  const pale = mixColor(color, [0.86, 0.8, 0.52], 0.55)
  const skin = kit.material({ color: pale, specular: 0.3, gloss: 24, ...plates(color, 15) })
  const beak = kit.material({ color: mixColor(color, [0.9, 0.82, 0.6], 0.7), specular: 0.3, gloss: 24 })
  kit.cone([0.3, 0.22, 0], [0.52, 0.27, 0], 0.12, 0.1, skin).ellipsoid([0.6, 0.29, 0], [0.14, 0.105, 0.1], skin, 0.05)
    .ellipsoid([0.69, 0.26, 0], [0.07, 0.06, 0.06], beak, 0.03)
  for (const side of [1, -1]) {
    // Wing-like flippers: stout at the shoulder, bent at the wrist, tapering to a point.
    const wrist: Vec3 = [0.4, 0.3, side * 0.62]
    kit.blade([0.26, 0.2, side * 0.24], wrist, 0.11, 0.1, [0.1, 1, 0], 0.36, skin, 0.05)
    kit.blade(wrist, [0.02, 0.36, side * 0.98], 0.1, 0.02, [0.1, 1, 0], 0.3, skin, 0.05)
    kit.blade([-0.34, 0.16, side * 0.2], [-0.62, 0.1, side * 0.36], 0.07, 0.05, [0, 1, 0], 0.36, skin, 0.03)
  }
  kit.cone([-0.42, 0.16, 0], [-0.6, 0.13, 0], 0.04, 0.01, skin)
  const shellKit = new KitBuilder()
  const shell = shellKit.material({ color: linear('#c9a862'), specular: 0.5, gloss: 40, ...plates(linear('#5a3c1e'), 5.4) })
  const rim = shellKit.material({ color: linear('#d8c288'), specular: 0.3, gloss: 24, ...plates(linear('#7a5a30'), 8) })
  const plastron = shellKit.material({ color: linear('#e6d8a8'), specular: 0.3, gloss: 24 })
  shellKit.ellipsoid([-0.04, 0.2, 0], [0.49, 0.07, 0.42], rim).ellipsoid([-0.04, 0.18, 0], [0.42, 0.1, 0.35], plastron)
    .ellipsoid([-0.05, 0.23, 0], [0.44, 0.19, 0.37], shell)
  const details = new KitBuilder()
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  for (const side of [1, -1])
    buildEye(details, { point: [0.645, 0.32, side * 0.075], normal: [0.5, 0.35, side * 0.8], size: 0.034, forward: [1, 0, 0], upward: [0, 1, 0],
      faces: input.faces, dark })
  return { bodies: [kit.build(), details.build(), shellKit.build()], face: [0.66, 0.28, 0], back: [0, 0.44, 0], head: [0.58, 0.38, 0] }
}

export function starfish(_input: KitInput, tone: (own: string) => Rgb): Creature {
  const kit = new KitBuilder()
  const color = tone('#e8763a')
  const skin = kit.material({ color, specular: 0.15, gloss: 14, pattern: { kind: 'dots', color: mixColor(color, [1, 0.92, 0.8], 0.5), scale: 14 } })
  // It leans back on two arms to show its shape to the viewer.
  kit.ellipsoid([0, 0.5, 0], [0.12, 0.2, 0.2], skin)
  for (let i = 0; i < 5; i++) {
    const turn = Math.PI / 2 + (i * Math.PI * 2) / 5
    kit.cone([0, 0.5, 0], [-0.06, 0.5 + Math.sin(turn) * 0.52, Math.cos(turn) * 0.52], 0.16, 0.06, skin, 0.08)
  }
  return { bodies: [kit.build()], face: [0.12, 0.5, 0], back: [0, 1, 0], head: [0, 1, 0] }
}
