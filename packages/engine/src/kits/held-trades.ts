import type { Rgb, Vec3 } from '../render/scene.ts'
import { type KitBuilder, linear } from './kit-builder.ts'
import { add, lerp } from './vector.ts'

const PETALS = ['#e8567a', '#f6c445', '#fbf7f0', '#d8434e', '#b98ae0', '#f29a5a']

/** Draws what goes with a trade or a feast into the hands at `right` and `left` when it is one of these. */
export function buildTradeTool(
  kit: KitBuilder,
  thing: string,
  right: Vec3,
  left: Vec3,
  color: Rgb | undefined,
): void {
  const wood = kit.material({ color: linear('#7a5230'), specular: 0.15, gloss: 14 })
  const dark = kit.material({ color: linear('#26262a'), specular: 0.6, gloss: 40 })
  const at = (x: number, y: number, z: number): Vec3 => add(right, [x, y, z])
  switch (thing) {
    case 'frying pan': {
      kit.cone(at(-0.02, 0, -0.02), at(0.2, 0.02, -0.02), 0.016, 0.019, dark)
      kit.lathe(
        at(0.34, 0.02, -0.02),
        [
          [-0.02, 0],
          [-0.02, 0.12],
          [0.03, 0.15],
          [0.035, 0.142],
          [-0.005, 0.115],
          [-0.005, 0],
        ],
        'y',
        dark,
        0.006,
      )
      const white = kit.material({ color: linear('#fbf8f0'), specular: 0.3, gloss: 30 })
      kit.ellipsoid(at(0.34, 0.022, -0.02), [0.09, 0.014, 0.08], white)
      kit.sphere(
        at(0.35, 0.035, -0.01),
        0.032,
        kit.material({ color: linear('#f2a81e'), specular: 0.6, gloss: 40 }),
      )
      return
    }
    case 'tennis racket': {
      const frame = kit.material({ color: color ?? linear('#c8303a'), specular: 0.6, gloss: 40 })
      const strings = kit.material({ color: linear('#eef0ea'), specular: 0.2, gloss: 20 })
      const up = (along: number, aside: number): Vec3 =>
        at(0.05 + 0.2 * along, 0.96 * along, aside - 0.16 * along)
      kit.cone(up(-0.1, 0), up(0.12, 0), 0.021, 0.019, dark)
      kit.cone(up(0.12, 0), up(0.24, 0), 0.015, 0.013, frame)
      const loop = Array.from({ length: 15 }, (_, i) => {
        const turn = (i / 14) * Math.PI * 2
        return up(0.4 - 0.17 * Math.cos(turn), 0.125 * Math.sin(turn))
      })
      kit.path(
        loop,
        loop.map(() => 0.013),
        frame,
      )
      for (const part of [-0.5, 0, 0.5]) {
        const reach = Math.sqrt(1 - part * part)
        kit.cone(
          up(0.4 - 0.17 * reach, 0.125 * part),
          up(0.4 + 0.17 * reach, 0.125 * part),
          0.003,
          0.003,
          strings,
        )
        kit.cone(
          up(0.4 + 0.17 * part, -0.125 * reach),
          up(0.4 + 0.17 * part, 0.125 * reach),
          0.003,
          0.003,
          strings,
        )
      }
      return
    }
    case 'bouquet': {
      const middle = add(lerp(right, left, 0.5), [0.06, 0.02, 0])
      const green = kit.material({ color: linear('#4f8a45'), specular: 0.1, gloss: 10 })
      kit.cone(add(middle, [0, -0.16, 0]), add(middle, [0.02, 0.08, 0]), 0.028, 0.06, green)
      for (let i = 0; i < 13; i++) {
        const angle = i * 2.4
        const out = 0.028 * Math.sqrt(i)
        const flower = kit.material({ color: color ?? linear(PETALS[i % PETALS.length]), specular: 0.1 })
        const place = add(middle, [
          0.03 + Math.cos(angle) * out,
          0.15 - out * 0.4,
          Math.sin(angle) * out * 1.25,
        ])
        kit.sphere(place, 0.038 + 0.006 * (i % 3), flower, 0.004)
      }
      for (const z of [-0.13, 0, 0.13]) kit.ellipsoid(add(middle, [0, 0.06, z]), [0.07, 0.02, 0.05], green)
      return
    }
    case 'paintbrush': {
      kit.cone(at(-0.02, -0.12, 0), at(0.05, 0.14, 0), 0.009, 0.011, wood)
      kit.cone(
        at(0.052, 0.15, 0),
        at(0.066, 0.21, 0),
        0.015,
        0.004,
        kit.material({ color: color ?? linear('#2f6fae'), specular: 0.4, gloss: 30 }),
      )
      const board = add(left, [0.08, 0.03, 0])
      kit.ellipsoid(board, [0.13, 0.012, 0.17], wood)
      PETALS.forEach((hex, i) => {
        const angle = (i / PETALS.length) * Math.PI * 1.5 - 1.2
        kit.ellipsoid(
          add(board, [Math.cos(angle) * 0.08, 0.014, Math.sin(angle) * 0.11]),
          [0.024, 0.01, 0.026],
          kit.material({ color: linear(hex), specular: 0.6, gloss: 40 }),
        )
      })
      return
    }
    case 'fishing rod': {
      kit.path(
        [at(-0.1, -0.12, 0.04), at(0.1, 0.13, -0.08), at(0.42, 0.56, -0.42), at(0.66, 0.72, -0.72)],
        [0.016, 0.014, 0.008, 0.004],
        wood,
      )
      kit.sphere(at(0.03, 0.03, -0.02), 0.03, dark)
      kit.path(
        [at(0.66, 0.72, -0.72), at(0.69, 0.2, -0.75), at(0.7, -0.6, -0.76)],
        [0.003, 0.003, 0.003],
        dark,
      )
      kit.sphere(
        at(0.7, -0.6, -0.76),
        0.03,
        kit.material({ color: linear('#d8342c'), specular: 0.6, gloss: 40 }),
      )
      return
    }
    case 'knitting': {
      const wool = kit.material({ color: color ?? linear('#c8443c'), cloth: 1 })
      const middle = add(lerp(right, left, 0.5), [0.05, 0, 0])
      for (let i = 0; i < 6; i++)
        kit.ellipsoid(
          add(middle, [0.01, -0.03 - i * 0.035, 0]),
          [0.022, 0.024, 0.09 + 0.01 * Math.sin(i * 2)],
          wool,
          0.01,
        )
      for (const side of [-1, 1])
        kit.cone(
          add(middle, [0.06, 0.1, side * -0.1]),
          add(middle, [0.01, 0.01, side * 0.13]),
          0.007,
          0.007,
          dark,
        )
      return
    }
  }
}
