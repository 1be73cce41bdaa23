import { add, cross, type KitBuilder, lerp, linear, mixColor, pairs, type Rgb, scaled, unit, type Vec3 } from '../../builder/index.ts'

const PETALS = ['#e8567a', '#f6c445', '#fbf7f0', '#d8434e', '#b98ae0', '#f29a5a']

/** Draws a tool of a trade or a feast in the hands at `right` and `left`, if `thing` is one. */
export function buildTradeTool(kit: KitBuilder, thing: string, right: Vec3, left: Vec3, color: Rgb | undefined): void {
  const wood = kit.material({ color: linear('#7a5230'), specular: 0.15, gloss: 14 })
  const dark = kit.material({ color: linear('#26262a'), specular: 0.6, gloss: 40 })
  const at = (x: number, y: number, z: number): Vec3 => add(right, [x, y, z])
  switch (thing) {
    case 'frying pan': {
      kit.cone(at(-0.02, 0, -0.02), at(0.2, 0.02, -0.02), 0.016, 0.019, dark)
      kit.lathe(at(0.34, 0.02, -0.02), pairs([-0.02, 0, -0.02, 0.12, 0.03, 0.15, 0.035, 0.142, -0.005, 0.115, -0.005, 0]), 'y', dark, 0.006)
      const white = kit.material({ color: linear('#fbf8f0'), specular: 0.3, gloss: 30 })
      kit.ellipsoid(at(0.34, 0.022, -0.02), [0.09, 0.014, 0.08], white)
      kit.sphere(at(0.35, 0.035, -0.01), 0.032, kit.material({ color: linear('#f2a81e'), specular: 0.6, gloss: 40 }))
      return
    }
    case 'tennis racket': {
      const frame = kit.material({ color: color ?? linear('#c8303a'), specular: 0.6, gloss: 40 })
      const strings = kit.material({ color: linear('#eef0ea'), specular: 0.2, gloss: 20 })
      const up = (along: number, aside: number): Vec3 => at(0.05 + 0.2 * along, 0.96 * along, aside - 0.16 * along)
      kit.cone(up(-0.1, 0), up(0.12, 0), 0.021, 0.019, dark).cone(up(0.12, 0), up(0.24, 0), 0.015, 0.013, frame)
      const loop = Array.from({ length: 15 }, (_, i) => {
        const turn = (i / 14) * Math.PI * 2
        return up(0.4 - 0.17 * Math.cos(turn), 0.125 * Math.sin(turn))
      })
      kit.path(loop, loop.map(() => 0.013), frame)
      for (const part of [-0.5, 0, 0.5]) {
        const reach = Math.sqrt(1 - part * part)
        kit.cone(up(0.4 - 0.17 * reach, 0.125 * part), up(0.4 + 0.17 * reach, 0.125 * part), 0.003, 0.003, strings)
        kit.cone(up(0.4 + 0.17 * part, -0.125 * reach), up(0.4 + 0.17 * part, 0.125 * reach), 0.003, 0.003, strings)
      }
      return
    }
    case 'bouquet':
      buildBouquet(kit, add(lerp(right, left, 0.5), [0.05, 0.01, 0]), color)
      return
    case 'paintbrush': {
      kit.cone(at(-0.02, -0.12, 0), at(0.05, 0.14, 0), 0.009, 0.011, wood)
      kit.cone(at(0.052, 0.15, 0), at(0.066, 0.21, 0), 0.015, 0.004, kit.material({ color: color ?? linear('#2f6fae'), specular: 0.4, gloss: 30 }))
      const board = add(left, [0.08, 0.03, 0])
      kit.ellipsoid(board, [0.13, 0.012, 0.17], wood)
      PETALS.forEach((hex, i) => {
        const angle = (i / PETALS.length) * Math.PI * 1.5 - 1.2
        kit.ellipsoid(add(board, [Math.cos(angle) * 0.08, 0.014, Math.sin(angle) * 0.11]), [0.024, 0.01, 0.026],
          kit.material({ color: linear(hex), specular: 0.6, gloss: 40 }))
      })
      return
    }
    case 'fishing rod': {
      kit.path([at(-0.1, -0.12, 0.04), at(0.1, 0.13, -0.08), at(0.42, 0.56, -0.42), at(0.66, 0.72, -0.72)], [0.016, 0.014, 0.008, 0.004], wood)
        .sphere(at(0.03, 0.03, -0.02), 0.03, dark).path([at(0.66, 0.72, -0.72), at(0.69, 0.2, -0.75), at(0.7, -0.6, -0.76)], [0.003, 0.003, 0.003], dark)
        .sphere(at(0.7, -0.6, -0.76), 0.03, kit.material({ color: linear('#d8342c'), specular: 0.6, gloss: 40 }))
      return
    }
    case 'knitting': {
      const wool = kit.material({ color: color ?? linear('#c8443c'), cloth: 1 })
      const middle = add(lerp(right, left, 0.5), [0.05, 0, 0])
      for (let i = 0; i < 6; i++) kit.ellipsoid(add(middle, [0.01, -0.03 - i * 0.035, 0]), [0.022, 0.024, 0.09 + 0.01 * Math.sin(i * 2)], wool, 0.01)
      for (const side of [-1, 1]) kit.cone(add(middle, [0.06, 0.1, side * -0.1]), add(middle, [0.01, 0.01, side * 0.13]), 0.007, 0.007, dark)
      return
    }
  }
}

