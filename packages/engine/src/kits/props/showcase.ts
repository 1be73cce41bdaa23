import { apart, ball, board, drum, each, fixed, glow, hollow, lathe, light, made, main, type Outline, pairs, ring, rod, second, slab, smoothOutline, type Thing,
  type ThingRow, triples, type Vec3, vessel } from '../builder/index.ts'
import { glassJar } from '../tableware/glass-jars.ts'
import { CLEAR } from '../tableware/glassware.ts'
import { flame } from './parts.ts'

/** Attribute of a box with something in it: its lid is off. */
export const OPENED = 'opened'
/** Attribute of a glass vessel with something in it, followed by the kind of thing. */
export const SHOWING = 'showing '

/** The space inside, relative to the vessel's height and width: from `low` to `high`, `wide` across, its center offset by `aside`. */
type Within = { readonly low: number; readonly high: number; readonly wide: number; readonly aside: number }

/** Vessels that show only the rim and the highlights of their wall when something is inside. */
const SHOWS: Readonly<Record<string, Within>> = {
  'prop:bottle': { low: 0.38, high: 0.95, wide: 0.6, aside: -0.17 },
  'prop:jar': { low: 0.1, high: 0.84, wide: 0.84, aside: 0 },
  'prop:light-bulb': { low: 0.44, high: 0.95, wide: 0.98, aside: 0 },
}

/** Kinds of things that fit inside a bottle or a jar; cut flowers, sweets and brushes stick out of it. */
const DWELLS = /^(boat|building|insect|sea|tree):/

/** The space inside a vessel for a thing that shows through its wall. */
export const withinOf = (vessel: string, thing: string): Within | undefined => vessel === 'prop:light-bulb' || DWELLS.test(thing) ? SHOWS[vessel] : undefined

export const isShowing = ({ input }: Thing): boolean => input.attributes.some((word) => word.startsWith(SHOWING))

/** The background behind the thing inside, and its ground: water for things that swim or sail, otherwise moss. */
function grounds(t: Thing): { readonly back: number; readonly floor: number } {
  const wet = t.input.attributes.some((word) => word === `${SHOWING}boat` || word === `${SHOWING}sea`)
  return {
    back: t.fixed(wet ? '#b4d6ea' : '#d6e6ea', 'satin', { emission: [0.05, 0.07, 0.08] }),
    floor: wet ? t.fixed('#2b78a8', 'gloss') : t.fixed('#55702c', 'matte', { pattern: { kind: 'noise', color: [0.03, 0.06, 0.012], scale: 7 } }),
  }
}

const rim = (t: Thing, points: readonly Vec3[], radius: number): Thing =>
  t.tube(points, radius, t.apart(t.fixed('#e6f2f6', 'gloss', { emission: [0.08, 0.1, 0.12] })))

const glint = (t: Thing, points: readonly Vec3[], radius: number): Thing =>
  t.tube(points, points.map((_, i) => (i === 0 || i === points.length - 1 ? radius * 0.3 : radius)), t.apart(t.glow('#ffffff', 0.9)))

/** A point of a bulb's wall that faces the viewer. */
const onRim = (radius: number, angle: number, x = 0): Vec3 => [x, 0.45 + Math.sin(angle) * radius, -Math.cos(angle) * radius]

/** Lies on two wooden cradles, its neck to the side. */
export function showBottle(t: Thing): void {
  const { floor } = grounds(t)
  const wall: Outline = pairs([-1.02, 0.3, -0.99, 0.48, -0.88, 0.59, -0.72, 0.62, 0.74, 0.62, 0.96, 0.55, 1.14, 0.36, 1.3, 0.24, 1.46, 0.21, 1.86, 0.21])
  t.kit.lathe([0, 0, 0], hollow(smoothOutline(wall), 0.03, 0.06), 'z', t.sheer(CLEAR, 0.05), 0.01)
  t.ring([0, 0, 1.84], 0.21, 0.045, 'z', t.sheer(CLEAR, 0.14))
  const round = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI + 0.42 + ((Math.PI - 0.84) * i) / 16
    return [Math.cos(a) * 0.54, Math.sin(a) * 0.54] as const
  })
  t.plate([0, 0, 0], round, 0.88, 'z', floor, 0.03).rod([0, 0, 1.72], [0, 0, 2.04], 0.165, t.fixed('#b98a54', 'wood'))
  const wood = t.second('#6b4022', 'wood')
  for (const z of [-0.6, 0.62]) t.slab([0.06, -0.76, z], [0.5, 0.14, 0.1], wood, 0.03).slab([0.5, -0.62, z], [0.07, 0.2, 0.1], wood, 0.03)
  t.slab([0.06, -0.92, 0], [0.6, 0.06, 1.15], wood, 0.03)
}

