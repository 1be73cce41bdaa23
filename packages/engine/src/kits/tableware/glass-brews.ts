import { createRandom, type Outline, pairs, type Thing, triples, type Vec3 } from '../builder/index.ts'
import { CLEAR, glassVessel } from './glassware.ts'

/** A head of foam above a rim that runs down in one place. */
function foam(t: Thing, y: number, radius: number): void {
  const froth = t.fixed('#fdf8ea', 'matte', { specular: 0.12 })
  t.drum([0, y - 0.09, 0], radius, 0.12, froth, 0.05)
  const random = createRandom(5)
  for (let i = 0; i < 34; i++) {
    const out = radius * 0.94 * Math.sqrt((i + 0.5) / 34)
    const a = i * 2.4
    const size = 0.1 + 0.08 * random()
    t.ball([Math.cos(a) * out, y + 0.16 * (1 - (out / radius) ** 2) + 0.02 * random(), Math.sin(a) * out], [size * 1.15, size * 0.85, size * 1.15], froth, 0.09)
  }
  for (const [a, down] of pairs([0.25, 0.24, 0.55, 0.12])) {
    const at = (r: number, h: number): Vec3 => [Math.cos(a) * r, h, Math.sin(a) * r]
    t.tube([at(radius, y + 0.08), at(radius + 0.09, y), at(radius + 0.075, y - down)], [0.09, 0.08, 0.06], froth, 0.06)
  }
}

/** A thick glass mug with a handle: golden beer, strings of bubbles, foam over its rim. */
export function beerMug(t: Thing): void {
  const wall: Outline = pairs([-0.9, 0.56, -0.86, 0.62, -0.7, 0.62, -0.6, 0.58, 0.62, 0.62])
  const glass = t.sheer(CLEAR, 0.08)
  t.filled(wall, 0.16, 0.42, t.drink('#d98a10', 0.68))
  t.vessel(wall, glass, 0.045, 0.16)
  t.drum([0, -0.83, 0], 0.54, 0.05, t.liquid('#d3e2e6', 0.3), 0.03)
  t.tube(triples([0, 0.4, 0.58, 0, 0.42, 0.86, 0, 0.28, 1.02, 0, -0.28, 1.0, 0, -0.46, 0.84, 0, -0.46, 0.56]), [0.085, 0.085, 0.09, 0.09, 0.085, 0.085],
    t.sheer(CLEAR, 0.2), 0.02)
  const air = t.apart(t.fixed('#ffe9b0', 'gloss', { emission: [0.12, 0.09, 0.04] }))
  const random = createRandom(9)
  for (let i = 0; i < 40; i++) {
    const a = -1.3 + random() * 2.6
    t.ball([Math.cos(a) * 0.53, -0.66 + random() * 1, Math.sin(a) * 0.53], 0.009 + 0.011 * random(), air)
  }
  foam(t, 0.5, 0.57)
  t.board([0.62, -0.1, 0], 0.4, 0.26)
}

/** A glass beaker in a steel frame: coffee, with the plunger pressed halfway. */
export function frenchPress(t: Thing): void {
  const wall: Outline = pairs([-0.94, 0.42, -0.9, 0.48, -0.84, 0.5, 0.7, 0.5])
  const steel = t.second('#c3c8ce', 'chrome')
  const dark = t.fixed('#1c1b1d', 'satin')
  glassVessel(t, wall, t.sheer(CLEAR), { material: t.drink('#2a1206', 0.95), level: 0.24 }, 0.028)
  // Coffee grounds under the plunger, a little froth at the top.
  t.drum([0, 0.25, 0], 0.455, 0.02, t.fixed('#b98c56', 'matte'), 0.012).drum([0, 0.36, 0], 0.46, 0.018, steel, 0.01).ring([0, 0.37, 0], 0.45, 0.022, 'y', steel)
    .rod([0, 0.36, 0], [0, 1.2, 0], 0.024, steel)
  for (const y of [-0.9, -0.42, 0.56]) t.ring([0, y, 0], 0.518, 0.022, 'y', steel)
  for (let i = 0; i < 4; i++) {
    const a = 0.78 + i * (Math.PI / 2)
    const [x, z] = [Math.cos(a) * 0.522, Math.sin(a) * 0.522]
    t.slab([x, -0.22, z], [0.012, 0.78, 0.05], steel, 0.01, -a).ball([x * 1.02, -1, z * 1.02], [0.05, 0.06, 0.05], steel)
  }
  t.lathe(pairs([0.66, 0.53, 0.74, 0.53, 0.84, 0.44, 0.92, 0.18, 0.94, 0.01]), steel).ball([0, 1.24, 0], 0.1, dark)
    .tube(triples([0, 0.52, 0.52, 0, 0.56, 0.78, 0, 0.42, 0.9, 0, -0.3, 0.88, 0, -0.46, 0.72, 0, -0.44, 0.53]), [0.05, 0.06, 0.07, 0.07, 0.06, 0.05], dark)
    .tube(triples([0, 0.66, -0.5, 0, 0.76, -0.62]), [0.14, 0.05], steel, 0.04)
}
