import { ball, board, createRandom, disc, each, fixed, lathe, made, main, mixColor, pairs, rod, second, slab, type Thing, type ThingRow, thing, thingKit, times,
  triples, tube, type Vec3 } from '../builder/index.ts'

/** A mountain peak that faces +x, from its foot up to `top`, with a snow cap. */
function peak(t: Thing, x: number, middle: number, half: number, top: number, rock: number, snow: number): void {
  const apex: Vec3 = [x, top, middle]
  const steps = 30
  for (let i = 0; i <= steps; i++) {
    const across = -1 + (2 * i) / steps
    t.rod(apex, [x, -0.8, middle + across * half], 0.045, rock, 0.1, 0.05)
    // The snow ends in points of different lengths.
    const reach = 0.24 + 0.1 * (i % 8 === 0 ? 1 : 0.5 + 0.5 * Math.cos((i / 8) * Math.PI * 2))
    const down: Vec3 = [x + 0.07, top - (top + 0.8) * reach, middle + across * half * reach]
    t.rod([x + 0.05, top, middle], down, 0.04, snow, 0.05, 0.02)
  }
}

/** Emblems: simple shapes that represent a place. */
const EMBLEMS: Readonly<Record<string, ThingRow>> = {
  'mountain-emblem': made(1.2, [fixed('#fbfcfd', 'satin')], (snow) => [
    disc([-0.2, 0.42, 0.42], 0.56, 0.06, 'x', second('#f5a623', 'satin')), (t) => peak(t, -0.06, 0.52, 0.8, 0.34, t.main('#3f7f7a', 'satin'), snow),
    (t) => peak(t, 0.1, -0.26, 1, 0.95, t.main('#24505c', 'satin'), snow), slab([0.02, -0.84, 0.05], [0.16, 0.07, 1.32], main('#24505c', 'satin'), 0.06)]),
  'sun-emblem': made(1.2, [main('#f5a623', 'satin')], (gold) => [
    disc([0, 0, 0], 0.55, 0.1, 'x', gold),
    times(12, (i) => {
      const a = (i / 12) * Math.PI * 2
      const at = (r: number): Vec3 => [0, Math.sin(a) * r, Math.cos(a) * r]
      return rod(at(0.72), at(i % 2 ? 0.95 : 1.12), 0.085, gold, 0.03)
    })]),
  'wave-emblem': thing(1, (t) => {
    const paints = [t.main('#1f6fae', 'gloss'), t.main('#3a9fd0', 'gloss'), t.second('#8fd6ea', 'gloss')]
    paints.forEach((paint, row) => {
      t.tube(
        Array.from({ length: 25 }, (_, i): Vec3 => {
          const s = i / 24
          return [row * 0.05, 0.5 - row * 0.5 + 0.17 * Math.sin(s * Math.PI * 4 + row * 0.7), -1.15 + s * 2.3]
        }),
        Array.from({ length: 25 }, (_, i) => 0.05 + 0.13 * Math.sin((i / 24) * Math.PI)),
        paint,
        0.03)
    })
  }),
  network: thing(1.3, (t) => {
    const link = t.second('#9fb4c8', 'satin')
    const nodes: Vec3[] = [
      [0.1, 0, 0],
      ...Array.from({ length: 7 }, (_, i): Vec3 => {
        const a = i * 0.898
        return [0.3 * Math.sin(i * 2.1), Math.sin(a) * 0.82, Math.cos(a) * 0.95]
      })]
    nodes.forEach((node, i) => {
      if (i > 0) t.rod(nodes[0], node, 0.03, link).rod(node, nodes[i === 7 ? 1 : i + 1], 0.022, link)
      t.ball(node, i === 0 ? 0.3 : 0.15 + 0.04 * (i % 3), t.main(['#3a7fd0', '#38b8a4', '#8a5ad0'][i % 3], 'gloss'))
    })
  }),
  dna: thing(1.5, (t) => {
    const turns = 40
    const at = (i: number, side: number): Vec3 => {
      const a = (i / turns) * Math.PI * 4 + side * Math.PI
      return [Math.cos(a) * 0.45, -1.2 + (i / turns) * 2.4, Math.sin(a) * 0.45]
    }
    const strand = (side: number) => Array.from({ length: turns + 1 }, (_, i) => at(i, side))
    t.tube(strand(0), 0.075, t.main('#3a7fd0', 'gloss'), 0.01).tube(strand(1), 0.075, t.second('#e0507a', 'gloss'), 0.01)
    const rungs = ['#f5b53a', '#38b8a4', '#8a5ad0'].map((hex) => t.fixed(hex, 'satin'))
    for (let i = 1; i < turns; i += 2) t.rod(at(i, 0), at(i, 1), 0.035, rungs[i % 3])
  }),
  virus: made(1.2, [main('#5fa84a', 'gloss'), second('#d8443a', 'gloss')], (skin, tip) => [
    ball([0, 0, 0], 0.68, skin),
    times(38, (i) => {
      const y = 1 - ((i + 0.5) / 38) * 2
      const [r, a] = [Math.sqrt(1 - y * y), i * 2.4]
      const out = (far: number): Vec3 => [Math.cos(a) * r * far, y * far, Math.sin(a) * r * far]
      return [rod(out(0.6), out(0.9), 0.045, skin, 0.03, 0.04), ball(out(0.94), 0.085, tip)]
    })]),
}