/** Upright, with its lid on. */
export function showJar(t: Thing): void {
  t.drum([0, -0.78, 0], 0.53, 0.07, grounds(t).floor, 0.06)
  glassJar(t, '#c9a24a')
}

/** Stands on its cap, without a lit filament. */
export function showBulb(t: Thing): void {
  const { back, floor } = grounds(t)
  t.ball([-0.42, 0.45, 0], [0.36, 0.86, 0.86], back).slab([-0.3, -0.3, 0], [0.08, 0.34, 0.36], back, 0.06, 0, 0.1)
    .ball([0, -0.08, 0], [0.42, 0.14, 0.62], floor).ball([0, -0.26, 0], [0.38, 0.24, 0.44], t.fixed('#4a3524', 'matte'))
  const points = Array.from({ length: 33 }, (_, i) => onRim(0.83, -0.95 + ((Math.PI + 1.9) * i) / 32))
  rim(t, [[0, -0.56, -0.3], [0, -0.36, -0.38], ...points, [0, -0.36, 0.38], [0, -0.56, 0.3]], 0.022)
  const cap = t.fixed('#b9bdc4', 'metal')
  for (let i = 0; i < 4; i++) t.ring([0, -0.6 - i * 0.1, 0], 0.3, 0.06, 'y', cap)
  t.drum([0, -0.75, 0], 0.3, 0.22, cap, 0.03).ball([0, -0.98, 0], [0.18, 0.06, 0.18], t.fixed('#26272b'))
  glint(t, [0.35, 0.6, 0.9, 1.15].map((a) => onRim(0.66, a, 0.34)), 0.03)
}

/** An open velvet box with a ring in its cushion. */
function ringBox(t: Thing): void {
  const velvet = t.main('#1f3a4d', 'fabric')
  const satin = t.second('#f4efe6', 'satin')
  t.slab([0, -0.45, 0], [0.75, 0.42, 0.8], velvet, 0.12).slab([0.02, -0.05, 0], [0.64, 0.06, 0.69], satin, 0.05)
  // The lid leans back, with its lining to the viewer.
  for (let i = 0; i < 7; i++) {
    const s = i / 6
    t.slab([-0.78 - s * 0.22, 0.02 + s * 1.15, 0], [0.16, 0.14, 0.8], velvet, 0.1, 0, 0.06)
    if (i > 0 && i < 6) t.slab([-0.63 - s * 0.22, 0.02 + s * 1.15, 0], [0.05, 0.13, 0.66], satin, 0.04, 0, 0.05)
  }
  const gold = t.apart(t.fixed('#e0b04a', 'metal'))
  t.ring([0.05, 0.26, 0], 0.3, 0.045, 'x', gold)
  for (const z of [-0.09, 0.09]) t.rod([0.05, 0.55, z * 0.6], [0.05, 0.66, z * 1.3], 0.03, gold)
  const stone = t.apart(t.fixed('#e4f4fb', 'glass', { emission: [0.12, 0.16, 0.18] }))
  t.kit.lathe([0.05, 0.7, 0], pairs([-0.14, 0, 0.04, 0.19, 0.12, 0.12, 0.12, 0]), 'y', stone)
}