/** Blossoms in a bouquet, petals of each, and colors that go together. */
const BLOSSOMS = 15
const RAYS = 5
const POSY = ['#f29aae', '#fdf6f0', '#e2567a', '#f8cdb8']
const POSY_AT: Vec3 = [0.07, 0.13, 0]
const POSY_SIZE = [0.12, 0.12, 0.155] as const

/** Stems in a hand, a ribbon around them, and a dome of blossoms with leaves under its edge, tilted slightly toward the viewer. */
function buildBouquet(kit: KitBuilder, hand: Vec3, color: Rgb | undefined): void {
  const green = kit.material({ color: linear('#4f8a45'), specular: 0.1, gloss: 10 })
  const ribbon = kit.material({ color: linear('#fbf3ee'), specular: 0.4, gloss: 30 })
  const heart = kit.material({ color: linear('#f2c23c'), specular: 0.1, gloss: 10 })
  const colors = POSY.map((hex, i) => kit.material({ color: color ? mixColor(color, [1, 1, 1], i * 0.14) : linear(hex), specular: 0.06, gloss: 10 }))
  for (const z of [-0.024, 0, 0.024]) kit.cone(add(hand, [-0.02, -0.2, z * 1.6]), add(hand, [0.03, 0.12, z]), 0.012, 0.022, green)
  kit.cone(add(hand, [0.002, -0.03, 0]), add(hand, [0.01, 0.03, 0]), 0.036, 0.036, ribbon)
  const middle = add(hand, POSY_AT)
  kit.ellipsoid(middle, [0.1, 0.085, 0.13], green)
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2 + 0.3
    const way: Vec3 = [Math.cos(turn) * 0.15, -0.06, Math.sin(turn) * 0.19]
    kit.cone(add(middle, scaled(way, 0.4)), add(middle, way), 0.04, 0.008, green)
  }
  for (let i = 0; i < BLOSSOMS; i++) {
    const share = (i + 0.5) / BLOSSOMS
    const [turn, out] = [i * 2.399, 0.98 * Math.sqrt(share)]
    // The top of the dome faces up and forward.
    const way = unit([Math.cos(turn) * out + 0.35, 1.05 - out * 0.75, Math.sin(turn) * out])
    const place: Vec3 = [0, 1, 2].map((k) => middle[k] + way[k] * POSY_SIZE[k]) as unknown as Vec3
    buildBlossom(kit, place, way, 0.044 + 0.008 * ((i * 7) % 3), colors[i % colors.length], heart)
  }
}

function buildBlossom(kit: KitBuilder, place: Vec3, way: Vec3, size: number, petal: number, heart: number): void {
  const side = unit(cross(way, [0.31, 0.2, 0.93]))
  const level = cross(way, side)
  for (let k = 0; k < RAYS; k++) {
    const turn = (k / RAYS) * Math.PI * 2
    const off = add(scaled(side, Math.cos(turn) * size * 0.66), scaled(level, Math.sin(turn) * size * 0.66))
    kit.sphere(add(place, off), size * 0.52, petal)
  }
  kit.sphere(add(place, scaled(way, size * 0.34)), size * 0.36, heart)
}
