import type { Vec3 } from '../../render/scene.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

/** Gathered cloth around an elastic. */
function scrunchie(t: Thing): void {
  const silk = t.main('#e0a6b8', 'satin')
  const turns = 26
  for (let i = 0; i < turns; i++) {
    const a = (i / turns) * Math.PI * 2
    const out = 0.74 + 0.03 * Math.sin(i * 5.1)
    // Every other gather stands higher, as cloth does on a drawn thread.
    const thick = i % 2 ? 0.31 : 0.25
    t.ball([Math.cos(a) * out, 0.02 * Math.sin(i * 2.7), Math.sin(a) * out], [thick, thick * 0.92, thick], silk, 0.03)
  }
}

/** A long board with a rough face. */
function nailFile(t: Thing): void {
  const grit = t.main('#e58aa6', 'matte', { pattern: { kind: 'noise', color: [0.42, 0.12, 0.2], scale: 16 } })
  for (let i = 0; i <= 12; i++) t.disc([0, -1.2 + i * 0.2, 0], 0.2, 0.045, 'x', grit)
  t.slab([0, 0, 0], [0.045, 1.2, 0.2], grit, 0.02)
  t.slab([0, 0, 0], [0.03, 1.22, 0.205], t.second('#f6f1ea', 'matte'), 0.02)
}

/** Two arms of steel that meet in a slanted tip. */
function tweezers(t: Thing): void {
  const steel = t.main('#d3d8de', 'chrome')
  for (const z of [-1, 1])
    t.tube(triples([0, 1.1, z * 0.03, 0, 0.7, z * 0.14, 0, -0.2, z * 0.22, 0, -1, z * 0.05, 0, -1.14, z * 0.02]), [0.12, 0.11, 0.13, 0.06, 0.03], steel, 0.02)
}

/** A strip of fabric with a pad in its middle. */
function bandage(t: Thing): void {
  const strip = t.main('#e9b48a', 'fabric')
  t.slab([0, 0, 0], [0.06, 0.4, 1], strip, 0.05)
  for (const z of [-0.86, 0.86]) t.disc([0, 0, z], 0.4, 0.06, 'x', strip)
  t.slab([0.06, 0, 0], [0.02, 0.34, 0.4], t.second('#f8ece0', 'matte'), 0.02)
  for (let i = 0; i < 16; i++)
    t.ball([0.065, -0.2 + 0.13 * (i % 4), (i < 8 ? -1 : 1) * (0.62 + 0.14 * (Math.floor(i / 4) % 2))], [0.012, 0.025, 0.025], t.fixed('#c98a5c', 'matte'))
}

/** A stick with a window for the reading. */
function thermometer(t: Thing): void {
  t.rod([0, -0.9, 0], [0, 0.75, 0], 0.14, t.main('#f4f6f8', 'gloss'), 0.2)
  t.rod([0, -1.24, 0], [0, -0.92, 0], 0.055, t.second('#c9ced6', 'chrome'), 0.1)
  t.slab([0.17, 0.25, 0], [0.05, 0.3, 0.11], t.fixed('#2f3a44', 'gloss'), 0.04)
  t.slab([0.21, 0.25, 0], [0.02, 0.24, 0.075], t.fixed('#b9d8c0', 'satin', { emission: [0.05, 0.08, 0.06] }), 0.02)
  t.ball([0.17, -0.22, 0], [0.06, 0.07, 0.07], t.fixed('#3a9fd8', 'gloss'))
}

/** A molar: a crown with four cusps on its roots. */
function tooth(t: Thing): void {
  const enamel = t.main('#fbfaf5', 'gloss', { emission: [0.03, 0.03, 0.03] })
  t.ball([0, 0.3, 0], [0.5, 0.5, 0.62], enamel)
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      t.ball([x * 0.22, 0.62, z * 0.32], [0.28, 0.24, 0.3], enamel, 0.12)
      t.tube(triples([x * 0.16, 0, z * 0.32, x * 0.2, -0.5, z * 0.4, x * 0.14, -1, z * 0.3]), [0.32, 0.22, 0.07], enamel, 0.16)
    }
}

/** A shaft with two knobs at either end. */
function bone(t: Thing): void {
  const ivory = t.main('#f1e7d2', 'satin')
  t.rod([0, 0, -0.8], [0, 0, 0.8], 0.2, ivory)
  for (const z of [-1, 1]) for (const y of [-0.22, 0.22]) t.ball([0, y, z * 0.92], [0.25, 0.27, 0.27], ivory, 0.12)
}

const FACES = ['#c4202a', '#f2f2ee', '#1f57b8', '#2f9a4a', '#f0c22a', '#ee7a1c'] as const