/** A canvas bag with two long handles. */
function tote(t: Thing): void {
  const canvas = t.main('#e9dfc8', 'fabric')
  for (let i = 0; i < 9; i++) {
    const s = i / 8
    t.slab([0, -0.95 + s * 1.6, 0], [0.22 - 0.12 * s, 0.14, 0.78 + 0.04 * Math.sin(s * Math.PI)], canvas, 0.1, 0, 0.06)
  }
  t.slab([0.02, 0.72, 0], [0.1, 0.035, 0.8], t.fixed('#d3c6a8', 'fabric'), 0.02)
  const strap = t.second('#d3c6a8', 'fabric')
  for (const x of [-0.08, 0.14]) {
    const arch = Array.from({ length: 11 }, (_, i): Vec3 => {
      const a = (i / 10) * Math.PI
      return [x, 0.6 + Math.sin(a) * 0.85, -0.42 * Math.cos(a)]
    })
    t.tube(arch, 0.045, strap)
    for (const z of [-0.42, 0.42]) t.slab([x + 0.02, 0.45, z], [0.03, 0.2, 0.06], strap, 0.02)
  }
  t.board([0.25, -0.2, 0], 0.55, 0.4, '#2c2622')
}

/** Long narrow leaflets on both sides of an arching rib. */
function frond(t: Thing, root: Vec3, tip: Vec3, rise: number, green: number): void {
  const at = (s: number): Vec3 => [root[0] + (tip[0] - root[0]) * s, root[1] + (tip[1] - root[1]) * s + rise * Math.sin(s * Math.PI * 0.8),
    root[2] + (tip[2] - root[2]) * s]
  t.tube([at(0), at(0.3), at(0.6), at(0.85), at(1)], [0.035, 0.03, 0.024, 0.018, 0.01], green)
  const [dy, dz] = [tip[1] - root[1] + rise * 0.4, tip[2] - root[2]]
  const size = Math.hypot(dy, dz)
  const [uy, uz] = [dy / size, dz / size]
  for (let i = 2; i <= 11; i++) {
    const s = i / 12
    const p = at(s)
    const long = 0.5 * Math.sin(Math.PI * (0.18 + 0.78 * s)) + 0.08
    for (const side of [-1, 1]) {
      const [y, z] = [uy * 0.75 - uz * side * 0.9, uz * 0.75 + uy * side * 0.9]
      t.rod(p, [p[0] + 0.05, p[1] + y * long, p[2] + z * long], 0.05, green, 0.012)
    }
  }
}

function palmLeaves(t: Thing): void {
  const greens = [t.main('#3f8f4a', 'satin'), t.fixed('#2f7a42', 'satin'), t.fixed('#58a552', 'satin')]
  frond(t, [0, -0.9, -0.05], [-0.1, 0.5, -1.05], 0.3, greens[1])
  frond(t, [0, -0.9, 0.05], [-0.1, 0.5, 1.05], 0.3, greens[2])
  frond(t, [0.02, -0.9, 0], [0.05, 0.95, 0.12], 0.1, greens[0])
}

/** A twig with pairs of round leaves, lying down. */
function eucalyptus(t: Thing): void {
  const leaf = t.main('#8fae9b', 'matte')
  const young = t.fixed('#a9c4b0', 'matte')
  const stem = t.fixed('#7d6a52', 'matte')
  for (const [turn, from] of pairs([0, -1.2, 0.55, -0.5, -0.5, -0.25])) {
    const [dx, dz] = [Math.sin(turn), Math.cos(turn)]
    const long = turn === 0 ? 2.3 : 1.25
    t.rod([0, 0, from], [dx * long, 0.1, from + dz * long], 0.03, stem, 0.015)
    for (let i = 1; i <= 7; i++) {
      const s = (i / 7) * long
      const size = 0.3 - 0.016 * i
      for (const side of [-1, 1])
        t.ball([dx * s + dz * side * size * 0.9, 0.1 + 0.12 * (i % 2), from + dz * s - dx * side * size * 0.9], [size, 0.06, size * 0.86], i % 3 ? leaf : young)
    }
  }
}

