import type { Vec3 } from '../../render/scene.ts'
import { type Thing, type ThingRow, thing, thingKit } from '../builder/thing.ts'
import { closedCurve, type Outline } from '../builder/turned.ts'
import { pairs, triples } from '../tuples.ts'
import { INSTRUMENTS_ON_STANDS } from './on-stands.ts'
import { drum, type StringBody, strung, VIOLIN } from './parts.ts'

/** The flaring end of a horn: rings that widen along the axis it mostly follows, dark inside. */
function bell(t: Thing, from: Vec3, to: Vec3, radius: number, brass: number): void {
  const reach = [0, 1, 2].map((axis) => Math.abs(to[axis] - from[axis]))
  const axis = reach[2] >= reach[1] && reach[2] >= reach[0] ? 'z' : reach[1] >= reach[0] ? 'y' : 'x'
  const at = (s: number): Vec3 => [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s, from[2] + (to[2] - from[2]) * s]
  const steps = 9
  const thick = (Math.max(...reach) / steps) * 0.62
  for (let i = 0; i <= steps; i++) {
    const s = i / steps
    const wide = radius * (0.16 + 0.84 * s ** 2.6)
    t.ring(at(s), Math.max(thick, wide - thick), thick, axis, brass, thick)
    if (wide < radius * 0.6) t.ball(at(s), wide * 0.8, brass, thick)
  }
  t.ball(at(0.78), radius * 0.34, t.fixed('#4a3410', 'matte'))
}

function woodwind(t: Thing, hex: string, holes: number, flare: number): void {
  const body = t.main(hex, 'gloss')
  t.rod([0, -1, 0], [0, 0.95, 0], 0.07, body, 0.055)
  if (flare > 0) t.rod([0, -0.95, 0], [0, -1.2, 0], 0.07, body, flare)
  for (let i = 0; i < holes; i++) {
    t.ball([0.07, 0.6 - i * (1.4 / holes), 0], [0.03, 0.05, 0.05], t.fixed('#d8dce2', 'chrome'))
    if (i % 2) t.rod([0.05, 0.6 - i * (1.4 / holes), 0.06], [0.05, 0.5 - i * (1.4 / holes), 0.08], 0.014, t.fixed('#d8dce2', 'chrome'))
  }
  t.rod([0, 0.95, 0], [0, 1.2, 0], 0.05, t.fixed('#26272b'), 0.03)
}