const PALETTE = ['#e0533f', '#2f5fb0', '#f0b92b', '#2aa58a', '#f4f1ea', '#23243a', '#e88aa8', '#8a4fc4'] as const

/** The colors of a composition: its own, or shades of the requested color. */
function inks(t: Thing): readonly number[] {
  const { color, color2 } = t.input
  if (!color) return PALETTE.map((hex, i) => t.fixed(hex, i % 3 === 1 ? 'satin' : 'gloss'))
  const pair = [color, color2 ?? mixColor(color, [1, 1, 1], 0.7)] as const
  return Array.from({ length: 8 }, (_, i) => {
    const tone = mixColor(pair[i % 2], i % 3 === 0 ? [1, 1, 1] : [0.03, 0.03, 0.05], 0.1 + 0.11 * (i >> 1))
    return t.kit.material({ color: tone, specular: 0.7, gloss: 60, metal: i % 4 === 1 ? 0.5 : 0.05 })
  })
}

/** An abstract composition: many bodies of different shapes around a center, the largest in the middle. */
function composition(t: Thing): void {
  const random = createRandom(t.input.seed)
  const colors = inks(t)
  for (let i = 0; i < 30; i++) {
    const out = Math.sqrt((i + 0.4) / 30)
    const turn = i * 2.39996 + random() * 0.5
    const size = 0.5 * (1 - out) ** 0.8 + 0.1 + 0.07 * random()
    const at: Vec3 = [(random() - 0.5) * 0.9, Math.sin(turn) * out * 1.35, Math.cos(turn) * out * 1.45]
    const ink = colors[(i * 3 + Math.floor(random() * 3)) % colors.length]
    const form = i % 6
    if (form === 0 || form === 3) t.ball(at, size * (form === 0 ? 0.9 : 0.6), ink)
    else if (form === 1) t.ring(at, size * 0.8, size * 0.24, random() < 0.6 ? 'x' : 'y', ink)
    else if (form === 2) t.slab(at, [size * 0.62, size * 0.62, size * 0.62], ink, size * 0.1, random() * 1.5)
    else if (form === 4) t.rod([at[0], at[1] - size, at[2] - size * (random() - 0.5)], [at[0], at[1] + size, at[2] + size * (random() - 0.5)], size * 0.26, ink)
    else t.rod([at[0], at[1] - size * 0.7, at[2]], [at[0], at[1] + size, at[2]], size * 0.62, ink, size * 0.02)
  }
}

/** Ribbons of paint that flow side by side, cross and curl. */
function swirl(t: Thing): void {
  const random = createRandom(t.input.seed)
  const colors = inks(t)
  const phase = random() * 6
  for (let i = 0; i < 13; i++) {
    const lane = (i / 12 - 0.5) * 2
    const points = Array.from({ length: 34 }, (_, k): Vec3 => {
      const s = (k / 33 - 0.5) * 2
      const bend = Math.sin(s * 2.6 + phase + lane * 0.9)
      const curl = Math.cos(s * 3.7 - lane * 1.7 + phase)
      return [0.4 * curl + 0.12 * (i % 3), lane * (0.6 + 0.4 * Math.abs(s)) + 0.42 * bend, s * 1.7 + 0.3 * curl * lane]
    })
    const radii = points.map((_, k) => 0.05 + 0.1 * Math.sin((Math.PI * (k + 0.6)) / 34.2))
    t.tube(points, radii, colors[(i * 5) % colors.length], 0.09)
  }
}