/** Three stems, each with a spike of florets. */
function lavenderSprig(t: Thing): void {
  const hues = [t.main('#8a6cc4', 'satin'), t.second('#b49be0', 'satin')]
  sprig(t, [0, 0, 0], hues, 1)
}

/** Stems lying at a point; `fine` is the thickness of their spikes relative to a sprig by itself. */
export function sprig(t: Thing, [x, y, z]: Vec3, hues: readonly number[], fine: number): void {
  const stem = t.fixed('#6f8a5c', 'matte')
  for (const [turn, start, long] of triples([0.06, -1.2, 2.4, 0.3, -1.15, 2.1, -0.24, -1.1, 2.2])) {
    const from = z + start
    const [dx, dz] = [Math.sin(turn), Math.cos(turn)]
    t.rod([x, y, from], [x + dx * long, y + 0.06, from + dz * long], 0.026, stem, 0.02)
    t.rod([x + dx * 0.5, y + 0.02, from + dz * 0.5], [x + dx * 0.9 + 0.16, y + 0.06, from + dz * 0.9], 0.03, stem, 0.012)
    for (let i = 0; i < 8; i++) {
      const s = long * (0.5 + 0.062 * i)
      const out = (0.1 - 0.008 * i) * fine
      for (let k = 0; k < 4; k++) {
        const a = k * 1.571 + i * 0.7
        t.ball([x + dx * s + Math.cos(a) * out * dz, y + 0.06 + Math.sin(a) * out, from + dz * s - Math.cos(a) * out * dx],
          [0.085 * fine, 0.085 * fine, 0.105 * Math.sqrt(fine)], hues[k % 2])
      }
    }
  }
}

/** A heap of almonds, hazelnuts and cashews. */
function nuts(t: Thing): void {
  const almond = t.main('#a5683a', 'matte')
  const hazel = t.fixed('#7d4a24', 'satin')
  const cashew = t.fixed('#ecd2a0', 'satin')
  const scar = t.fixed('#d9b788', 'matte')
  for (let i = 0; i < 46; i++) {
    const [r, a] = [1.1 * Math.sqrt((i + 0.5) / 46), i * 2.4]
    const at: Vec3 = [Math.cos(a) * r, 0.52 * (1.1 - r) + 0.07 * ((i * 7) % 3), Math.sin(a) * r]
    const kind = i % 3
    if (kind === 0) {
      t.ball(at, [i % 2 ? 0.24 : 0.13, 0.1, i % 2 ? 0.13 : 0.24], almond)
    } else if (kind === 1) {
      t.ball(at, 0.15, hazel).ball([at[0], at[1] + 0.1, at[2]], [0.09, 0.07, 0.09], scar)
    } else t.tube(triples([at[0] - 0.14, at[1], at[2] - 0.12, at[0] + 0.04, at[1] + 0.03, at[2], at[0] - 0.12, at[1], at[2] + 0.16]), [0.07, 0.1, 0.06], cashew)
  }
}

/** Stone rollers at both ends of a handle, lying down. */
function jadeRoller(t: Thing): void {
  const jade = t.main('#7fb894', 'gloss')
  const gold = t.apart(t.fixed('#e0b04a', 'metal'))
  t.tube(triples([0, 0, -0.55, 0, 0.02, 0, 0, 0, 0.6]), [0.08, 0.1, 0.07], jade)
  for (const [end, half, r] of triples([-1, 0.36, 0.2, 1, 0.2, 0.13])) {
    const z = end * (0.68 + r)
    t.rod([0, 0, end * 0.55], [0, 0, end * 0.64], 0.09, gold)
    for (const side of [-1, 1]) t.tube(triples([0, 0, end * 0.62, side * (half + 0.06), 0, end * 0.66, side * (half + 0.06), 0, z]), 0.028, gold)
    t.rod([-half, 0, z], [half, 0, z], r, jade)
  }
}