/** Three by three colored squares a face; turned, so that three faces are seen. */
function puzzleCube(t: Thing): void {
  const body = t.main('#15161a', 'gloss')
  const turn = 0.6
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  t.slab([0, 0, 0], [0.9, 0.9, 0.9], body, 0.08, turn)
  const squares = FACES.map((hex) => t.fixed(hex, 'gloss'))
  for (let i = 0; i < 9; i++) {
    const [a, b] = [((i % 3) - 1) * 0.58, (Math.floor(i / 3) - 1) * 0.58]
    const half = 0.25
    const on = (k: number): number => squares[(i * k + (i >> 1)) % 6]
    const at = (x: number, y: number, z: number): Vec3 => [x * c + z * s, y, z * c - x * s]
    t.slab(at(0.9, a, b), [0.015, half, half], on(5), 0.04, turn)
    t.slab(at(a, b, -0.9), [half, half, 0.015], on(7), 0.04, turn)
    t.slab(at(a, 0.9, b), [half, 0.015, half], on(1), 0.04, turn)
    t.slab(at(a, b, 0.9), [half, half, 0.015], on(4), 0.04, turn)
  }
}

/** A collar with its tag, and the strap coiled before it. */
function leash(t: Thing): void {
  const strap = t.main('#c8322b', 'fabric')
  const steel = t.second('#d3d8de', 'chrome')
  const coil: Vec3[] = []
  for (let i = 0; i <= 56; i++) {
    const a = (i / 56) * Math.PI * 6.4
    const r = 0.98 - 0.011 * i
    coil.push([Math.cos(a) * r, -0.05 + 0.004 * i, Math.sin(a) * r])
  }
  t.tube(coil, 0.06, strap)
  // The loop for the hand lies over the coil, the snap hook at the strap's other end.
  t.tube(
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = (i / 12) * Math.PI * 2
      return [0.6 + Math.cos(a) * 0.5, 0.16, 1.1 + Math.sin(a) * 0.28]
    }),
    0.075,
    strap,
  )
  t.rod([0.98, -0.05, 0], [1.3, 0, -0.3], 0.06, steel)
  t.ring([1.42, 0, -0.42], 0.15, 0.045, 'y', steel)
}

/** A roll with its end hanging down. */
function paperRoll(t: Thing): void {
  const paper = t.main('#fbfaf6', 'fabric')
  t.drum([0, 0, 0], 0.78, 0.68, paper, 0.08)
  t.drum([0, 0.02, 0], 0.27, 0.69, t.fixed('#b99b74', 'matte'), 0.02)
  t.drum([0, 0.04, 0], 0.22, 0.69, t.fixed('#5a4630', 'matte'), 0.02)
  for (const r of [0.42, 0.58]) t.ring([0, 0.69, 0], r, 0.008, 'y', t.fixed('#dcd8cf', 'matte'))
  t.slab([0.5, -0.2, 0.6], [0.34, 0.46, 0.02], paper, 0.015, 0.7)
}

/** A box with a sheet standing out of its slit. */
function tissueBox(t: Thing): void {
  t.slab([0, -0.3, 0], [0.56, 0.4, 1], t.main('#8fb8cf', 'satin'), 0.05)
  t.slab([0, 0.1, 0], [0.12, 0.012, 0.42], t.fixed('#4a6676', 'matte'), 0.01)
  const sheet = t.second('#ffffff', 'fabric')
  for (let i = 0; i < 13; i++) {
    const z = -0.36 + i * 0.06
    t.tube(
      triples([0, 0, z * 0.9, 0.1 * Math.sin(i * 1.1), 0.42, z * 1.1, 0.2 * Math.sin(i * 0.9 + 1), 0.86 - 0.05 * Math.abs(i - 5), z * 1.7]),
      [0.1, 0.09, 0.035],
      sheet,
      0.05,
    )
  }
}

/** Arm, base and the hinge at the back. */
function stapler(t: Thing): void {
  const shell = t.main('#c8322b', 'gloss')
  const steel = t.second('#c9ced6', 'chrome')
  t.slab([0, -0.42, 0.05], [0.26, 0.08, 1.05], t.fixed('#26282d', 'satin'), 0.06)
  t.rod([0, -0.06, -0.8], [0, 0.06, 0.92], 0.13, steel)
  t.rod([0, 0.1, -0.78], [0, 0.26, 0.86], 0.26, shell, 0.21)
  t.slab([0, -0.14, -0.86], [0.24, 0.26, 0.16], shell, 0.08)
}

