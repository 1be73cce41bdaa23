import { ball, closedCurve, createRandom, drum, fixed, made, main, type Outline, pairs, rod, second, type Thing, type ThingRow, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { CRUST, leaf, plate, ringOf } from '../tableware/food-parts.ts'

/** Half a cross section of a loaf: flat at the bottom, domed at the top. */
const loafCut = (size: number): Outline =>
  closedCurve([[-0.46 * size, -0.56 * size], [0.12 * size, -0.68 * size], [0.46 * size, -0.4 * size], [0.56 * size, 0], [0.46 * size, 0.4 * size],
    [0.12 * size, 0.68 * size], [-0.46 * size, 0.56 * size]])

/** A loaf on a board: a scored crust dusted with flour, with two slices in front. */
export function loaf(t: Thing): void {
  const crust = t.main('#b8722c', 'baked', { specular: 0.24, gloss: 22 })
  const score = t.fixed('#edcf9a', 'matte')
  const back = -0.34
  t.slab([0.1, -0.56, 0], [1.05, 0.07, 1.72], t.fixed('#8a5a34', 'wood'), 0.05).ball([back, 0.02, 0], [0.62, 0.56, 1.32], crust)
    .slab([back, -0.3, 0], [0.54, 0.2, 1.08], crust, 0.18, 0, 0.16)
  // Scores that opened in the oven: a pale bottom, a dark lip on one side.
  const lip = t.fixed('#8a4a18', 'baked')
  for (let i = 0; i < 4; i++) {
    const z = -0.78 + i * 0.52
    const arc = (shift: number, lift: number): Vec3[] =>
      Array.from({ length: 7 }, (_, k): Vec3 => {
        const a = 0.62 + (k / 6) * 1.7
        const at = z + shift + (k / 6 - 0.5) * 0.5
        const slim = Math.sqrt(Math.max(0.1, 1 - (at / 1.32) ** 2))
        return [back + Math.cos(a) * 0.62 * slim * lift, 0.02 + Math.sin(a) * 0.56 * slim * lift, at]
      })
    t.tube(arc(0, 0.95), [0.02, 0.07, 0.09, 0.095, 0.09, 0.07, 0.02], score, 0.05)
    t.tube(arc(0.1, 0.985), [0.01, 0.03, 0.045, 0.05, 0.045, 0.03, 0.01], lip, 0.03)
  }
  const crumb = t.fixed('#f3dcae', 'matte', { pattern: { kind: 'mottled', color: [0.66, 0.46, 0.22], scale: 7 } })
  for (const [x, z] of pairs([0.5, -0.62, 0.66, 0.3]))
    t.plate([x, -0.16, z], loafCut(0.72), 0.06, 'x', crust, 0.02).plate([x + 0.03, -0.16, z], loafCut(0.72 * 0.9), 0.05, 'x', crumb, 0.01)
  const random = createRandom(3)
  const flake = t.fixed('#c98a45', 'matte')
  for (let i = 0; i < 16; i++) t.ball([0.5 + random() * 0.6, -0.48, -1.4 + random() * 2.8], 0.014 + 0.022 * random(), flake)
  t.seat = [back, 0.56, 0]
}

const STEAK: Outline = closedCurve(pairs([-0.62, -0.5, -0.2, -1.02, 0.34, -0.92, 0.62, -0.42, 0.5, 0.2, 0.62, 0.78, 0.2, 1.12, -0.34, 0.92, -0.66, 0.3]))

/** A seared steak on a dark plate: grill marks, a rim of fat, melting butter, rosemary and tomatoes. */
export function steak(t: Thing): void {
  const plate = t.fixed('#2a2c30', 'satin')
  t.drum([0, -0.3, 0], 1.5, 0.05, plate, 0.04).ring([0, -0.25, 0], 1.46, 0.045, 'y', plate)
  const meat = t.main('#6e2f18', 'baked', { specular: 0.5, gloss: 34 })
  const scaled = (by: number): Outline => STEAK.map(([x, z]) => [x * by, z * by])
  t.plate([0, -0.06, 0], scaled(1.02), 0.15, 'y', t.fixed('#d9b98a', 'satin'), 0.1).plate([0.05, -0.05, 0.01], scaled(0.96), 0.18, 'y', meat, 0.12)
  // Grill marks, as long as the meat is wide there.
  const mark = t.fixed('#1f0e08', 'satin')
  for (const [i, half] of [0.3, 0.46, 0.5, 0.46, 0.44, 0.34].entries()) {
    const z = -0.76 + i * 0.31
    t.rod([0.05 - half, 0.1, z + half * 0.5], [0.05 + half, 0.1, z - half * 0.5], 0.035, mark)
  }
  const butter = t.fixed('#f7dc7a', 'gloss')
  t.ball([0.08, 0.14, -0.12], [0.32, 0.022, 0.34], t.fixed('#e3b13c', 'gloss')).slab([0.05, 0.19, -0.14], [0.13, 0.06, 0.14], butter, 0.05, 0.4)
  const herb = t.fixed('#4d7a3a', 'satin')
  t.tube(triples([0.3, 0.16, 0.2, 0.06, 0.2, 0.52, -0.2, 0.17, 0.86]), 0.022, t.fixed('#5a4a2a', 'matte'))
  for (let i = 0; i < 14; i++) {
    const s = i / 13
    const [x, z] = [0.3 - 0.5 * s, 0.2 + 0.66 * s]
    const side = i % 2 ? 1 : -1
    t.rod([x, 0.19, z], [x + 0.1 * side, 0.24, z + 0.12], 0.02, herb, 0.008)
  }
  for (const [x, z] of pairs([0.92, -0.62, 1.08, -0.3, 0.8, -0.92])) {
    t.ball([x, -0.1, z], 0.16, t.fixed('#c8281c', 'gloss'))
    leaf(t, [x, 0.05, z], x * 4, 0.09, herb)
  }
  const salt = t.fixed('#fbfaf6', 'satin')
  const random = createRandom(8)
  for (let i = 0; i < 22; i++) t.slab([-0.4 + random() * 0.8, 0.135, -0.8 + random() * 1.6], [0.014, 0.01, 0.014], salt, 0.004, i)
  t.seat = [0, 0.2, 0]
}

/** Turns of dough from the middle to each tip, and the angle between two of them around the bend. */
const TURNS = 6
const BEND = 0.235

/** A crescent of rolled dough: each turn starts thicker than the one before it ended, with a pale edge between them. */
export function croissant(t: Thing): void {
  const crust = t.main('#b9701f', 'baked', { specular: 0.6, gloss: 36 })
  const edge = t.fixed('#e2ab5a', 'satin')
  const at = (turn: number, up = 0): Vec3 => [Math.cos(turn) * 1.1 - 0.95, up, Math.sin(turn) * 1.1]
  for (const side of [-1, 1])
    for (let k = TURNS - 1; k >= 0; k--) {
      const r = 0.47 * (1 - 0.135 * k)
      const [from, to] = [side * k * BEND, side * (k + 1.35) * BEND]
      const lift = -0.06 * k
      t.rod(at(from - side * 0.03, lift), at(from + side * 0.05, lift), r * 1.01, edge, r * 0.98)
      t.rod(at(from, lift + 0.012), at(to, lift - 0.05), r, crust, r * 0.74, 0.01)
    }
}

/** Number of rays that form a slice, from its tip to its crust, and half the crust's width. */
const RAYS = 19
const SLICE_HALF = 0.86

/** A fan from the tip toward +x to the crust: `from` and `to` are their positions along x. */
function fan(t: Thing, y: number, from: number, to: number, thick: number, material: number): void {
  for (let i = 0; i < RAYS; i++) {
    const side = (i / (RAYS - 1)) * 2 - 1
    const reach = (from - to) / 1.9
    t.rod([from, y, 0], [to, y, side * SLICE_HALF * reach], thick * 0.5, material, thick, 0.03)
  }
}

/** A pointed slice of pizza: crust at the back, cheese, salami, a basil leaf. */
function pizzaSlice(t: Thing): void {
  const crust = t.fixed(CRUST, 'baked')
  const cheese = t.main('#f3c557', 'gloss', { pattern: { kind: 'noise', color: [0.66, 0.2, 0.03], scale: 2.3 } })
  fan(t, 0, 0.97, -0.93, 0.075, crust)
  fan(t, 0.06, 0.93, -0.86, 0.07, cheese)
  for (let i = 0; i <= 12; i++) {
    const side = i / 6 - 1
    t.ball([-1.0 + 0.1 * side * side, 0.08, side * 0.86], [0.17, 0.15 + 0.02 * Math.sin(i * 2.3), 0.17], crust, 0.12)
  }
  const salami = t.fixed('#a82a1c', 'gloss', { pattern: { kind: 'noise', color: [0.62, 0.16, 0.08], scale: 7 } })
  for (const [x, z] of pairs([-0.62, 0.42, -0.5, -0.36, 0.04, 0.1]))
    t.lathe(pairs([0, 0.23, 0.05, 0.24, 0.075, 0.21, 0.05, 0.16, 0.045, 0]), salami, [x, 0.1, z])
  for (const [x, z] of pairs([-0.72, 0, -0.22, 0.36, 0.42, -0.06])) t.ring([x, 0.15, z], 0.07, 0.035, 'y', t.fixed('#23201c', 'gloss'))
  leaf(t, [-0.2, 0.15, -0.16], 0.9, 0.2, t.fixed('#3f8a2e', 'satin'))
}

/** Fries that lean in all directions out of a striped carton. */
function fries(t: Thing): void {
  const card = t.main('#d32f27', 'satin')
  const stripe = t.second('#f7f3ea', 'satin')
  // The carton widens upward; its front dips in the middle.
  const slats = 13
  for (let i = 0; i < slats; i++) {
    const side = (i / (slats - 1)) * 2 - 1
    const ink = i % 2 ? stripe : card
    const low: Vec3 = [0.26, -1, side * 0.44]
    t.rod(low, [0.36, -0.02 + 0.2 * side * side, side * 0.66], 0.05, ink, 0.06, 0.02)
    t.rod([-0.26, -1, side * 0.44], [-0.34, 0.34 - 0.12 * side * side, side * 0.66], 0.05, ink, 0.06, 0.02)
  }
  for (const side of [-1, 1]) for (const x of [-0.2, 0, 0.2]) t.rod([x, -1, side * 0.46], [x * 1.3, 0.16, side * 0.68], 0.06, card, 0.07, 0.03)
  t.slab([0, -0.62, 0], [0.24, 0.4, 0.44], card, 0.06)
  const potato = t.fixed('#eebf4a', 'satin', { pattern: { kind: 'noise', color: [0.62, 0.3, 0.06], scale: 2.6 } })
  for (let i = 0; i < 30; i++) {
    const [column, row] = [i % 10, Math.floor(i / 10)]
    const z = -0.5 + column * 0.111 + 0.02 * Math.sin(i * 3.7)
    const x = -0.22 + row * 0.2
    const top = 0.72 - row * 0.22 + 0.26 * Math.sin(i * 2.9)
    t.rod([x, -0.3, z * 0.8], [x * 1.5 + 0.08 * Math.sin(i * 1.3), top, z * 1.32 + 0.1 * Math.sin(i * 4.1)], 0.062, potato, 0.056)
  }
  t.board([0.44, -0.5, 0], 0.4, 0.22, '#f7f3ea')
}

/** Two waffles with their grid, butter and syrup. */
function waffle(t: Thing): void {
  plate(t, -0.24, 1.35)
  const batter = t.main('#cf9440', 'baked')
  for (const [y, turn] of pairs([-0.14, 0.3, 0.08, 0])) {
    t.drum([0, y, 0], 0.98, 0.05, batter, 0.04).ring([0, y + 0.05, 0], 0.94, 0.07, 'y', batter, 0.04)
    for (let i = -3; i <= 3; i++) {
      const half = Math.sqrt(0.9 - (i * 0.28) ** 2)
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      const across = (a: number, b: number): Vec3 => [a * c - b * s, y + 0.09, a * s + b * c]
      t.rod(across(i * 0.28, -half), across(i * 0.28, half), 0.055, batter, 0.055, 0.02)
      t.rod(across(-half, i * 0.28), across(half, i * 0.28), 0.055, batter, 0.055, 0.02)
    }
  }
  t.slab([0, 0.24, 0], [0.22, 0.09, 0.22], t.fixed('#f7dc72', 'satin'), 0.04, 0.5)
  const syrup = t.fixed('#8a3f10', 'gloss')
  t.ball([0.04, 0.17, 0.05], [0.5, 0.05, 0.46], syrup)
  for (const [x, z] of pairs([0.42, 0.3, 0.3, -0.4, 0.5, -0.05])) t.ball([x, 0.15, z], [0.26, 0.05, 0.12], syrup, 0.05)
}

/** Ridged sticks of sugared dough, dipped at one end. */
function churros(t: Thing): void {
  const dough = t.main('#c07f38', 'baked')
  const sugar = t.fixed('#f3e3c4', 'matte')
  const dip = t.fixed('#3d1d0f', 'gloss')
  for (const [i, turn] of [-0.28, -0.1, 0.08, 0.26, 0.02].entries()) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const y = i < 4 ? -0.2 : 0.14
    const off = i < 4 ? -0.66 + i * 0.44 : 0
    const at = (along: number, side: number, up: number): Vec3 => [off * 0.4 - along * s * 0.4 + side * c, y + up, off * 0.55 + along * c]
    for (let k = 0; k < 6; k++) {
      const a = k * 1.047
      const [u, v] = [Math.sin(a) * 0.09, Math.cos(a) * 0.09]
      t.rod(at(-1, v, u), at(0.96, v, u), 0.075, dough)
    }
    for (let k = 0; k < 6; k++) t.ball(at(-0.9 + k * 0.24, 0.06 * Math.sin(k * 2), 0.15), 0.035, sugar)
    t.rod(at(0.66, 0, 0), at(1, 0, 0), 0.185, dip)
  }
}