/** Goods and decorations for shop windows and product pictures. */
export const SHOWCASE: Readonly<Record<string, ThingRow>> = {
  'ring-box': [0.08, ringBox],
  // A candle in a labeled jar, and its flame.
  'jar-candle': made(0.11, [fixed('#5a4634', 'matte')], (ink) => [
    vessel(pairs([-0.9, 0.6, -0.86, 0.66, -0.2, 0.68, 0.5, 0.68]), main('#efe6d6', 'gloss'), 0.05, 0.1),
    drum([0, 0.1, 0], 0.63, 0.16, fixed('#f6ecd6', 'satin', { emission: [0.12, 0.08, 0.03] }), 0.03),
    drum([0, -0.3, 0], 0.72, 0.28, second('#c7a27c', 'matte'), 0.005), slab([0.72, -0.22, 0], [0.012, 0.016, 0.22], ink, 0.004),
    slab([0.72, -0.34, 0], [0.012, 0.01, 0.14], ink, 0.004), rod([0, 0.24, 0], [0, 0.4, 0], 0.02, fixed('#17120e')), (t) => flame(t, [0, 0.5, 0], 0.24),
    light([0.1, 0.7, 0], '#ffb04a', 8, 0.9), board([0.74, -0.28, 0], 0.32, 0.2)]),
  // A rounded body with a pull-out drawer.
  'air-fryer': made(0.33, [main('#26282c', 'gloss'), apart(fixed('#c9ced6', 'chrome')), glow('#7fe0ff', 1.4)], (shell, steel, digits) => [
    lathe(pairs([-1, 0.62, -0.94, 0.72, -0.2, 0.8, 0.5, 0.78, 0.86, 0.62, 0.98, 0.3, 1, 0]), shell), ring([0, -0.02, 0], 0.8, 0.02, 'y', steel),
    slab([0.68, -0.42, 0], [0.14, 0.32, 0.42], shell, 0.08), slab([0.98, -0.36, 0], [0.24, 0.07, 0.09], second('#3a3d43', 'satin'), 0.05),
    slab([1.2, -0.44, 0], [0.06, 0.16, 0.1], second('#3a3d43', 'satin'), 0.05), slab([0.76, 0.36, 0], [0.06, 0.2, 0.34], fixed('#101216', 'gloss'), 0.05),
    each([-0.16, -0.04, 0.08, 0.2], (z) => slab([0.83, 0.42, z], [0.01, 0.06, 0.035], digits, 0.004)),
    each([-0.18, 0, 0.18], (z) => ball([0.82, 0.26, z], [0.015, 0.03, 0.03], steel))]),
  tote: [0.5, tote],
  // A bottle of oil with sticks that carry its scent.
  'reed-diffuser': made(0.24, [main('#b98a55', 'glass'), apart(fixed('#c9a06a', 'wood'))], (glass, reed) => [
    lathe(pairs([-1, 0.42, -0.96, 0.5, -0.3, 0.5, -0.12, 0.4, -0.02, 0.18, 0.1, 0.17]), glass, [0, 0, 0], 0.03),
    drum([0, 0.12, 0], 0.2, 0.06, fixed('#d9b35a', 'metal'), 0.02), slab([0.46, -0.6, 0], [0.05, 0.2, 0.26], second('#f6f1e6', 'matte'), 0.01),
    slab([0.52, -0.56, 0], [0.004, 0.014, 0.16], fixed('#6b5a44', 'matte'), 0.003),
    slab([0.52, -0.66, 0], [0.004, 0.01, 0.1], fixed('#6b5a44', 'matte'), 0.003),
    each(pairs([0.05, -0.62, 0.2, -0.34, -0.12, -0.1, 0.16, 0.16, -0.05, 0.42, 0.1, 0.68]), ([x, z]) =>
      rod([x * -0.1, -0.1, z * -0.1], [x, 1.35 - Math.abs(z) * 0.3, z], 0.026, reed)),
    board([0.53, -0.6, 0], 0.24, 0.16)]),
  'palm-leaves': [0.7, palmLeaves],
  eucalyptus: [0.03, eucalyptus],
  'lavender-sprig': [0.03, lavenderSprig],
  nuts: [0.05, nuts],
  'jade-roller': [0.04, jadeRoller],
}