/** A filled flat outline facing +x: rods from the center to points on the edge. */
function fan(t: Thing, edge: readonly Vec3[], middle: Vec3, thick: number, material: number): void {
  for (let i = 0; i < edge.length; i++) {
    t.rod(middle, edge[i], thick, material, thick * 0.8, thick * 0.5)
    const next = edge[(i + 1) % edge.length]
    for (const share of [1, 0.72, 0.42]) {
      const [a, b] = [edge[i], next].map((p): Vec3 => [p[0], middle[1] + (p[1] - middle[1]) * share, middle[2] + (p[2] - middle[2]) * share])
      t.rod(a, b, thick * 0.8, material, thick * 0.8, thick * 0.5)
    }
  }
}

/** Corners of a flat shape, the first one at the top. */
const around = (count: number, radius: (i: number) => number): Vec3[] =>
  Array.from({ length: count }, (_, i): Vec3 => {
    const a = Math.PI / 2 + (i / count) * Math.PI * 2
    return [0, Math.sin(a) * radius(i), Math.cos(a) * radius(i)]
  })

/** Stacked slices of a solid with a square base, turned a little: `half(s)` is its half width at the share s of its height. */
function stacked(t: Thing, low: number, high: number, count: number, half: (s: number) => number, material: number): void {
  const step = (high - low) / count
  for (let i = 0; i < count; i++) {
    const s = (i + 0.5) / count
    t.slab([0, low + step * (i + 0.5), 0], [half(s), step * 0.62, half(s)], material, Math.min(0.02, half(s) * 0.4), 0.3, 0.01)
  }
}

export function heart(t: Thing, material: number, y = 0, size = 1): void {
  for (const z of [-1, 1]) {
    t.ball([0, y + 0.32 * size, z * 0.36 * size], [0.34 * size, 0.44 * size, 0.46 * size], material, 0.16 * size)
    t.rod([0, y + 0.2 * size, z * 0.3 * size], [0, y - 0.68 * size, 0], 0.36 * size, material, 0.03 * size, 0.2 * size)
  }
}

