import type { Rgb, Vec3 } from '../../render/scene.ts'
import { KitBuilder, linear, mixColor, shade } from '../builder/kit-builder.ts'
import type { KitInput } from '../kit.ts'
import { triples } from '../tuples.ts'
import type { Creature } from './fish.ts'
import { eyes } from './reptile-eyes.ts'

type Tone = (own: string) => Rgb

/** Two-legged hunters: T-rex and raptor differ in build and in arms. */
export function theropod(input: KitInput, tone: Tone, slim: boolean): Creature {
  const kit = new KitBuilder()
  const color = tone(slim ? '#a8763a' : '#6b7d3f')
  const hide = { specular: 0.15, gloss: 16, fur: 0.012 }
  const marked = slim ? { kind: 'stripes' as const, color: shade(color, 0.4), scale: 6 } : { kind: 'scales' as const, color: shade(color, 0.72), scale: 8 }
  const skin = kit.material({ color, ...hide, pattern: marked })
  const belly = kit.material({ color: mixColor(color, [0.93, 0.88, 0.66], 0.6), ...hide })
  const k = slim ? 0.74 : 1
  const hip: Vec3 = [-0.1, 0.98, 0]
  kit.cone(hip, [0.34, 1.12, 0], 0.31 * k, 0.26 * k, skin)
  kit.cone([-0.02, 0.86, 0], [0.36, 0.98, 0], 0.2 * k, 0.19 * k, belly, 0.05)
  kit.path([hip, [-0.55, 0.96, 0], [-1.05, 0.9, 0.05], [-1.55, 1.0, 0.12]], [0.29 * k, 0.2 * k, 0.12 * k, 0.02], skin, 0.12)
  kit.path(triples([0.34, 1.14, 0, 0.58, 1.38, 0, 0.72, 1.6, 0]), [0.24 * k, 0.17 * k, 0.15 * k], skin, 0.1)
  const h = slim ? 0.72 : 1
  const at = (x: number, y: number, z: number): Vec3 => [0.76 + x * h, 1.66 + y * h, z * h]
  kit.ellipsoid(at(0, 0, 0), [0.2 * h, 0.19 * h, 0.17 * h], skin, 0.08)
  kit.cone(at(0.1, 0.0, 0), at(0.46, -0.07, 0), 0.155 * h, 0.1 * h, skin, 0.08)
  kit.cone(at(0.06, -0.17, 0), at(0.42, -0.24, 0), 0.1 * h, 0.07 * h, belly, 0.02)
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