/** A roll of sticky tape on its end. */
function tapeRoll(t: Thing): void {
  const tape = t.main('#d8b06a', 'gloss')
  t.disc([0, 0, 0], 0.8, 0.3, 'x', tape)
  t.disc([0.02, 0, 0], 0.54, 0.3, 'x', t.fixed('#efe6d6', 'matte'))
  t.disc([0.04, 0, 0], 0.46, 0.3, 'x', t.fixed('#5c5348', 'matte'))
  t.slab([0, -0.76, 0.4], [0.28, 0.02, 0.5], tape, 0.01)
}

/** Keys, a screen and the slot for the card. */
function cardTerminal(t: Thing): void {
  t.slab([0, 0, 0], [0.2, 1, 0.54], t.main('#26282d', 'satin'), 0.12)
  t.slab([0.19, 0.5, 0], [0.03, 0.34, 0.44], t.fixed('#2f7fc0', 'gloss', { emission: [0.06, 0.16, 0.28] }), 0.03)
  t.slab([0.22, 0.58, 0], [0.008, 0.03, 0.3], t.fixed('#eef4f8', 'matte', { emission: [0.2, 0.2, 0.2] }), 0.004)
  for (let row = 0; row < 4; row++)
    for (const [i, z] of [-0.3, 0, 0.3].entries())
      t.slab(
        [0.21, -0.06 - row * 0.2, z],
        [0.03, 0.07, 0.11],
        row === 3 ? t.fixed(['#d2332a', '#f0c22a', '#3f9a4e'][i], 'gloss') : t.fixed('#e6e9ec', 'satin'),
        0.03,
      )
  t.slab([0.02, -1.06, 0], [0.03, 0.34, 0.44], t.second('#d8b25a', 'metal'), 0.02)
  t.slab([0, 1.1, 0], [0.02, 0.24, 0.36], t.fixed('#fdfdfb', 'matte'), 0.01)
}

/** A tray on one wheel with two handles. */
function wheelbarrow(t: Thing): void {
  const tray = t.main('#3f8a4a', 'satin')
  const wood = t.second('#9a6a3a', 'wood')
  t.slab([0, 0.02, 0.04], [0.42, 0.16, 0.52], tray, 0.1)
  t.slab([0, 0.26, 0.16], [0.5, 0.16, 0.64], tray, 0.06, 0, 0.16)
  t.slab([0, 0.4, 0.2], [0.5, 0.02, 0.62], t.fixed('#5a4028', 'matte'), 0.01)
  for (const x of [-0.3, 0.3]) {
    t.rod([x * 0.4, -0.4, 0.92], [x * 1.2, 0.1, -1.3], 0.05, wood)
    t.rod([x, -0.12, -0.36], [x, -0.72, -0.5], 0.045, tray)
  }
  t.disc([0, -0.44, 0.95], 0.3, 0.1, 'x', t.fixed('#26272b', 'satin'))
  t.disc([0, -0.44, 0.95], 0.14, 0.12, 'x', t.fixed('#c9ced6', 'metal'))
}

/** A slanted board on a column, for notes. */
function lectern(t: Thing): void {
  const wood = t.main('#8a5a34', 'wood')
  t.slab([0, -1.1, 0], [0.5, 0.06, 0.62], wood, 0.03)
  t.slab([0, -0.2, 0], [0.3, 0.9, 0.42], wood, 0.03)
  for (let i = 0; i < 7; i++) t.slab([-0.42 + i * 0.14, 0.74 + i * 0.05, 0], [0.08, 0.05, 0.66], wood, 0.02)
  t.slab([0.31, -0.1, 0], [0.012, 0.5, 0.28], t.second('#6b4426', 'wood'), 0.01)
  t.tube(triples([0.3, 1.04, 0.2, 0.1, 1.3, 0.2, -0.1, 1.42, 0.2]), 0.02, t.fixed('#26272b', 'satin'))
  t.ball([-0.12, 1.43, 0.2], [0.07, 0.06, 0.06], t.fixed('#26272b', 'fabric'))
}

/** What lies in drawers, bathrooms and offices. */
export const EVERYDAY: Readonly<Record<string, ThingRow>> = {
  scrunchie: [0.04, scrunchie],
  'nail-file': [0.16, nailFile],
  tweezers: [0.1, tweezers],
  bandage: [0.06, bandage],
  thermometer: [0.14, thermometer],
  tooth: [0.16, tooth],
  bone: [0.06, bone],
  'puzzle-cube': [0.06, puzzleCube],
  leash: [0.06, leash],
  'paper-roll': [0.1, paperRoll],
  'tissue-box': [0.16, tissueBox],
  stapler: [0.07, stapler],
  'tape-roll': [0.1, tapeRoll],
  'card-terminal': [0.2, cardTerminal],
  wheelbarrow: [0.65, wheelbarrow],
  lectern: [1.15, lectern],
}