const GUITAR: StringBody = { hex: '#b5702a', lower: 0.52, upper: 0.4, deep: 0.16, neck: 0.9, strings: 6, hole: 'round' }
/** The body of an electric guitar as [height, width]: two horns about the neck, the upper one longer. */
const HORNED: Outline = closedCurve(
  pairs([
    -0.48, 0, -0.43, 0.28, -0.2, 0.45, 0.1, 0.42, 0.33, 0.33, 0.55, 0.36, 0.8, 0.42, 1.02, 0.36, 1.06, 0.28, 0.9, 0.21, 0.76, 0.1, 0.76, -0.1, 0.84, -0.22,
    0.93, -0.31, 0.84, -0.38, 0.6, -0.38, 0.4, -0.32, 0.1, -0.4, -0.22, -0.44, -0.43, -0.26,
  ]),
)
const ROWS: Readonly<Record<string, ThingRow>> = {
  ...INSTRUMENTS_ON_STANDS,
  guitar: [1, (t) => strung(t, GUITAR)],
  'electric-guitar': thing(1, (t) => {
    strung(t, { ...GUITAR, hex: '#c8202a', deep: 0.09, hole: 'none', electric: HORNED, lower: 0.46, upper: 0.32 })
  }),
  ukulele: [0.55, (t) => strung(t, { ...GUITAR, hex: '#a8642c', neck: 0.55, strings: 4 })],
  violin: thing(0.6, (t) => {
    strung(t, VIOLIN)
    t.ball([0.12, -0.38, 0.16], [0.08, 0.1, 0.14], t.fixed('#17120e', 'gloss'))
    t.rod([0.3, -0.5, -0.62], [0.3, 1.35, -0.3], 0.022, t.fixed('#5a3018', 'wood'))
    t.rod([0.3, -0.48, -0.57], [0.3, 1.3, -0.26], 0.014, t.fixed('#efe9dc'))
  }),
  drum: thing(0.6, (t) => {
    drum(t, [0, 0, 0], 0.62, 0.45, '#c8202a')
    for (let i = 0; i < 8; i++) {
      const [a, b] = [i * 0.785, i * 0.785 + 0.39]
      t.rod([Math.cos(a) * 0.64, 0.42, Math.sin(a) * 0.64], [Math.cos(b) * 0.64, -0.42, Math.sin(b) * 0.64], 0.02, t.fixed('#f4efe0'))
    }
    for (const z of [-0.2, 0.12]) t.rod([-0.4, 0.52, z], [0.55, 0.6, z + 0.2], 0.03, t.fixed('#d9b27a', 'wood'))
  }),
  trumpet: thing(0.5, (t) => {
    const brass = t.main('#dba92f', 'metal')
    bell(t, [0, 0, 0.2], [0, 0, 1.2], 0.34, brass)
    t.tube(triples([0, 0, 0.3, 0, 0, -1.1]), 0.055, brass)
    t.tube(triples([0, 0, 0.2, 0, -0.32, 0.2, 0, -0.36, -0.1, 0, -0.36, -0.5, 0, -0.1, -0.65, 0, 0, -0.5]), 0.055, brass)
    for (const z of [-0.3, -0.12, 0.06]) {
      t.rod([0, 0.15, z], [0, -0.5, z], 0.075, brass)
      t.rod([0, 0.2, z], [0, 0.34, z], 0.025, t.fixed('#e8e8ea', 'chrome'))
    }
    t.rod([0, 0, -1.1], [0, 0, -1.25], 0.06, t.fixed('#d8dce2', 'chrome'), 0.1)
  }),
  trombone: thing(0.9, (t) => {
    const brass = t.main('#dba92f', 'metal')
    bell(t, [0, 0.25, 0.4], [0, 0.25, 1.5], 0.4, brass)
    t.tube(triples([0, 0.25, 0.5, 0, 0.25, -1, 0, 0, -1.25, 0, -0.25, -1, 0, -0.25, 1.3, 0, -0.4, 1.5, 0, -0.55, 1.3, 0, -0.55, -0.4]), 0.045, brass)
    t.rod([0, -0.25, 0.2], [0, -0.55, 0.2], 0.03, brass)
  }),
  'french-horn': thing(0.5, (t) => {
    const brass = t.main('#dba92f', 'metal')
    for (const r of [0.5, 0.38]) t.ring([0, 0, 0], r, 0.055, 'x', brass)
    bell(t, [0, -0.45, 0.1], [0, -0.5, 0.95], 0.45, brass)
    t.tube(triples([0, 0.45, -0.2, 0, 0.75, -0.5, 0, 0.95, -0.8]), 0.04, brass)
    for (const z of [-0.15, 0, 0.15]) t.rod([0.1, 0.05, z], [0.12, -0.15, z], 0.06, t.fixed('#d8dce2', 'chrome'))
  }),
  saxophone: thing(0.8, (t) => {
    const brass = t.main('#dba92f', 'metal')
    t.tube(
      triples([0, 1.05, -0.55, 0, 1.15, -0.3, 0, 0.95, -0.1, 0, 0, 0, 0, -0.75, 0.1, 0, -0.98, 0.35, 0, -0.72, 0.62]),
      [0.05, 0.06, 0.08, 0.12, 0.17, 0.19, 0.22],
      brass,
      0.05,
    )
    bell(t, [0, -0.72, 0.62], [0, 0.1, 0.75], 0.38, brass)
    for (let i = 0; i < 7; i++) t.ball([0.13 + i * 0.006, 0.65 - i * 0.18, 0.02 + i * 0.01], [0.04, 0.07, 0.07], t.fixed('#f1e2b0', 'chrome'))
    t.rod([0, 1.05, -0.55], [0, 0.95, -0.78], 0.06, t.fixed('#17181b'), 0.04)
  }),
  flute: [0.66, (t) => woodwind(t, '#d3d7dd', 9, 0)],
  clarinet: [0.66, (t) => woodwind(t, '#17181b', 9, 0.16)],
  accordion: thing(0.45, (t) => {
    const shell = t.main('#c8202a', 'gloss')
    for (const z of [-0.75, 0.75]) t.slab([0, 0, z], [0.34, 0.62, 0.2], shell, 0.08)
    for (let i = 0; i < 7; i++) t.slab([0, 0, -0.48 + i * 0.16], [0.32, 0.58, 0.06], i % 2 ? t.fixed('#1b1b1e') : t.second('#f4efe6'), 0.05)
    for (let i = 0; i < 9; i++) t.slab([0.36, -0.5 + i * 0.12, 0.82], [0.03, 0.05, 0.1], t.fixed('#fbf9f2', 'gloss'), 0.01)
    for (let i = 0; i < 12; i++) t.ball([0.35, -0.4 + Math.floor(i / 3) * 0.26, -0.85 + (i % 3) * 0.1], 0.035, t.fixed('#fbf9f2', 'gloss'))
  }),
  bagpipes: thing(0.7, (t) => {
    t.ball([0, 0, 0], [0.4, 0.45, 0.75], t.main('#2f6b3a', 'fabric', { pattern: { kind: 'checks', color: [0.3, 0.03, 0.03], scale: 3 } }))
    const wood = t.fixed('#2c1a10', 'gloss')
    for (const [z, y] of pairs([-0.4, 1.3, -0.1, 1.2, 0.2, 1.1])) {
      t.rod([0, 0.3, z], [-0.1, y, z - 0.25], 0.05, wood)
      t.ring([-0.1, y, z - 0.25], 0.07, 0.03, 'y', t.fixed('#efe9dc'))
    }
    t.rod([0.1, -0.2, 0.6], [0.2, -0.95, 0.85], 0.05, wood)
    t.rod([0, 0.3, 0.55], [0.1, 0.85, 0.9], 0.04, wood)
  }),
  tambourine: thing(0.3, (t) => {
    t.ring([0, 0, 0], 0.8, 0.1, 'x', t.main('#a8642c', 'wood'))
    t.ball([0.02, 0, 0], [0.05, 0.76, 0.76], t.fixed('#f3efe4'))
    for (let i = 0; i < 8; i++) t.ball([0.06, Math.sin(i * 0.785) * 0.82, Math.cos(i * 0.785) * 0.82], [0.12, 0.1, 0.1], t.fixed('#d9b04a', 'metal'))
  }),
  xylophone: thing(0.8, (t) => {
    const hues = ['#d22b2b', '#ee7a1c', '#f4d03f', '#3f9a4e', '#2ab0c8', '#2a62b8', '#7a3d9a', '#e05a9a']
    for (const x of [-0.3, 0.3]) t.rod([x, 0.62, -0.95], [x * 0.6, 0.62, 0.95], 0.06, t.main('#8a5a34', 'wood'))
    hues.forEach((hex, i) => {
      t.slab([0, 0.74, -0.85 + i * 0.243], [0.55 - i * 0.032, 0.05, 0.095], t.fixed(hex, 'gloss'), 0.03)
    })
    for (const [x, z] of pairs([0.3, 0.9, -0.3, 0.9, 0.3, -0.9, -0.3, -0.9])) t.rod([x, 0.6, z], [x, 0, z], 0.05, t.main('#8a5a34', 'wood'))
    t.rod([0.1, 0.85, 0.1], [0.6, 1.05, 0.5], 0.022, t.fixed('#d9b27a'))
    t.ball([0.08, 0.85, 0.08], 0.08, t.fixed('#d22b2b'))
  }),
  gong: thing(1.4, (t) => {
    const wood = t.second('#8c1d1d', 'gloss')
    for (const z of [-0.85, 0.85]) {
      t.rod([0, -0.95, z], [0, 0.85, z], 0.06, wood)
      t.slab([0, -0.95, z], [0.3, 0.05, 0.08], wood, 0.03)
    }
    t.rod([0, 0.85, -1], [0, 0.85, 1], 0.065, wood)
    t.disc([0, 0, 0], 0.66, 0.06, 'x', t.main('#b5853a', 'metal'))
    t.ball([0.05, 0, 0], [0.1, 0.2, 0.2], t.main('#b5853a', 'metal'))
    for (const z of [-0.3, 0.3]) t.rod([0, 0.58, z], [0, 0.85, z], 0.02, t.fixed('#e8d9b0'))
  }),
  bell: thing(0.5, (t) => {
    const gold = t.main('#dba92f', 'metal')
    t.ball([0, 0.35, 0], [0.42, 0.4, 0.42], gold)
    t.rod([0, 0.3, 0], [0, -0.35, 0], 0.42, gold, 0.6, 0.05)
    t.ring([0, -0.72, 0], 0.7, 0.13, 'y', gold, 0.2)
    t.ball([0, -0.86, 0], 0.17, t.fixed('#8a6a24', 'metal'))
    t.ring([0, 0.86, 0], 0.14, 0.05, 'x', gold)
  }),
  harmonica: thing(0.06, (t) => {
    t.slab([0, 0, 0], [0.3, 0.22, 1], t.main('#c9ced6', 'chrome'), 0.08)
    t.slab([0.12, 0, 0], [0.2, 0.1, 0.94], t.second('#5a3018', 'wood'), 0.02)
    for (let i = 0; i < 10; i++) t.slab([0.32, 0, -0.8 + i * 0.178], [0.02, 0.06, 0.05], t.fixed('#17120e'), 0.01)
  }),
  microphone: thing(1.5, (t) => {
    const steel = t.main('#26272b', 'metal')
    t.drum([0, 0.02, 0], 0.18, 0.02, steel, 0.01)
    t.rod([0, 0.02, 0], [0, 1.3, 0], 0.015, t.fixed('#c9ced6', 'chrome'))
    t.rod([0, 1.3, 0], [0.06, 1.4, 0], 0.028, steel, 0.035)
    t.ball([0.09, 1.46, 0], [0.06, 0.065, 0.06], t.fixed('#b9bdc4', 'metal', { pattern: { kind: 'dots', color: [0.05, 0.05, 0.06], scale: 60 } }))
  }),
  speaker: thing(1.1, (t) => {
    t.slab([0, 0, 0], [0.36, 0.9, 0.5], t.main('#1f2126', 'satin'), 0.05)
    for (const [y, r] of pairs([-0.3, 0.38, 0.45, 0.24])) {
      t.ring([0.37, y, 0], r, 0.05, 'x', t.fixed('#5a5d66', 'metal'))
      t.ball([0.33, y, 0], [0.08, r * 0.9, r * 0.9], t.fixed('#121316'))
      t.ball([0.4, y, 0], [0.06, r * 0.34, r * 0.34], t.fixed('#3a3d42'))
    }
    t.ball([0.37, 0.76, 0], [0.03, 0.07, 0.07], t.fixed('#5a5d66', 'metal'))
  }),
  gramophone: thing(0.6, (t) => {
    t.slab([0, -0.8, 0], [0.55, 0.2, 0.55], t.main('#6b4022', 'wood'), 0.05)
    t.drum([0.05, -0.57, 0], 0.48, 0.025, t.fixed('#17181b', 'gloss'), 0.01)
    t.drum([0.05, -0.54, 0], 0.15, 0.02, t.fixed('#c8202a'), 0.01)
    const brass = t.second('#dba92f', 'metal')
    t.tube(triples([-0.4, -0.6, -0.35, -0.5, -0.1, -0.3, -0.35, 0.25, -0.1]), 0.05, brass)
    bell(t, [-0.35, 0.22, -0.1], [0.35, 0.75, 0.2], 0.68, brass)
  }),
  turntable: thing(0.3, (t) => {
    const steel = t.apart(t.fixed('#c9ced6', 'chrome'))
    t.slab([0, -0.5, 0], [0.78, 0.13, 1], t.main('#7a4a28', 'wood'), 0.04)
    t.slab([0, -0.36, 0], [0.75, 0.02, 0.97], t.fixed('#26272b', 'satin'), 0.01)
    t.drum([0.02, -0.32, -0.2], 0.68, 0.02, t.fixed('#9aa1ad', 'metal'), 0.01)
    t.drum([0.02, -0.28, -0.2], 0.64, 0.02, t.fixed('#141518', 'gloss'), 0.008)
    const groove = t.fixed('#2b2d33', 'gloss')
    for (const r of [0.34, 0.46, 0.57]) t.ring([0.02, -0.262, -0.2], r, 0.008, 'y', groove)
    t.drum([0.02, -0.262, -0.2], 0.22, 0.012, t.second('#c8202a', 'satin'), 0.004)
    t.ball([0.02, -0.24, -0.2], 0.035, steel)
    // The arm from its pivot over the record.
    t.drum([-0.5, -0.28, 0.72], 0.14, 0.06, steel, 0.02)
    t.tube(triples([-0.62, -0.16, 0.74, -0.2, -0.15, 0.72, 0.28, -0.17, 0.56, 0.4, -0.22, 0.3]), 0.026, steel)
    t.slab([0.42, -0.24, 0.26], [0.06, 0.03, 0.05], t.fixed('#26272b'), 0.01)
    for (const z of [0.62, 0.82]) t.drum([0.6, -0.3, z], 0.07, 0.04, steel, 0.01)
    // Its lid stands open behind.
    const lid = t.apart(t.fixed('#b9c9d2', 'glass'))
    t.slab([-0.8, 0.12, 0], [0.02, 0.5, 0.97], lid, 0.015)
    for (const z of [-0.95, 0.95]) t.slab([-0.74, 0.12, z], [0.06, 0.5, 0.02], lid, 0.015)
    t.slab([-0.74, 0.62, 0], [0.06, 0.02, 0.97], lid, 0.015)
  }),
  radio: thing(0.3, (t) => {
    t.slab([0, 0, 0], [0.3, 0.55, 0.9], t.main('#c8322b', 'gloss'), 0.16)
    t.disc([0.3, -0.02, -0.38], 0.34, 0.04, 'x', t.second('#f1e6cf', 'satin'))
    for (let i = 0; i < 5; i++) t.slab([0.35, -0.2 + i * 0.09, -0.38], [0.02, 0.02, 0.25], t.fixed('#6b5a44'), 0.01)
    t.slab([0.3, 0.2, 0.4], [0.03, 0.13, 0.34], t.fixed('#fbf3d6', 'glass', { emission: [0.25, 0.2, 0.1] }), 0.03)
    for (const z of [0.25, 0.58]) t.ball([0.33, -0.2, z], [0.07, 0.1, 0.1], t.fixed('#d9b35a', 'metal'))
    t.tube(triples([0, 0.5, -0.6, 0, 0.72, -0.55, 0, 0.72, 0.55, 0, 0.5, 0.6]), 0.05, t.second('#f1e6cf'))
    t.rod([0, 0.5, 0.75], [-0.1, 1.25, 0.95], 0.018, t.fixed('#c9ced6', 'chrome'))
  }),
  headphones: thing(0.2, (t) => {
    const shell = t.main('#232529', 'satin')
    t.tube(
      Array.from({ length: 19 }, (_, i): Vec3 => {
        const a = (i / 18) * Math.PI * 1.16 - Math.PI * 0.08
        return [0, 0.22 + Math.sin(a) * 0.84, -Math.cos(a) * 0.82]
      }),
      0.085,
      shell,
    )
    // The padding under the band.
    t.tube(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const a = Math.PI * (0.28 + (i / 8) * 0.44)
        return [0, 0.17 + Math.sin(a) * 0.82, -Math.cos(a) * 0.8]
      }),
      0.1,
      t.second('#4a4d55', 'fabric'),
    )
    for (const z of [-0.8, 0.8]) {
      t.ball([0, -0.35, z], [0.4, 0.5, 0.2], shell)
      t.ring([0, -0.35, z * 0.82], 0.3, 0.13, 'z', t.second('#4a4d55', 'fabric'))
    }
  }),
}

/** Musical instruments and what makes sound. */
export const instrumentKit = thingKit('instrument', ROWS)