/** Street snacks and pastries. */
export const SNACKS: Readonly<Record<string, ThingRow>> = {
  'pizza-slice': [0.03, pizzaSlice],
  fries: [0.14, fries],
  // Two layers with a crisp top, and cream and jam between them.
  scone: made(0.06, [main('#d29a55', 'baked')], (crust) => [
    drum([0, -0.34, 0], 0.74, 0.22, crust, 0.14), drum([0, -0.1, 0], 0.72, 0.1, fixed('#fbf5e6', 'satin'), 0.09),
    (t) => ringOf(9, 0.6, -0.06, (p, i) => t.ball(p, [0.2, 0.1, 0.2], i % 2 ? t.fixed('#fbf5e6', 'satin') : t.fixed('#b3172c', 'gloss'), 0.05)),
    drum([0, 0.2, 0], 0.75, 0.22, crust, 0.16), ball([0, 0.38, 0], [0.66, 0.12, 0.66], crust, 0.08)]),
  // A long bun under a shiny glaze.
  eclair: made(0.05, [main('#4a2413', 'gloss')], (glaze) => [
    rod([0, 0, -0.9], [0, 0, 0.9], 0.36, fixed('#d59a4e', 'baked')), tube(triples([0, 0.16, -0.94, 0, 0.2, 0, 0, 0.16, 0.94]), [0.28, 0.31, 0.28], glaze),
    times(6, (i) => ball([0.29, 0.04 - 0.06 * (i % 2), -0.8 + i * 0.32], [0.12, 0.17, 0.18], glaze, 0.06)),
    times(7, (i) =>
      tube(triples([-0.2, 0.44, -0.84 + i * 0.26, 0, 0.52, -0.76 + i * 0.26, 0.22, 0.42, -0.68 + i * 0.26]), 0.025, second('#f6e7cf', 'gloss')))]),
  waffle: [0.07, waffle],
  // A cloud of sugar on a stick.
  'cotton-candy': made(0.35, [main('#f7b2d0', 'fur')], (sugar) => [
    rod([0, -1.3, 0], [0, 0.1, 0], 0.07, second('#f4efe6', 'matte'), 0.12), ball([0, 0.3, 0], [0.62, 0.66, 0.62], sugar),
    (t) => ringOf(7, 0.52, 0.1, (p, i) => t.ball(p, 0.34 + 0.04 * Math.sin(i * 2.3), sugar, 0.12)),
    (t) => ringOf(6, 0.46, 0.5, (p, i) => t.ball(p, 0.34 + 0.05 * Math.sin(i * 1.7), sugar, 0.12), 0.4), ball([0, 0.86, 0], 0.36, sugar, 0.14)]),
  churros: [0.06, churros],
}
