import type { Vec3 } from '../../render/scene.ts'
import { seededRandom } from '../builder/kit-builder.ts'
import type { Thing } from '../builder/thing.ts'
import { closedCurve, type Outline } from '../builder/turned.ts'
import { leaf } from '../tableware/food-parts.ts'
import { pairs, triples } from '../tuples.ts'

/** Half a cut through a loaf: flat below, domed above. */
function loafCut(size: number): Outline {
  return closedCurve([[-0.46 * size, -0.56 * size], [0.12 * size, -0.68 * size], [0.46 * size, -0.4 * size], [0.56 * size, 0], [0.46 * size, 0.4 * size],
    [0.12 * size, 0.68 * size], [-0.46 * size, 0.56 * size]])
}

/** A loaf on a board: a scored crust dusted with flour, two slices before it. */
export function loaf(t: Thing): void {
  const crust = t.main('#b8722c', 'baked', { specular: 0.24, gloss: 22 })
  const score = t.fixed('#edcf9a', 'matte')
  const back = -0.34
  t.slab([0.1, -0.56, 0], [1.05, 0.07, 1.72], t.fixed('#8a5a34', 'wood'), 0.05)
  t.ball([back, 0.02, 0], [0.62, 0.56, 1.32], crust)
  t.slab([back, -0.3, 0], [0.54, 0.2, 1.08], crust, 0.18, 0, 0.16)
  // Cuts that opened in the oven: a pale floor, a dark lip on one side.
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
  for (const [x, z, size] of triples([0.5, -0.62, 0.72, 0.66, 0.3, 0.72])) {
    t.plate([x, -0.16, z], loafCut(size), 0.06, 'x', crust, 0.02)
    t.plate([x + 0.03, -0.16, z], loafCut(size * 0.9), 0.05, 'x', crumb, 0.01)
  }
  const random = seededRandom(3)
  const flake = t.fixed('#c98a45', 'matte')
  for (let i = 0; i < 16; i++) t.ball([0.5 + random() * 0.6, -0.48, -1.4 + random() * 2.8], 0.014 + 0.022 * random(), flake)
  t.seat = [back, 0.56, 0]
}

const STEAK: Outline = closedCurve(pairs([-0.62, -0.5, -0.2, -1.02, 0.34, -0.92, 0.62, -0.42, 0.5, 0.2, 0.62, 0.78, 0.2, 1.12, -0.34, 0.92, -0.66, 0.3]))

/** A seared steak on a dark plate: marks of the grill, a rim of fat, butter that melts, rosemary and tomatoes. */
export function steak(t: Thing): void {
  const plate = t.fixed('#2a2c30', 'satin')
  t.drum([0, -0.3, 0], 1.5, 0.05, plate, 0.04)
  t.ring([0, -0.25, 0], 1.46, 0.045, 'y', plate)
  const meat = t.main('#6e2f18', 'baked', { specular: 0.5, gloss: 34 })
  const scaled = (by: number, along = 0): Outline => STEAK.map(([x, z]) => [x * by + along, z * by])
  t.plate([0, -0.06, 0], scaled(1.02), 0.15, 'y', t.fixed('#d9b98a', 'satin'), 0.1)
  t.plate([0.05, -0.05, 0.01], scaled(0.96), 0.18, 'y', meat, 0.12)
  // Bars of the grill, as long as the meat is there.
  const mark = t.fixed('#1f0e08', 'satin')
  for (const [i, half] of [0.3, 0.46, 0.5, 0.46, 0.44, 0.34].entries()) {
    const z = -0.76 + i * 0.31
    t.rod([0.05 - half, 0.1, z + half * 0.5], [0.05 + half, 0.1, z - half * 0.5], 0.035, mark)
  }
  const butter = t.fixed('#f7dc7a', 'gloss')
  t.ball([0.08, 0.14, -0.12], [0.32, 0.022, 0.34], t.fixed('#e3b13c', 'gloss'))
  t.slab([0.05, 0.19, -0.14], [0.13, 0.06, 0.14], butter, 0.05, 0.4)
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
  const random = seededRandom(8)
  for (let i = 0; i < 22; i++) t.slab([-0.4 + random() * 0.8, 0.135, -0.8 + random() * 1.6], [0.014, 0.01, 0.014], salt, 0.004, i)
  t.seat = [0, 0.2, 0]
}

/** Turns of dough from the middle to each horn, and how far one is around the bend from the next. */
const TURNS = 6
const BEND = 0.235

/** A crescent of rolled dough: each turn starts thicker than the one before it ended, with a pale edge where they part. */
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