const ROWS: Readonly<Record<string, ThingRow>> = {
  cube: [1, (t) => t.slab([0, 0, 0], [1, 1, 1], t.main('#3d7fc4', 'gloss'), 0.08, 0.35)],
  sphere: [1, (t) => t.ball([0, 0, 0], 1, t.main('#d22b2b', 'gloss'))],
  pyramid: [1, (t) => stacked(t, 0, 1.6, 72, (s) => 1.02 * (1 - s), t.main('#e0b52e', 'satin'))],
  cone: made(1.2, [main('#ee7a1c', 'gloss')], (paint) => [lathe(pairs([0, 0.9, 2, 0.02]), paint)]),
  cylinder: [1.2, (t) => t.drum([0, 0, 0], 0.7, 1, t.main('#2f9a5a', 'gloss'), 0.06)],
  torus: [1.2, (t) => t.ring([0, 0, 0], 0.72, 0.28, 'x', t.main('#8a4fc4', 'gloss'))],
  prism: thing(1.1, (t) => {
    const glass = t.main('#cfe3f2', 'glass')
    for (let i = 0; i <= 16; i++) {
      const s = i / 16
      t.rod([0, -0.8 + s * 1.6, -0.95 * (1 - s)], [0, -0.8 + s * 1.6, 0.95 * (1 - s)], 0.1, glass, 0.1, 0.05)
    }
    for (const [i, hex] of ['#ff4a4a', '#ff9a2a', '#ffe24a', '#4ad86a', '#4a9aff', '#a05aff'].entries())
      t.rod([0.1, 0.1, 0.5], [0.1, -0.35 + i * 0.13, 1.6], 0.03, t.glow(hex, 1.5), 0.06)
  }),
  octahedron: made(1.2, [main('#2ab0c8', 'glass')], (paint) => [
    (t) => stacked(t, 0, 1, 16, (s) => 0.72 * (1 - s), paint), (t) => stacked(t, -1, 0, 16, (s) => 0.72 * s, paint)]),
  ellipsoid: [0.9, (t) => t.ball([0, 0, 0], [0.8, 0.7, 1.1], t.main('#e05a9a', 'gloss'))],
  capsule: made(1.2, [rod([0, 0.05, 0], [0, 0.55, 0], 0.42, main('#d22b2b', 'gloss')), rod([0, -0.05, 0], [0, -0.55, 0], 0.42, second('#f6f4ee', 'gloss'))]),
  spiral: thing(1.4, (t) => {
    const points = Array.from({ length: 49 },
      (_, i): Vec3 => [Math.cos((i / 12) * Math.PI * 2) * 0.55, -1 + i * 0.042, Math.sin((i / 12) * Math.PI * 2) * 0.55])
    t.tube(points, 0.12, t.main('#2a8fd0', 'gloss'), 0.02)
  }),
  heart: made(1, [(t) => heart(t, t.main('#d81f3a', 'gloss')), board([0.34, 0.1, 0], 0.5, 0.22, '#ffffff')]),
  star: made(1, [(t) => fan(t, around(10, (i) => (i % 2 ? 0.45 : 1.05)), [0, 0, 0], 0.2, t.main('#f2b92b', 'gloss'))]),
  cross: made(1.1, [slab([0, 0, 0], [0.2, 1, 0.28], main('#d22b2b', 'gloss'), 0.06), slab([0, 0.2, 0], [0.2, 0.28, 0.75], main('#d22b2b', 'gloss'), 0.06)]),
  hexagon: made(1, [(t) => fan(t, around(6, () => 0.9), [0, 0, 0], 0.22, t.main('#3f8fd0', 'gloss'))]),
  knot: thing(1.1, (t) => {
    const points = Array.from({ length: 61 }, (_, i): Vec3 => {
      const u = (i / 60) * Math.PI * 2
      return [-Math.sin(u * 3) * 0.32, Math.cos(u) * 0.36 - Math.cos(u * 2) * 0.66, Math.sin(u) * 0.36 + Math.sin(u * 2) * 0.66]
    })
    t.tube(points, 0.17, t.main('#c43a8a', 'gloss'), 0.02)
  }),
  arrow: made(1, [main('#d22b2b', 'gloss')], (paint) => [
    slab([0, 0, -0.35], [0.18, 0.24, 0.65], paint, 0.06), (t) => fan(t, triples([0, 0.68, 0.2, 0, -0.68, 0.2, 0, 0, 1]), [0, 0, 0.42], 0.18, paint)]),
  'question-mark': made(1.2, [main('#2a62b8', 'gloss')], (paint) => [
    tube(triples([0, 0.55, -0.42, 0, 0.92, -0.3, 0, 1.05, 0.05, 0, 0.85, 0.4, 0, 0.5, 0.42, 0, 0.2, 0.12, 0, -0.25, 0]), 0.19, paint, 0.05),
    ball([0, -0.78, 0], 0.24, paint)]),
  slime: made(0.5, [main('#5fd14a', 'glass')], (jelly) => [
    ball([0, 0.25, 0], [0.95, 0.75, 0.95], jelly), ball([0, -0.2, 0], [1.05, 0.34, 1.05], jelly, 0.4),
    each([-0.28, 0.28], (z) => [
      ball([0.82, 0.35, z], [0.14, 0.2, 0.13], fixed('#141a14', 'gloss')),
      ball([0.95, 0.43, z + 0.03], 0.045, fixed('#ffffff', 'gloss', { emission: [0.5, 0.5, 0.5] }))]),
    tube(triples([0.9, 0.08, -0.13, 0.95, 0.02, 0, 0.9, 0.08, 0.13]), 0.03, fixed('#141a14'))]),
  geometric: [1.6, composition],
  swirl: [1.5, swirl],
  ...EMBLEMS,
}

/** Abstract shapes. */
export const shapeKit = thingKit('shape', ROWS)
